package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.dialect.Fallbacks;
import dev.touchstone.cypher.generate.Clauses.Filled;
import dev.touchstone.cypher.reference.Progress;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes random queries, after GDsmith: first the skeleton, a sequence of kinds of clauses, then each clause is filled in. What the query
 * comes to is known after every clause, because the reference has run it; so it always finds something, and never too much.
 */
public final class QueryGenerator {
    /** What comes in several ways stands here several times. */
    private static final Ingredient[] WRITES = {
        Ingredient.SET,
        Ingredient.SET,
        Ingredient.SET,
        Ingredient.CREATE,
        Ingredient.CREATE,
        Ingredient.CREATE,
        Ingredient.MERGE,
        Ingredient.MERGE,
        Ingredient.SET,
        Ingredient.REMOVE,
        Ingredient.REMOVE,
        Ingredient.DELETE,
        Ingredient.DELETE,
        Ingredient.DELETE,
        Ingredient.FOREACH,
        Ingredient.FOREACH,
        Ingredient.CALL_THAT_WRITES
    };

    private static final Ingredient[] FIRST = {
        Ingredient.MATCH, Ingredient.OPTIONAL_MATCH, Ingredient.OPTIONAL_MATCH, Ingredient.UNWIND
    };

    private static final Ingredient[] NEXT = {
        Ingredient.MATCH,
        Ingredient.MATCH,
        Ingredient.OPTIONAL_MATCH,
        Ingredient.OPTIONAL_MATCH,
        Ingredient.UNWIND,
        Ingredient.WITH,
        Ingredient.WITH,
        Ingredient.CALL
    };

    private final Draft draft;
    private final Graph graph;

    public QueryGenerator(PropertyGraph dataset, Dialect dialect, Limits limits, Choices choices) {
        this.draft = new Draft(dataset, dialect, limits, choices);
        this.graph = Graph.of(dataset);
    }

    /**
     * A query that reads, with up to this many bindings of its parameters.
     *
     * @param bindings how many checks one plan is to serve
     */
    public Template reading(int bindings) {
        Query query = query();
        draft.keepParameters(parameters(query));
        return template(query, new Bindings(draft, graph, draft.choices().split("bindings")).of(query, bindings));
    }

    /** What is withheld is not asked for, also where only its words are not those of every engine. */
    private Template template(Query query, List<Map<String, Value>> bindings) {
        return new Template(Fallbacks.avoiding(query, draft.dialect()), bindings);
    }

    /** A query that reads, cut off anywhere, so that its answer may be left to chance. */
    public Template any() {
        Query query = query();
        Query.Part last = query.parts().getLast();
        if (last.clauses().getLast() instanceof Clause.Return result
                && result.projection().limit().isEmpty()
                && draft.choices().chance(0.5)) {
            List<Query.Part> parts = new ArrayList<>(query.parts());
            List<Clause> clauses = new ArrayList<>(last.clauses());
            clauses.set(clauses.size() - 1, new Clause.Return(cutAnywhere(result.projection())));
            parts.set(parts.size() - 1, new Query.Part(clauses));
            Query cut = new Query(parts, query.all());
            query = draft.speaks(cut) ? cut : query;
        }
        draft.keepParameters(parameters(query));
        return template(query, List.of(draft.parameters()));
    }

    private Clause.Projection cutAnywhere(Clause.Projection whole) {
        return new Clause.Projection(
                whole.distinct(),
                whole.star(),
                whole.items(),
                whole.order(),
                draft.choices().chance(0.2) ? Optional.of(Expressions.whole(1)) : Optional.empty(),
                Optional.of(Expressions.whole(draft.choices().pickOf(0, 0, 1, 3))));
    }

    /** A query that writes; one that reads where these choices lead to none whose effect is determined. */
    public Template writing() {
        List<Clause> clauses = new ArrayList<>();
        Environment environment = fill(reads(draft.choices().between(1, 3)), start(), clauses);
        int before = clauses.size();
        for (int i = draft.choices().pickOf(1, 1, 2, 3); i > 0; i--) {
            Optional<Filled> filled = new Updates(draft, environment).fill(draft.oneOf(WRITES));
            if (filled.isPresent()) {
                clauses.add(filled.get().clause());
                environment = filled.get().after();
            }
        }
        if (clauses.size() == before) {
            return reading(1);
        }
        end(environment, clauses);
        Query query = Query.of(clauses.toArray(Clause[]::new));
        draft.keepParameters(parameters(query));
        return draft.speaks(query)
                        && Reference.DEFAULT
                                .undetermined(query, draft.parameters(), graph)
                                .isEmpty()
                ? template(query, List.of(draft.parameters()))
                : reading(1);
    }

    /** After the writes, what they left is perhaps looked at, and perhaps returned. */
    private void end(Environment written, List<Clause> clauses) {
        Environment environment = written;
        if (draft.choices().chance(0.3)) {
            Optional<Filled> with = new Clauses(draft, environment).with();
            if (with.isPresent()) {
                clauses.add(with.get().clause());
                environment = fill(List.of(Ingredient.MATCH), with.get().after(), clauses);
            }
        }
        boolean reads = !(clauses.getLast() instanceof Clause.With || clauses.getLast() instanceof Clause.Match);
        if (reads && draft.choices().chance(0.2) && !(clauses.getLast() instanceof Clause.Call)) {
            return;
        }
        clauses.add(result(environment, List.of()));
    }

    private Query query() {
        List<Query.Part> parts = new ArrayList<>();
        boolean union = draft.comes(Ingredient.UNION, 0.06);
        List<String> names =
                union ? List.of("c", "d").subList(0, draft.choices().between(1, 2)) : List.of();
        parts.add(part(names));
        if (union) {
            parts.add(part(names));
        }
        Query query = new Query(parts, union && draft.choices().chance(0.5));
        return draft.speaks(query) ? query : new Query(parts.subList(0, 1), false);
    }

    private static Set<String> parameters(Query query) {
        return Tree.nodes(query)
                .filter(Expression.Parameter.class::isInstance)
                .map(node -> ((Expression.Parameter) node).name())
                .collect(Collectors.toCollection(java.util.LinkedHashSet::new));
    }

    private Environment start() {
        return Environment.start(Progress.start(graph, draft.steps()));
    }

    private Query.Part part(List<String> names) {
        List<Clause> clauses = new ArrayList<>();
        int most = draft.limits().clauses() - 1;
        int length = Math.min(
                most,
                most <= 8
                        ? draft.choices().pickOf(1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 6, 7, 8)
                        : draft.choices().between(1, most));
        Environment environment = fill(reads(length), start(), clauses);
        clauses.add(result(environment, names));
        Query.Part part = new Query.Part(clauses);
        // What each clause alone can say otherwise, all together perhaps cannot.
        return Stream.of(part, withPlainWays(part), new Query.Part(List.of(count(names))))
                .filter(each -> draft.speaks(new Query(List.of(each), false)))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Some dialects have paths of a variable length only where what follows treats each row by itself, and can say of relationships
     * before a WITH DISTINCT * only what needs no new name.
     */
    private Query.Part withPlainWays(Query.Part part) {
        return new Query.Part(part.clauses().stream()
                .map(clause -> clause instanceof Clause.Match match ? withPlainWays(match) : clause)
                .toList());
    }

    private Clause withPlainWays(Clause.Match match) {
        List<Path> paths = match.paths().stream()
                .map(path -> (Path) Tree.rewrite(path, this::plain))
                .toList();
        return new Clause.Match(match.optional(), paths, match.where());
    }

    private Record plain(Record node) {
        return node instanceof Relationship way && way.variable().isEmpty()
                ? new Relationship(
                        Optional.of(draft.fresh("r")), way.types(), way.direction(), Optional.empty(), way.properties())
                : node;
    }

    private Environment fill(List<Ingredient> skeleton, Environment start, List<Clause> clauses) {
        Environment environment = start;
        for (Ingredient kind : skeleton) {
            Optional<Filled> filled = fill(kind, environment);
            if (filled.isPresent()) {
                clauses.add(filled.get().clause());
                environment = filled.get().after();
            }
        }
        return environment;
    }

    private Clause result(Environment environment, List<String> names) {
        return new Projections(draft, environment)
                .result(names)
                .map(Filled::clause)
                .orElseGet(() -> count(names));
    }

    static Clause count(List<String> names) {
        List<Clause.Item> items = (names.isEmpty() ? List.of("c") : names)
                .stream()
                        .map(name -> new Clause.Item(new Expression.CountStar(), Optional.of(name)))
                        .toList();
        return new Clause.Return(
                new Clause.Projection(false, false, items, List.of(), Optional.empty(), Optional.empty()));
    }

    /** The skeleton: which clauses of those that read, in which order. */
    private List<Ingredient> reads(int length) {
        List<Ingredient> kinds = new ArrayList<>();
        kinds.add(draft.choices().chance(0.8) ? Ingredient.MATCH : draft.oneOf(FIRST));
        while (kinds.size() < length) {
            kinds.add(draft.oneOf(NEXT));
        }
        return kinds;
    }

    private Optional<Filled> fill(Ingredient kind, Environment environment) {
        Clauses clauses = new Clauses(draft, environment);
        return switch (kind) {
            case MATCH -> clauses.match(false);
            case OPTIONAL_MATCH -> clauses.match(true);
            case UNWIND -> clauses.unwind();
            case WITH -> clauses.with();
            case CALL -> clauses.call();
            default -> throw new IllegalArgumentException(kind + " is no clause that reads");
        };
    }
}

package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.generate.Clauses.Filled;
import dev.touchstone.cypher.reference.Graph;
import dev.touchstone.cypher.reference.Progress;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes random queries, after GDsmith: first the skeleton, a sequence of kinds of clauses, then each clause is filled in. What the query
 * comes to is known after every clause, because the reference has run it; so it always finds something, and never too much.
 */
public final class QueryGenerator {
    /** How much work a clause may be. */
    static final long STEPS = 8_000;

    private final Draft draft;
    private final Graph graph;

    public QueryGenerator(PropertyGraph dataset, Dialect dialect, Limits limits, Choices choices) {
        this.draft = new Draft(dataset, dialect, limits, choices);
        this.graph = Graph.of(dataset);
    }

    /** The kinds of clauses that a skeleton consists of, besides the RETURN at its end. */
    private enum Kind {
        MATCH,
        OPTIONAL_MATCH,
        UNWIND,
        WITH,
        CALL
    }

    /** A query that reads. */
    public CypherQuery query() {
        List<Query.Part> parts = new ArrayList<>();
        boolean union = draft.choices().chance(0.06);
        List<String> names =
                union ? List.of("c", "d").subList(0, draft.choices().between(1, 2)) : List.of();
        parts.add(part(names));
        if (union) {
            parts.add(part(names));
        }
        Query query = new Query(parts, union && draft.choices().chance(0.5));
        if (!draft.speaks(query)) {
            query = new Query(parts.subList(0, 1), false);
        }
        draft.keepParameters(parameters(query));
        return new CypherQuery(query, draft.parameters());
    }

    private static Set<String> parameters(Query query) {
        return Tree.nodes(query)
                .filter(Expression.Parameter.class::isInstance)
                .map(node -> ((Expression.Parameter) node).name())
                .collect(Collectors.toCollection(java.util.LinkedHashSet::new));
    }

    private Query.Part part(List<String> names) {
        List<Clause> clauses = new ArrayList<>();
        Environment environment = Environment.start(Progress.start(graph, STEPS));
        for (Kind kind : skeleton()) {
            Optional<Filled> filled = fill(kind, environment);
            if (filled.isPresent()) {
                clauses.add(filled.get().clause());
                environment = filled.get().after();
            }
        }
        Optional<Filled> end = new Projections(draft, environment).result(names);
        clauses.add(end.map(Filled::clause).orElseGet(() -> count(names)));
        return new Query.Part(clauses);
    }

    private static Clause count(List<String> names) {
        List<Clause.Item> items = (names.isEmpty() ? List.of("c") : names)
                .stream()
                        .map(name -> new Clause.Item(new Expression.CountStar(), Optional.of(name)))
                        .toList();
        return new Clause.Return(
                new Clause.Projection(false, false, items, List.of(), Optional.empty(), Optional.empty()));
    }

    private List<Kind> skeleton() {
        Choices choices = draft.choices();
        List<Kind> kinds = new ArrayList<>();
        kinds.add(choices.chance(0.92) ? Kind.MATCH : Kind.UNWIND);
        int most = draft.limits().clauses() - 1;
        int length = Math.min(most, choices.pickOf(1, 2, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8));
        while (kinds.size() < length) {
            kinds.add(choices.pickOf(
                    Kind.MATCH,
                    Kind.MATCH,
                    Kind.MATCH,
                    Kind.OPTIONAL_MATCH,
                    Kind.UNWIND,
                    Kind.WITH,
                    Kind.WITH,
                    Kind.CALL));
        }
        return kinds;
    }

    private Optional<Filled> fill(Kind kind, Environment environment) {
        Clauses clauses = new Clauses(draft, environment);
        return switch (kind) {
            case MATCH -> clauses.match(false);
            case OPTIONAL_MATCH -> clauses.match(true);
            case UNWIND -> clauses.unwind();
            case WITH -> clauses.with();
            case CALL -> clauses.call();
        };
    }
}

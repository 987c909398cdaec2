package dev.touchstone.cypher.rewrite;

import dev.touchstone.core.oracle.RewriteClaim;
import dev.touchstone.core.oracle.RewriteRule;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.Scopes;
import dev.touchstone.cypher.reference.check.Aggregating;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Clause.SortKey;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.IsNull;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rules on clauses: such as do nothing, and such as do the same in another way. */
final class ClauseRules {
    /** The name of a row that was gathered. */
    private static final String ROW = Rules.FRESH + "_";

    private ClauseRules() {}

    static List<RewriteRule<Query>> all() {
        return List.of(
                new RewriteRule<>(
                        "with-star",
                        "WITH * passes on every row as it is.",
                        RewriteClaim.SAME,
                        query -> between(
                                query,
                                false,
                                scope -> scope.isEmpty()
                                        ? List.of()
                                        : List.of(new Clause.With(everything(), Optional.empty())))),
                new RewriteRule<>(
                        "unwind-one",
                        "UNWIND [1] makes one row of each, with one more variable, which nothing reads.",
                        RewriteClaim.SAME,
                        query -> between(
                                query,
                                true,
                                scope -> List.of(new Clause.Unwind(
                                        new Expression.ListLiteral(List.of(new Expression.Literal(Values.of(1)))),
                                        Rules.FRESH)))),
                new RewriteRule<>(
                        "gathered",
                        "collect() keeps every row as a list, UNWIND makes a row of each list again, and where there was no row there is no list.",
                        RewriteClaim.SAME,
                        query -> between(query, false, ClauseRules::gathering)),
                new RewriteRule<>(
                        "optional-match",
                        "An OPTIONAL MATCH finds what a MATCH finds, and one row of nulls where that finds nothing; a node that it has found is not null.",
                        RewriteClaim.SAME,
                        ClauseRules::optionally),
                new RewriteRule<>(
                        "counted",
                        "A query that returns its rows as they are has as many as it counts, or as many as LIMIT says where that is less.",
                        RewriteClaim.COUNTED,
                        ClauseRules::counted),
                new RewriteRule<>(
                        "uncounted",
                        "A query that counts its rows counts as many as it has.",
                        RewriteClaim.COUNTS,
                        ClauseRules::uncounted),
                new RewriteRule<>(
                        "distinct-groups",
                        "Groups differ in what they are grouped by, so that no two rows are the same.",
                        RewriteClaim.SAME,
                        ClauseRules::distinctGroups),
                new RewriteRule<>(
                        "sorted", "Sorting leaves the rows, and their number.", RewriteClaim.SAME, ClauseRules::sorted),
                new RewriteRule<>(
                        "renamed",
                        "What a variable is called does not matter.",
                        RewriteClaim.SAME,
                        ClauseRules::renamed));
    }

    static Projection everything() {
        return new Projection(false, true, List.of(), List.of(), Optional.empty(), Optional.empty());
    }

    /** Something before each clause; where it may be seen by a star, not. */
    private static List<Query> between(Query query, boolean seen, Function<List<String>, List<Clause>> more) {
        Clauses clauses = Clauses.of(query);
        List<Query> ways = new ArrayList<>();
        List<String> scope = List.of();
        for (int place = 0; place < clauses.all().size(); place++) {
            List<Clause> put = more.apply(scope);
            if (!put.isEmpty() && !(seen && clauses.hasStarFrom(place))) {
                ways.add(clauses.before(place, put));
            }
            scope = Scopes.after(clauses.all().get(place), scope);
        }
        return ways;
    }

    /** All rows as one list, and as rows again. A list of one keeps a null that collect() would drop. */
    private static List<Clause> gathering(List<String> scope) {
        if (scope.isEmpty()) {
            return List.of();
        }
        Expression row = new Expression.ListLiteral(
                scope.stream().<Expression>map(Variable::new).toList());
        List<Item> parts = IntStream.range(0, scope.size())
                .mapToObj(i -> new Item(
                        new Expression.Index(new Variable(ROW), new Expression.Literal(Values.of(i))),
                        Optional.of(scope.get(i))))
                .toList();
        return List.of(
                new Clause.With(
                        items(List.of(new Item(
                                new Expression.Call("collect", false, List.of(row)), Optional.of(Rules.FRESH)))),
                        Optional.empty()),
                new Clause.Unwind(new Variable(Rules.FRESH), ROW),
                new Clause.With(items(parts), Optional.empty()));
    }

    private static Projection items(List<Item> items) {
        return new Projection(false, false, items, List.of(), Optional.empty(), Optional.empty());
    }

    private static List<Query> optionally(Query query) {
        Clauses clauses = Clauses.of(query);
        List<Query> ways = new ArrayList<>();
        List<String> scope = List.of();
        for (int place = 0; place < clauses.all().size(); place++) {
            List<String> known = scope;
            if (clauses.all().get(place) instanceof Clause.Match match && !match.optional()) {
                int here = place;
                nodes(match)
                        .filter(name -> !known.contains(name))
                        .findFirst()
                        .ifPresent(name -> ways.add(clauses.with(
                                here,
                                List.of(
                                        new Clause.Match(true, match.paths(), match.where()),
                                        new Clause.With(
                                                everything(), Optional.of(new IsNull(new Variable(name), true)))))));
            }
            scope = Scopes.after(clauses.all().get(place), scope);
        }
        return ways;
    }

    /** The names of nodes in the paths themselves. */
    private static Stream<String> nodes(Clause.Match match) {
        return match.paths().stream()
                .flatMap(path -> path.elements().stream())
                .filter(Pattern.Node.class::isInstance)
                .flatMap(node -> ((Pattern.Node) node).variable().stream());
    }

    private static List<Query> last(Query query, Function<Projection, Optional<Projection>> other) {
        Clauses clauses = Clauses.of(query);
        return clauses.all().getLast() instanceof Clause.Return last
                ? other.apply(last.projection()).stream()
                        .map(projection ->
                                clauses.with(clauses.all().size() - 1, List.of(new Clause.Return(projection))))
                        .toList()
                : List.of();
    }

    private static boolean isCut(Projection projection) {
        return projection.skip().isPresent() || projection.limit().isPresent();
    }

    private static boolean aggregates(Projection projection) {
        return projection.items().stream().anyMatch(item -> Aggregating.in(item.expression()));
    }

    private static List<Query> counted(Query query) {
        Clauses clauses = Clauses.of(query);
        if (!(clauses.all().getLast() instanceof Clause.Return(Projection rows))
                || rows.skip().isPresent()
                || rows.distinct()
                || aggregates(rows)) {
            return List.of();
        }
        Item count =
                new Item(new Expression.CountStar(), Optional.of(rows.limit().isEmpty() ? "c" : Rules.FRESH));
        List<Clause> counting = rows.limit()
                .<List<Clause>>map(limit -> List.of(
                        new Clause.With(items(List.of(count)), Optional.empty()),
                        new Clause.Return(items(List.of(new Item(atMost(limit), Optional.of("c")))))))
                .orElseGet(() -> List.of(new Clause.Return(items(List.of(count)))));
        return List.of(clauses.with(clauses.all().size() - 1, counting));
    }

    private static Expression atMost(Expression limit) {
        Variable count = new Variable(Rules.FRESH);
        return new Expression.Case(
                Optional.empty(),
                List.of(new Expression.When(
                        new Expression.Comparison(
                                count, List.of(new Expression.Link(Expression.Comparator.LESS, limit))),
                        count)),
                Optional.of(limit));
    }

    private static List<Query> uncounted(Query query) {
        return last(
                query,
                projection -> !isCut(projection)
                                && !projection.star()
                                && projection.items().size() == 1
                                && projection.items().getFirst().expression() instanceof Expression.CountStar
                        ? Optional.of(new Projection(
                                false,
                                false,
                                List.of(new Item(new Expression.Literal(Values.of(1)), Optional.of("c"))),
                                List.of(),
                                Optional.empty(),
                                Optional.empty()))
                        : Optional.empty());
    }

    private static List<Query> distinctGroups(Query query) {
        return last(
                query,
                projection -> isCut(projection) || projection.distinct() || !aggregates(projection)
                        ? Optional.empty()
                        : Optional.of(new Projection(
                                true,
                                projection.star(),
                                projection.items(),
                                projection.order(),
                                Optional.empty(),
                                Optional.empty())));
    }

    /** By the first column, where it has a name that can be sorted by. */
    private static List<Query> sorted(Query query) {
        return last(
                query,
                projection -> isCut(projection) || !projection.order().isEmpty()
                        ? Optional.empty()
                        : projection.items().stream()
                                .flatMap(item -> item.alias().stream())
                                .findFirst()
                                .map(alias -> new Projection(
                                        projection.distinct(),
                                        projection.star(),
                                        projection.items(),
                                        List.of(new SortKey(new Variable(alias), true)),
                                        Optional.empty(),
                                        Optional.empty())));
    }

    /** Every variable of a pattern, wherever it stands; columns keep their names. */
    private static List<Query> renamed(Query query) {
        List<String> names = Tree.nodes(query)
                .flatMap(node -> switch (node) {
                    case Pattern.Node found -> found.variable().stream();
                    case Pattern.Relationship found -> found.variable().stream();
                    default -> Stream.empty();
                })
                .distinct()
                .toList();
        boolean seen = Tree.nodes(query)
                .anyMatch(node -> node instanceof Projection projection
                        && (projection.star()
                                || projection.items().stream()
                                        .anyMatch(item -> item.alias().isEmpty()
                                                || names.contains(item.alias().get()))));
        return names.isEmpty() || seen || isBoundOtherwise(query, names)
                ? List.of()
                : List.of((Query) Tree.rewrite(query, node -> renamed(node, names)));
    }

    /** Whether one of the names is also that of the items of a list. */
    private static boolean isBoundOtherwise(Query query, List<String> names) {
        return Tree.nodes(query).anyMatch(node -> switch (node) {
            case Clause.Unwind unwind -> names.contains(unwind.variable());
            case Expression.ListComprehension list -> names.contains(list.variable());
            case Expression.Quantifier quantifier -> names.contains(quantifier.variable());
            case Expression.Reduce reduce -> names.contains(reduce.variable()) || names.contains(reduce.accumulator());
            default -> false;
        });
    }

    private static Record renamed(Record node, List<String> names) {
        return switch (node) {
            case Pattern.Node(var variable, var labels, var properties) ->
                new Pattern.Node(variable.map(name -> other(name, names)), labels, properties);
            case Pattern.Relationship(var variable, var types, var direction, var length, var properties) ->
                new Pattern.Relationship(
                        variable.map(name -> other(name, names)), types, direction, length, properties);
            case Variable(String name) -> new Variable(other(name, names));
            default -> node;
        };
    }

    private static String other(String name, List<String> names) {
        return names.contains(name) ? name + "_" : name;
    }
}

package dev.touchstone.cypher.dialect;

import static dev.touchstone.cypher.dialect.Construct.COLLECT_SUBQUERY;
import static dev.touchstone.cypher.dialect.Construct.COUNT_ANY_QUERY;
import static dev.touchstone.cypher.dialect.Construct.COUNT_SUBQUERY;
import static dev.touchstone.cypher.dialect.Construct.EXISTS_ANY_QUERY;
import static dev.touchstone.cypher.dialect.Construct.EXISTS_AS_VALUE;
import static dev.touchstone.cypher.dialect.Construct.EXISTS_OF_PATTERN;
import static dev.touchstone.cypher.dialect.Construct.EXISTS_SUBQUERY;
import static dev.touchstone.cypher.dialect.Construct.PATTERN_PREDICATE;
import static dev.touchstone.cypher.dialect.Construct.SIZE_OF_PATTERN;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Match;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Call;
import dev.touchstone.cypher.syntax.Expression.Comparator;
import dev.touchstone.cypher.syntax.Expression.Comparison;
import dev.touchstone.cypher.syntax.Expression.Count;
import dev.touchstone.cypher.syntax.Expression.Exists;
import dev.touchstone.cypher.syntax.Expression.Link;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.PatternComprehension;
import dev.touchstone.cypher.syntax.Expression.PatternExpression;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Other ways to ask whether and how often a pattern is there.
 *
 * <p>All of them count the ways to find a pattern in a MATCH of its own. Where a variable in it is null there is none, so the
 * answer is 0 or false, and never null.
 */
final class SubqueryFallbacks {
    static final List<Fallback> ALL = List.of(
            Fallback.of(EXISTS_SUBQUERY, Exists.class, exists -> Optional.of(atLeastOne(new Count(exists.query())))),
            Fallback.of(EXISTS_SUBQUERY, Exists.class, exists -> atLeastOne(exists.query())),
            Fallback.of(EXISTS_AS_VALUE, Record.class, SubqueryFallbacks::withoutExists),
            Fallback.of(
                    EXISTS_ANY_QUERY,
                    Exists.class,
                    exists -> matchAlone(exists.query()).map(Exists::new)),
            Fallback.of(
                    COUNT_ANY_QUERY,
                    Count.class,
                    count -> matchAlone(count.query()).map(Count::new)),
            Fallback.of(COUNT_SUBQUERY, Count.class, count -> comprehended(count.query())),
            Fallback.of(COLLECT_SUBQUERY, Expression.Collect.class, collect -> listed(collect.query())),
            Fallback.of(PATTERN_PREDICATE, PatternExpression.class, pattern -> Optional.of(new Exists(match(pattern)))),
            Fallback.of(EXISTS_OF_PATTERN, Call.class, call -> argument(call).map(Exists::new)),
            Fallback.of(SIZE_OF_PATTERN, Call.class, call -> argument(call).map(Count::new)));

    private SubqueryFallbacks() {}

    private static Comparison atLeastOne(Expression number) {
        return new Comparison(number, List.of(new Link(Comparator.GREATER, new Literal(Values.of(0)))));
    }

    private static Optional<Comparison> atLeastOne(Query query) {
        return comprehended(query).map(SubqueryFallbacks::atLeastOne);
    }

    /**
     * {@code size([path WHERE condition | 1])} for a query that is a MATCH of one path. A pattern comprehension has one item for each way
     * to find the path, as the MATCH has one row. Engines do not agree whether it is null or empty where a variable is null, hence the
     * {@code coalesce}.
     */
    private static Optional<Call> comprehended(Query query) {
        return onlyClause(query).flatMap(SubqueryFallbacks::onlyPath).map(match -> {
            Expression ones =
                    new PatternComprehension(match.paths().getFirst(), match.where(), new Literal(Values.of(1)));
            return call("coalesce", call("size", ones), new Literal(Values.of(0)));
        });
    }

    /**
     * {@code coalesce([path WHERE condition | value], [])} for a query that is a MATCH of one path and returns a value of each row. Both
     * have the value, or null, once for each way to find the path, in an order that is left open.
     */
    private static Optional<Call> listed(Query query) {
        List<Clause> clauses =
                query.parts().stream().flatMap(part -> part.clauses().stream()).toList();
        return clauses.size() == 2
                        && clauses.getFirst() instanceof Match match
                        && !match.optional()
                        && clauses.getLast() instanceof Clause.Return(Projection projection)
                        && isPlain(projection)
                ? onlyPath(match)
                        .map(one -> call(
                                "coalesce",
                                new PatternComprehension(
                                        one.paths().getFirst(),
                                        one.where(),
                                        projection.items().getFirst().expression()),
                                new Expression.ListLiteral(List.of())))
                : Optional.empty();
    }

    private static boolean isPlain(Projection projection) {
        return !projection.distinct()
                && !projection.star()
                && projection.items().size() == 1
                && projection.order().isEmpty()
                && projection.skip().isEmpty()
                && projection.limit().isEmpty()
                && Tree.nodes((Record) projection.items().getFirst().expression())
                        .noneMatch(Lengths::aggregates);
    }

    private static Call call(String function, Expression... arguments) {
        return new Call(function, false, List.of(arguments));
    }

    private static Optional<Match> onlyClause(Query query) {
        List<Clause> clauses =
                query.parts().stream().flatMap(part -> part.clauses().stream()).toList();
        return clauses.size() == 1 && clauses.getFirst() instanceof Match match && !match.optional()
                ? Optional.of(match)
                : Optional.empty();
    }

    /** The MATCH, if it has one path with relationships and no more, as comprehensions want it. */
    private static Optional<Match> onlyPath(Match match) {
        Path path = match.paths().getFirst();
        boolean plain = match.paths().size() == 1
                && path.selection() == Selection.EVERY
                && path.elements().stream().anyMatch(Relationship.class::isInstance)
                && Features.of(path).stream().noneMatch(Construct.QUANTIFIED_PATH::equals);
        return plain ? Optional.of(match) : Optional.empty();
    }

    /** Each EXISTS that a node uses as a value becomes a comparison. */
    private static Optional<Record> withoutExists(Record node) {
        return Optional.of(Tree.withChildren(node, SubqueryFallbacks::compared));
    }

    private static Record compared(Record node) {
        if (node instanceof Exists exists) {
            return atLeastOne(exists.query())
                    .<Record>map(comparison -> comparison)
                    .orElse(exists);
        }
        return Features.joinsConditions(node) ? Tree.withChildren(node, SubqueryFallbacks::compared) : node;
    }

    /** A RETURN after the MATCH that neither drops nor joins rows does not change whether and how many there are. */
    private static Optional<Query> matchAlone(Query query) {
        List<Clause> clauses =
                query.parts().stream().flatMap(part -> part.clauses().stream()).toList();
        return clauses.size() == 2
                        && clauses.getFirst() instanceof Match match
                        && !match.optional()
                        && clauses.getLast() instanceof Clause.Return(Projection projection)
                        && keepsRows(projection)
                ? Optional.of(Query.of(match))
                : Optional.empty();
    }

    private static boolean keepsRows(Projection projection) {
        return !projection.distinct()
                && projection.order().isEmpty()
                && Stream.concat(projection.skip().stream(), projection.limit().stream())
                        .findAny()
                        .isEmpty()
                && projection.items().stream()
                        .map(Clause.Item::expression)
                        .allMatch(item -> item instanceof Variable || item instanceof Literal);
    }

    private static Query match(PatternExpression pattern) {
        return Query.of(new Match(false, List.of(pattern.path()), Optional.empty()));
    }

    private static Optional<Query> argument(Call call) {
        return call.arguments().getFirst() instanceof PatternExpression pattern
                ? Optional.of(match(pattern))
                : Optional.empty();
    }
}

package dev.touchstone.cypher.oracle;

import dev.touchstone.core.oracle.Composition;
import dev.touchstone.core.oracle.Composition.Column;
import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.reference.Writes;
import dev.touchstone.cypher.reference.check.Aggregating;
import dev.touchstone.cypher.rewrite.RowByRow;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A condition of a query by which its rows can be divided, and how the answers then make up the whole.
 *
 * <p>It is the condition of a MATCH or of a WITH. Not of an OPTIONAL MATCH, which keeps a row that nothing is found for, and not where shortest paths are
 * looked for, which the condition has a say in. Every clause after it must treat each row by itself: no aggregation, no DISTINCT, no
 * SKIP or LIMIT, before the RETURN. There duplicates may be taken out, and rows counted, added up, or their least and most be taken.
 */
public record Partitions(Query query, int place, Expression condition, Composition composition) {

    /** The places of a query at which it can be divided. */
    public static List<Integer> in(Query query) {
        return IntStream.range(0, query.parts().getFirst().clauses().size())
                .filter(place -> at(query, place).isPresent())
                .boxed()
                .toList();
    }

    public static Optional<Partitions> at(Query query, int place) {
        if (query.parts().size() != 1 || Writes.in(query)) {
            return Optional.empty();
        }
        List<Clause> clauses = query.parts().getFirst().clauses();
        if (place < 0
                || place >= clauses.size() - 1
                || !(clauses.getLast() instanceof Clause.Return last)
                || !clauses.subList(place + 1, clauses.size() - 1).stream().allMatch(RowByRow::is)) {
            return Optional.empty();
        }
        return condition(clauses.get(place))
                .flatMap(condition -> composition(last.projection())
                        .map(composition -> new Partitions(query, place, condition, composition)));
    }

    private static Optional<Expression> condition(Clause clause) {
        return switch (clause) {
            case Clause.Match match
            when !match.optional() && match.paths().stream().allMatch(path -> path.selection() == Selection.EVERY) ->
                match.where();
            case Clause.With with -> with.where();
            default -> Optional.empty();
        };
    }

    private static Optional<Composition> composition(Projection projection) {
        if (projection.skip().isPresent() || projection.limit().isPresent()) {
            return Optional.empty();
        }
        List<Column> columns = new ArrayList<>();
        for (Item item : projection.items()) {
            Optional<Column> column = column(item.expression());
            if (column.isEmpty()) {
                return Optional.empty();
            }
            columns.add(column.get());
        }
        boolean aggregates = columns.stream().anyMatch(column -> column != Column.PLAIN);
        return aggregates && (projection.distinct() || projection.star())
                ? Optional.empty()
                : Optional.of(new Composition(columns, projection.distinct()));
    }

    private static Optional<Column> column(Expression expression) {
        if (expression instanceof Expression.CountStar) {
            return Optional.of(Column.SUM);
        }
        if (!Aggregating.in(expression)) {
            return Optional.of(Column.PLAIN);
        }
        if (!(expression instanceof Expression.Call call)
                || call.distinct()
                || call.arguments().stream().anyMatch(Aggregating::in)) {
            return Optional.empty();
        }
        return FunctionTable.find(call.function()).flatMap(CypherFunction::combined);
    }

    /** The query with another condition in this place, or with none. */
    public Query with(Optional<Expression> other) {
        List<Clause> clauses = new ArrayList<>(query.parts().getFirst().clauses());
        clauses.set(
                place,
                switch (clauses.get(place)) {
                    case Clause.Match match -> new Clause.Match(false, match.paths(), other);
                    case Clause.With with -> new Clause.With(with.projection(), other);
                    case Clause clause -> clause;
                });
        return Query.of(clauses.toArray(Clause[]::new));
    }
}

package dev.touchstone.sparql.oracle;

import dev.touchstone.core.oracle.Composition;
import dev.touchstone.core.oracle.Composition.Column;
import dev.touchstone.sparql.reference.check.Groups;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.rewrite.Place;
import dev.touchstone.sparql.rewrite.Place.Influence;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A FILTER of a query by which its solutions can be divided, and how the answers then make up the whole.
 *
 * <p>It stands where the solutions of the pattern are made one by one from those of its group ({@link Influence#ALL}). After that duplicates may be
 * taken out, and solutions counted, added up, or their least and most be taken, group by group; there may be no HAVING, LIMIT, OFFSET
 * or REDUCED, and no group whose key is not selected, because two of them would look like one.
 */
public record Partitions(Place place, int element, Expression condition, Composition composition) {

    /** Every way to divide a query. */
    public static List<Partitions> in(Query query) {
        return query instanceof Select select
                ? composition(select).stream()
                        .flatMap(composition -> Place.in(query).stream()
                                .filter(place -> place.influence() == Influence.ALL)
                                .flatMap(place -> IntStream.range(
                                                0, place.group().elements().size())
                                        .boxed()
                                        .flatMap(i -> place.group().elements().get(i) instanceof Filter(var condition)
                                                ? Stream.of(new Partitions(place, i, condition, composition))
                                                : Stream.empty())))
                        .toList()
                : List.of();
    }

    /** The query with another condition in this place, or with none. */
    public Query with(Optional<Expression> other) {
        return place.put()
                .apply(Place.replaced(
                        place.group(), element, other.map(Filter::new).stream().toList()));
    }

    private static Optional<Composition> composition(Select select) {
        Modifiers modifiers = select.modifiers();
        if (select.duplicates() == Duplicates.REDUCED
                || !modifiers.having().isEmpty()
                || modifiers.limit().isPresent()
                || modifiers.offset().isPresent()) {
            return Optional.empty();
        }
        return Groups.areIn(select)
                ? grouped(select)
                : Optional.of(new Composition(
                        Variables.of(select).stream().map(name -> Column.PLAIN).toList(),
                        select.duplicates() == Duplicates.DISTINCT));
    }

    private static Optional<Composition> grouped(Select select) {
        if (!Groups.areTold(select)
                || select.modifiers().values().isPresent()
                || select.duplicates() != Duplicates.ALL) {
            return Optional.empty();
        }
        List<Column> columns = new ArrayList<>();
        for (Query.Item item : select.items()) {
            Optional<Column> column = item.expression()
                    .map(expression -> column(expression, select))
                    .orElse(Optional.of(Column.PLAIN));
            if (column.isEmpty()) {
                return Optional.empty();
            }
            columns.add(column.get());
        }
        return Optional.of(new Composition(columns, false));
    }

    /** An error in one solution is an error of a whole sum, and so only of what is always bound are sums, the least and the most taken. */
    private static Optional<Column> column(Expression expression, Select select) {
        if (!(expression instanceof Aggregate aggregate) || aggregate.distinct()) {
            return Optional.empty();
        }
        boolean isBound = aggregate
                .operand()
                .filter(operand -> operand instanceof Variable(String name) && isBound(name, select))
                .isPresent();
        return switch (aggregate.function()) {
            case COUNT -> Optional.of(Column.SUM);
            case SUM -> isBound ? Optional.of(Column.SUM) : Optional.empty();
            case MIN -> isBound ? Optional.of(Column.LEAST) : Optional.empty();
            case MAX -> isBound ? Optional.of(Column.MOST) : Optional.empty();
            case AVG, SAMPLE, GROUP_CONCAT -> Optional.empty();
        };
    }

    private static boolean isBound(String name, Select select) {
        return select.where().elements().stream()
                .anyMatch(element ->
                        element instanceof Triples && Variables.of(element).contains(name));
    }
}

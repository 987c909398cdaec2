package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.cypher.reference.check.Aggregating;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.error.Words;
import dev.touchstone.cypher.reference.value.Equivalence;
import dev.touchstone.cypher.reference.value.Freedom;
import dev.touchstone.cypher.reference.value.Orderability;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Clause.SortKey;
import dev.touchstone.cypher.syntax.Expression;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What WITH and RETURN do: project or aggregate, drop duplicates, sort, cut off, and last filter.
 *
 * @param outer what the new rows start from: the variables around a subquery, which stay visible in it
 */
record Projector(Run run, Row outer) {

    /**
     * One row of the result, with what sorting and filtering may still ask for.
     *
     * @param source the row that it was made of, or the first one of its group
     * @param known the values of the aggregations in its group
     */
    private record Line(Row source, Map<Expression, Value> known, List<Value> values) {}

    Table project(Projection projection, Optional<Expression> where, Table table) {
        List<Item> items = Scopes.items(projection, table.columns());
        List<String> names = items.stream().map(Scopes::name).toList();
        List<Line> lines = lines(items, projection.order(), table.rows());
        if (projection.distinct()) {
            lines = distinct(lines);
        }
        lines = sort(arranged(lines, projection), projection.order(), items, names);
        lines = cut(lines, projection.skip(), projection.limit());
        if (where.isPresent()) {
            Expression condition = where.get();
            lines = lines.stream()
                    .filter(line -> expressions(line, items).holds(condition, scope(line, names)))
                    .toList();
        }
        run.budget().spend(lines.size());
        return new Table(
                names,
                lines.stream().map(line -> bind(outer, names, line.values())).toList());
    }

    private List<Line> lines(List<Item> items, List<SortKey> order, List<Row> rows) {
        if (items.stream().noneMatch(item -> Aggregating.in(item.expression()))) {
            Expressions evaluator = new Expressions(run);
            List<Expression> columns = expressions(items);
            return rows.stream()
                    .map(row -> new Line(row, Map.of(), evaluator.evaluate(columns, row)))
                    .toList();
        }
        List<Expression> aggregations = Stream.concat(
                        items.stream().map(Item::expression), order.stream().map(SortKey::expression))
                .flatMap(expression -> Aggregating.all(expression).stream())
                .distinct()
                .toList();
        return groups(items, rows).stream()
                .map(group -> line(items, aggregations, group))
                .toList();
    }

    private static List<Expression> expressions(List<Item> items) {
        return items.stream().map(Item::expression).toList();
    }

    /** The rows that are alike in all items that do not aggregate. Without such items all rows are one group, even if there are none. */
    private List<List<Row>> groups(List<Item> items, List<Row> rows) {
        List<Expression> keys = expressions(items).stream()
                .filter(expression -> !Aggregating.in(expression))
                .toList();
        if (keys.isEmpty()) {
            return List.of(rows);
        }
        Expressions evaluator = new Expressions(run);
        Map<List<Value>, List<Row>> groups = new LinkedHashMap<>();
        for (Row row : rows) {
            groups.computeIfAbsent(Equivalence.keys(evaluator.evaluate(keys, row)), key -> new ArrayList<>())
                    .add(row);
        }
        return List.copyOf(groups.values());
    }

    private Line line(List<Item> items, List<Expression> aggregations, List<Row> group) {
        Row first = group.isEmpty() ? outer : group.getFirst();
        Map<Expression, Value> known = new HashMap<>();
        for (Expression aggregation : aggregations) {
            known.put(aggregation, new Aggregation(run, group, first).evaluate(aggregation));
        }
        return new Line(first, known, new Expressions(run, known).evaluate(expressions(items), first));
    }

    private static List<Line> distinct(List<Line> lines) {
        Map<List<Value>, Line> first = new LinkedHashMap<>();
        lines.forEach(line -> first.putIfAbsent(Equivalence.keys(line.values()), line));
        return List.copyOf(first.values());
    }

    /** What ORDER BY and WHERE see: the new columns, and behind them the row from which they were made. */
    private static Row scope(Line line, List<String> names) {
        return bind(line.source(), names, line.values());
    }

    /** In ORDER BY and WHERE, an expression that was projected stands for its column. */
    private Expressions expressions(Line line, List<Item> items) {
        Map<Expression, Value> known = new HashMap<>(line.known());
        for (int column = 0; column < items.size(); column++) {
            if (!(items.get(column).expression() instanceof Expression.Variable)) {
                known.put(items.get(column).expression(), line.values().get(column));
            }
        }
        return new Expressions(run, known);
    }

    private static Row bind(Row row, List<String> names, List<Value> values) {
        Row bound = row;
        for (int column = 0; column < names.size(); column++) {
            bound = bound.with(names.get(column), values.get(column));
        }
        return bound;
    }

    /** Which rows are cut off is open where they are not sorted, or sort alike. */
    private List<Line> arranged(List<Line> lines, Projection projection) {
        if (projection.skip().isEmpty() && projection.limit().isEmpty()) {
            return lines;
        }
        Orderability order = new Orderability(run.world());
        return run.world()
                .ordered(
                        projection.order().isEmpty() ? Freedom.LIMIT : Freedom.TIES,
                        lines,
                        (left, right) -> order.compare(new ListOf(left.values()), new ListOf(right.values())));
    }

    private List<Line> sort(List<Line> lines, List<SortKey> order, List<Item> items, List<String> names) {
        if (order.isEmpty()) {
            return lines;
        }
        record Keyed(Line line, List<Value> keys) {}
        List<Expression> keys = order.stream().map(SortKey::expression).toList();
        return lines.stream()
                .map(line -> new Keyed(line, expressions(line, items).evaluate(keys, scope(line, names))))
                .sorted(Comparator.comparing(Keyed::keys, by(order)))
                .map(Keyed::line)
                .toList();
    }

    private Comparator<List<Value>> by(List<SortKey> order) {
        Orderability ascending = new Orderability(run.world());
        return (left, right) -> {
            for (int key = 0; key < order.size(); key++) {
                int comparison = ascending.compare(left.get(key), right.get(key));
                if (comparison != 0) {
                    return order.get(key).descending() ? -comparison : comparison;
                }
            }
            return 0;
        };
    }

    private List<Line> cut(List<Line> lines, Optional<Expression> skip, Optional<Expression> limit) {
        long skipped = skip.map(this::number).orElse(0L);
        long kept = limit.map(this::number).orElse(Long.MAX_VALUE);
        return lines.stream().skip(skipped).limit(kept).toList();
    }

    private long number(Expression expression) {
        Value value = new Expressions(run).evaluate(expression, Row.EMPTY);
        if (!(value instanceof Int(long number))) {
            throw CypherError.syntax("InvalidArgumentType", "not a number of rows: " + Words.of(value));
        }
        if (number < 0) {
            throw CypherError.syntax("NegativeIntegerArgument", "a negative number of rows: " + number);
        }
        return number;
    }
}

package dev.touchstone.sparql.reference;

import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.check.Groups;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.reference.value.Orderability;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.Item;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Query.SortKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What becomes of the solutions of a query's pattern: group, HAVING, VALUES, expressions, order, projection, duplicates, slice. */
record Selection(Scope scope) {

    /** A solution and what it is sorted by. */
    record Sorted(Solution solution, List<Optional<Term>> keys) {}

    /** The solutions of a sub-query. */
    List<Solution> inner(Select select) {
        Set<String> projected = new HashSet<>(Variables.of(select));
        return new Selection(scope.fixingOnly(projected::contains))
                .select(select).stream().map(Sorted::solution).toList();
    }

    List<Sorted> select(Select select) {
        List<Sorted> sorted = sorted(select, select.items());
        Set<String> projected = new HashSet<>(Variables.of(select));
        List<Sorted> rows = sorted.stream()
                .map(row -> new Sorted(row.solution().only(projected::contains), row.keys()))
                .toList();
        if (select.duplicates() != Duplicates.ALL) {
            scope.run().tellsApart(rows.stream().map(Sorted::solution).toList());
        }
        List<Sorted> distinct = select.duplicates() == Duplicates.ALL ? rows : distinct(rows);
        scope.run().note(select.duplicates() == Duplicates.REDUCED && distinct.size() < rows.size(), "REDUCED");
        return slice(select.duplicates() == Duplicates.DISTINCT ? distinct : rows, select.modifiers());
    }

    /** The solutions of a query that selects nothing. */
    List<Solution> solutions(Query query) {
        return slice(sorted(query, List.of()), query.modifiers()).stream()
                .map(Sorted::solution)
                .toList();
    }

    private List<Sorted> sorted(Query query, List<Item> items) {
        Modifiers modifiers = query.modifiers();
        List<Solution> found = new Patterns(scope).group(query.where());
        List<Row> rows = Groups.areIn(items, modifiers)
                ? new Grouping(scope).rows(found, modifiers.groupBy())
                : found.stream().map(Row::of).toList();
        Expressions expressions = new Expressions(scope);
        for (Expression condition : modifiers.having()) {
            rows = rows.stream()
                    .filter(row -> expressions.holds(condition, row))
                    .toList();
        }
        rows = modifiers.values().isEmpty() ? rows : joined(rows, modifiers);
        rows = rows.stream().map(row -> extended(row, items)).toList();
        List<Sorted> sorted = ordered(rows, modifiers.orderBy());
        boolean sliced = modifiers.limit().isPresent() || modifiers.offset().isPresent();
        scope.run().note(sliced && !isSettled(sorted), "a slice of an order that the standard leaves open");
        return sorted;
    }

    private List<Row> joined(List<Row> rows, Modifiers modifiers) {
        List<Solution> values = new Patterns(scope).values(modifiers.values().orElseThrow());
        new Joining(scope.run()).compare(rows.stream().map(Row::solution).toList(), values);
        List<Row> joined = new ArrayList<>();
        for (Row row : rows) {
            scope.run().budget().spend(values.size());
            values.stream()
                    .filter(row.solution()::isCompatible)
                    .forEach(other -> joined.add(row.with(row.solution().merged(other))));
        }
        return joined;
    }

    /** A later expression sees the variables of earlier ones. */
    private Row extended(Row row, List<Item> items) {
        Expressions expressions = new Expressions(scope);
        Row extended = row;
        for (Item item : items) {
            Row before = extended;
            Optional<Term> value = item.expression().flatMap(expression -> expressions.evaluate(expression, before));
            extended = value.map(term -> before.with(before.solution().with(item.name(), term)))
                    .orElse(before);
        }
        return extended;
    }

    private List<Sorted> ordered(List<Row> rows, List<SortKey> keys) {
        Expressions expressions = new Expressions(scope);
        List<Sorted> sorted = new ArrayList<>();
        for (Row row : scope.run().order().of(rows)) {
            sorted.add(new Sorted(
                    row.solution(),
                    keys.stream()
                            .map(key -> expressions.evaluate(key.expression(), row))
                            .toList()));
        }
        if (!keys.isEmpty()) {
            sorted.sort(comparator(keys));
        }
        return sorted;
    }

    /** Whether the language says of any two neighbours which comes first, or that they are as good. */
    private static boolean isSettled(List<Sorted> sorted) {
        for (int i = 1; i < sorted.size(); i++) {
            if (!Orderability.settles(sorted.get(i - 1).keys(), sorted.get(i).keys())) {
                return false;
            }
        }
        return true;
    }

    private static Comparator<Sorted> comparator(List<SortKey> keys) {
        return (one, other) -> {
            for (int i = 0; i < keys.size(); i++) {
                int sign = Orderability.ORDER.compare(
                        one.keys().get(i), other.keys().get(i));
                if (sign != 0) {
                    return keys.get(i).descending() ? -sign : sign;
                }
            }
            return 0;
        };
    }

    private static List<Sorted> distinct(List<Sorted> rows) {
        Set<Solution> seen = new HashSet<>();
        return rows.stream().filter(row -> seen.add(row.solution())).toList();
    }

    private List<Sorted> slice(List<Sorted> rows, Modifiers modifiers) {
        long from = Math.min(rows.size(), modifiers.offset().orElse(0L));
        long to = Math.min(
                rows.size(), from + Math.min(rows.size(), modifiers.limit().orElse(Long.MAX_VALUE)));
        scope.run()
                .note(
                        from < to && (cutsTies(rows, (int) from) || cutsTies(rows, (int) to)),
                        modifiers.orderBy().isEmpty() ? "a slice without an order" : "a slice among equal keys");
        return List.copyOf(rows.subList((int) from, (int) to));
    }

    /** Whether the rows before and behind a place may change sides: they have the same keys, and are not all the same. */
    private static boolean cutsTies(List<Sorted> rows, int place) {
        if (place == 0
                || place == rows.size()
                || !Orderability.areTied(
                        rows.get(place - 1).keys(), rows.get(place).keys())) {
            return false;
        }
        Sorted one = rows.get(place);
        return rows.stream()
                        .filter(row -> Orderability.areTied(row.keys(), one.keys()))
                        .map(Sorted::solution)
                        .distinct()
                        .count()
                > 1;
    }
}

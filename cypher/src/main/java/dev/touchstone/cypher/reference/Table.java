package dev.touchstone.cypher.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What a clause takes and gives: rows, in an order that only ORDER BY decides.
 *
 * @param columns the variables in scope, which every row has
 */
record Table(List<String> columns, List<Row> rows) {
    Table {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** Each row replaced by any number of others, every one of which is paid for. */
    Table flatMap(List<String> after, Budget budget, Function<Row, Stream<Row>> each) {
        List<Row> all = new ArrayList<>();
        for (Row row : rows) {
            each.apply(row).forEach(next -> {
                budget.spend(1);
                all.add(next);
            });
        }
        return new Table(after, all);
    }
}

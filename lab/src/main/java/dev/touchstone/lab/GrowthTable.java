package dev.touchstone.lab;

import dev.touchstone.cli.console.TextTable;
import dev.touchstone.triage.Curves;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/** Curves as rows of numbers: what there was after each tenth of the time. */
record GrowthTable(List<Row> rows) {
    private static final int TENTHS = 10;

    GrowthTable {
        rows = List.copyOf(rows);
    }

    /** One curve. */
    record Row(String name, Curves curves, ToLongFunction<Curves.Point> value) {}

    List<String> lines() {
        List<String> header = new ArrayList<>(List.of("curve"));
        for (int tenth = 1; tenth <= TENTHS; tenth++) {
            header.add(tenth * 10 + " %");
        }
        return new TextTable(header, rows.stream().map(GrowthTable::words).toList())
                .lines()
                .toList();
    }

    private static List<String> words(Row row) {
        List<String> words = new ArrayList<>(List.of(row.name()));
        for (int tenth = 1; tenth <= TENTHS; tenth++) {
            Curves.Point point = row.curves().at(row.curves().end() * tenth / TENTHS);
            words.add(Long.toString(row.value().applyAsLong(point)));
        }
        return words;
    }
}

package dev.touchstone.cli.console;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A table for people to read, in Markdown: columns as wide as what is in them. */
public record TextTable(List<String> header, List<List<String>> rows) {

    public Stream<String> lines() {
        List<Integer> widths =
                IntStream.range(0, header.size()).mapToObj(this::width).toList();
        List<String> rule = widths.stream().map("-"::repeat).toList();
        return Stream.concat(Stream.of(header, rule), rows.stream()).map(row -> line(row, widths));
    }

    private int width(int column) {
        return Stream.concat(Stream.of(header), rows.stream())
                .mapToInt(row -> length(row.get(column)))
                .max()
                .orElse(0);
    }

    private static String line(List<String> row, List<Integer> widths) {
        List<String> cells = new ArrayList<>();
        for (int column = 0; column < row.size(); column++) {
            String cell = row.get(column);
            cells.add(cell + " ".repeat(widths.get(column) - length(cell)));
        }
        return "| " + String.join(" | ", cells) + " |";
    }

    private static int length(String cell) {
        return cell.codePointCount(0, cell.length());
    }
}

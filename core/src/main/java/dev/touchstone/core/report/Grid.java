package dev.touchstone.core.report;

import dev.touchstone.core.Count;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** An answer as a table of text. */
public record Grid(List<String> columns, List<List<String>> rows) {
    private static final int WIDEST_CELL = 72;

    public Grid {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    public static Grid of(Answer answer, LanguageReport report, Dataset dataset) {
        return new Grid(
                answer.columns().stream().map(Grid::cell).toList(),
                answer.rows().stream()
                        .map(row -> row.stream()
                                .map((Value value) -> cell(report.value(value, dataset)))
                                .toList())
                        .toList());
    }

    private static String cell(String text) {
        String line = text.replace("\n", "\\n").replace("\r", "\\r");
        return line.length() <= WIDEST_CELL ? line : line.substring(0, WIDEST_CELL - 1) + "…";
    }

    /** The table in lines, with a limited number of rows. */
    public List<String> lines(int most) {
        if (rows.isEmpty()) {
            return List.of("no rows");
        }
        if (columns.isEmpty()) {
            return List.of(Count.of(rows.size(), "row") + " without columns");
        }
        List<List<String>> shown = new ArrayList<>(List.of(columns));
        shown.addAll(rows.subList(0, Math.min(most, rows.size())));
        List<Integer> widths = widths(shown);
        List<String> lines = new ArrayList<>();
        shown.forEach(row -> lines.add(line(row, widths)));
        lines.add(1, rule(widths));
        if (rows.size() > most) {
            boolean all = rows.size() < Transcript.MOST_ROWS;
            lines.add("… and " + (all ? "" : "at least ") + (rows.size() - most) + " more rows");
        }
        return lines;
    }

    private List<Integer> widths(List<List<String>> shown) {
        List<Integer> widths = new ArrayList<>();
        for (int column = 0; column < columns.size(); column++) {
            int at = column;
            widths.add(
                    shown.stream().mapToInt(row -> row.get(at).length()).max().orElse(0));
        }
        return widths;
    }

    /** The line between the names of the columns and the rows. */
    private static String rule(List<Integer> widths) {
        return widths.stream().map(width -> "-".repeat(Math.max(1, width))).collect(Collectors.joining("-+-"));
    }

    private static String line(List<String> row, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
            String cell = row.get(column);
            line.append(column == 0 ? "" : " | ").append(cell);
            line.append(" ".repeat(widths.get(column) - cell.length()));
        }
        return line.toString().stripTrailing();
    }
}

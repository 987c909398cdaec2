package dev.touchstone.lab;

import dev.touchstone.cli.console.TextTable;
import dev.touchstone.core.json.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The cells of an experiment: cases, results and cost.
 *
 * @param what what the cells of one engine differ in, such as "strategy"
 */
record CellTable(String what, List<Cell> cells) {

    /** A campaign on one engine. */
    record Cell(String engine, String what, Path folder) {}

    List<String> lines(Json json) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        for (Cell cell : cells) {
            Optional<CellSummary> played = CellSummary.in(cell.folder(), json);
            played.ifPresent(summary -> rows.add(List.of(
                    cell.engine(),
                    cell.what(),
                    summary.cases(),
                    summary.decided(),
                    summary.nonEmpty(),
                    summary.failed(),
                    summary.cpuSeconds())));
        }
        List<String> lines = new ArrayList<>(List.of("", "Cells: cases, decided cases, raw reports and CPU time"));
        new TextTable(List.of("engine", what, "cases", "decided", "non-empty", "raw reports", "CPU s"), rows)
                .lines()
                .forEach(lines::add);
        return lines;
    }
}

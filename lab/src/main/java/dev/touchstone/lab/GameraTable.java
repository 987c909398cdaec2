package dev.touchstone.lab;

import dev.touchstone.campaign.store.FileNames;
import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.cli.console.TextTable;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.lab.CellTable.Cell;
import dev.touchstone.lab.GameraExperiment.Part;
import dev.touchstone.lab.GameraExperiment.Sort;
import dev.touchstone.triage.CampaignResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The figures of the Gamera experiment, as far as its cells are played. */
public record GameraTable(List<Part> parts, Path out, Json json) {

    /** A finding and the cell that has it. */
    private record Found(Part part, StoredFinding finding) {
        boolean isOf(Kind... kinds) {
            return finding.fail()
                    .map(fail -> Arrays.asList(kinds).contains(fail.kind()))
                    .orElse(false);
        }
    }

    public List<String> lines() throws IOException {
        List<Found> found = found();
        List<Cell> cells = parts.stream()
                .map(part -> new Cell(part.engine(), part.relation(), out.resolve(part.name())))
                .toList();
        List<String> lines = new CellTable("relation", cells).lines(json);
        lines.addAll(List.of("", "Table 4: findings by engine, after reduction and by fine signature"));
        lines.addAll(count(found, Map.of("detected", one -> true)));
        lines.addAll(List.of("", "Table 5: by the class of the relation that found them"));
        Map<String, Predicate<Found>> sorts = new LinkedHashMap<>();
        for (Sort sort : Sort.values()) {
            sorts.put(sort.words(), one -> one.part().sort() == sort);
        }
        lines.addAll(count(found, sorts));
        lines.addAll(List.of("", "Table 6: by what they are"));
        Map<String, Predicate<Found>> kinds = new LinkedHashMap<>();
        kinds.put("logic", one -> one.isOf(Kind.WRONG_RESULT));
        kinds.put("crash", one -> one.isOf(Kind.CRASH, Kind.HANG));
        kinds.put("error", one -> one.isOf(Kind.INTERNAL_ERROR, Kind.UNEXPECTED_EXCEPTION, Kind.MISSING_EXCEPTION));
        lines.addAll(count(found, kinds));
        return lines;
    }

    private List<Found> found() {
        return parts.stream()
                .filter(part -> Files.exists(out.resolve(part.name()).resolve(FileNames.EVENTS)))
                .flatMap(part -> CampaignResult.read(out.resolve(part.name()), json).findings().stream()
                        .map(finding -> new Found(part, finding)))
                .toList();
    }

    /** A row an engine and one for all, a column each of these. */
    private List<String> count(List<Found> found, Map<String, Predicate<Found>> columns) {
        List<String> header = new ArrayList<>(List.of("engine"));
        header.addAll(columns.keySet());
        List<List<String>> rows = new ArrayList<>();
        for (String engine : parts.stream().map(Part::engine).distinct().toList()) {
            rows.add(row(engine, found, columns, one -> one.part().engine().equals(engine)));
        }
        rows.add(row("total", found, columns, one -> true));
        return new TextTable(header, rows).lines().toList();
    }

    private static List<String> row(
            String name, List<Found> found, Map<String, Predicate<Found>> columns, Predicate<Found> mine) {
        List<String> row = new ArrayList<>(List.of(name));
        columns.values()
                .forEach(column -> row.add(
                        Long.toString(found.stream().filter(mine.and(column)).count())));
        return row;
    }
}

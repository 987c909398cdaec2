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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The figures of the Gamera experiment, as far as its cells are played. */
public record GameraTable(List<Part> parts, List<Baseline> baselines, Path out, Json json) {

    /** Logic bugs, crashes and errors. */
    private static final List<List<Kind>> KINDS = List.of(
            List.of(Kind.WRONG_RESULT),
            List.of(Kind.CRASH, Kind.HANG),
            List.of(Kind.INTERNAL_ERROR, Kind.UNEXPECTED_EXCEPTION, Kind.MISSING_EXCEPTION));

    /** A finding and the cell that has it. */
    private record Found(Part part, StoredFinding finding) {}

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
        lines.addAll(
                List.of("", "Table 6: by what they are, of this and of other tools; the paper's figures in brackets"));
        lines.addAll(tools(found));
        if (!baselines.isEmpty()) {
            lines.add("agree stands for Grand and GDsmith, partition on graphs without edges for GDBMeter: they are");
            lines.add("equivalents of ours, and not these programs. The paper's engines are other releases.");
        }
        return lines;
    }

    /** A row an engine and tool. */
    private List<String> tools(List<Found> found) {
        List<List<String>> rows = new ArrayList<>();
        for (String engine : parts.stream().map(Part::engine).distinct().toList()) {
            rows.add(tool(
                    engine,
                    GameraPaper.GAMERA,
                    found.stream()
                            .filter(one -> one.part().engine().equals(engine))
                            .map(Found::finding)
                            .toList()));
            for (Baseline baseline : baselines) {
                if (baseline.engines().contains(engine)) {
                    rows.add(tool(engine, baseline.tool(), by(baseline, engine)));
                }
            }
        }
        return new TextTable(List.of("engine", "tool", "logic", "crash", "error"), rows)
                .lines()
                .toList();
    }

    /** What a tool found on one of its engines: where it compares several, the one that is wrong. */
    private List<StoredFinding> by(Baseline baseline, String engine) {
        String name = engine.contains("@") ? engine : engine + "@";
        return Files.exists(out.resolve(baseline.name()).resolve(FileNames.EVENTS))
                ? CampaignResult.read(out.resolve(baseline.name()), json).findings().stream()
                        .filter(finding -> finding.accused().toString().startsWith(name))
                        .toList()
                : List.of();
    }

    private static List<String> tool(String engine, String tool, List<StoredFinding> findings) {
        List<String> paper = GameraPaper.bugs(engine, tool);
        List<String> row = new ArrayList<>(List.of(engine, tool));
        for (int i = 0; i < KINDS.size(); i++) {
            List<Kind> kinds = KINDS.get(i);
            long number =
                    findings.stream().filter(finding -> isOf(finding, kinds)).count();
            row.add(number + " (" + paper.get(i) + ")");
        }
        return row;
    }

    private static boolean isOf(StoredFinding finding, List<Kind> kinds) {
        return finding.fail().map(fail -> kinds.contains(fail.kind())).orElse(false);
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

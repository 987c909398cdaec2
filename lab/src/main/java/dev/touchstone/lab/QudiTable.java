package dev.touchstone.lab;

import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.cli.console.TextTable;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.lab.CellTable.Cell;
import dev.touchstone.lab.QudiExperiment.Part;
import dev.touchstone.triage.CampaignResult;
import dev.touchstone.triage.CrossExamination;
import dev.touchstone.triage.CrossFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The figures of the QuDi experiment, as far as its cells are played. */
record QudiTable(List<Part> parts, Path out, Json json) {

    List<String> lines() throws IOException {
        List<Cell> cells = parts.stream()
                .map(part -> new Cell(part.engine(), part.strategy(), out.resolve(part.name())))
                .toList();
        List<String> lines = new CellTable("strategy", cells).lines(json);
        lines.add("");
        lines.add(
                "Table 2: findings by engine, after reduction and by fine signature, and which strategies detect them");
        lines.addAll(findings());
        lines.add("");
        lines.add("Table 3: their consequences");
        lines.addAll(consequences());
        return lines;
    }

    private List<String> findings() {
        List<List<String>> rows = new ArrayList<>();
        for (String engine : engines()) {
            List<CrossFile.Row> seen = crossed(engine);
            rows.add(List.of(
                    engine,
                    Long.toString(stored(engine).count()),
                    Long.toString(seers(seen, "disassemble-ids")),
                    Long.toString(seers(seen, "disassemble-table")),
                    Long.toString(seers(seen, "disassemble-barrier"))));
        }
        return new TextTable(List.of("engine", "findings", "ids", "table", "barrier"), rows)
                .lines()
                .toList();
    }

    private List<String> consequences() {
        List<Kind> kinds = List.of(Kind.values());
        List<String> header = new ArrayList<>(List.of("engine"));
        kinds.forEach(kind -> header.add(kind.words()));
        List<List<String>> rows = new ArrayList<>();
        for (String engine : engines()) {
            List<String> row = new ArrayList<>(List.of(engine));
            for (Kind kind : kinds) {
                row.add(Long.toString(stored(engine)
                        .flatMap(finding -> finding.fail().stream())
                        .map(Verdict.Fail::kind)
                        .filter(kind::equals)
                        .count()));
            }
            rows.add(row);
        }
        return new TextTable(header, rows).lines().toList();
    }

    private List<String> engines() {
        return parts.stream().map(Part::engine).distinct().toList();
    }

    private Stream<Path> folders(String engine) {
        return parts.stream()
                .filter(part -> part.engine().equals(engine))
                .map(part -> out.resolve(part.name()))
                .filter(Files::exists);
    }

    private Stream<StoredFinding> stored(String engine) {
        return folders(engine).flatMap(folder -> CampaignResult.read(folder, json).findings().stream());
    }

    private List<CrossFile.Row> crossed(String engine) {
        return folders(engine)
                .flatMap(folder -> CrossFile.in(folder, json).rows().stream())
                .toList();
    }

    private static long seers(List<CrossFile.Row> rows, String oracle) {
        return rows.stream()
                .map(row -> row.oracles().getOrDefault(oracle, ""))
                .filter(word -> word.equals(CrossExamination.FOUND) || word.equals(CrossExamination.SEES))
                .count();
    }
}

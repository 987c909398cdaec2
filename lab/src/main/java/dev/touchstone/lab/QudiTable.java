package dev.touchstone.lab;

import dev.touchstone.campaign.store.StoredFinding;
import dev.touchstone.cli.console.TextTable;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.lab.CellTable.Cell;
import dev.touchstone.lab.QudiExperiment.Part;
import dev.touchstone.lab.QudiExperiment.Rival;
import dev.touchstone.triage.CampaignResult;
import dev.touchstone.triage.CrossExamination;
import dev.touchstone.triage.CrossFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The figures of the QuDi experiment, as far as its cells are played. */
record QudiTable(List<Part> parts, List<Rival> rivals, Path out, Json json) {
    private static final List<String> STRATEGIES =
            List.of("disassemble-ids", "disassemble-table", "disassemble-barrier");

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
        lines.add("");
        lines.add("Figure 8: findings by the strategies that detect them (ParaPass, TempID and Barrier in the paper)");
        lines.addAll(venn());
        if (!rivals.isEmpty()) {
            lines.add("");
            lines.add("RQ3: what one approach found, shown to another");
            lines.addAll(comparison());
            lines.add("agree stands for Grand, partition for GDBMeter: they are equivalents of ours, and not these");
            lines.add("programs. Findings that some approach cannot be asked are among those that it does not see.");
        }
        return lines;
    }

    /** A row for each set of strategies. The paper's numbers follow from its Table 2 and its text. */
    private List<String> venn() {
        Map<List<String>, String> paper = new LinkedHashMap<>();
        paper.put(List.of("ids"), "4");
        paper.put(List.of("table"), "0");
        paper.put(List.of("barrier"), "1");
        paper.put(List.of("ids", "table"), "4");
        paper.put(List.of("ids", "barrier"), "0");
        paper.put(List.of("table", "barrier"), "1");
        paper.put(List.of("ids", "table", "barrier"), "15");
        List<CrossFile.Row> all =
                engines().stream().flatMap(engine -> crossed(engine).stream()).toList();
        List<List<String>> rows = new ArrayList<>();
        paper.forEach((strategies, number) -> rows.add(List.of(
                String.join(" + ", strategies),
                Long.toString(all.stream()
                        .filter(row -> strategiesThatSee(row).equals(strategies))
                        .count()),
                number)));
        return new TextTable(List.of("detected by", "findings", "paper"), rows)
                .lines()
                .toList();
    }

    private static List<String> strategiesThatSee(CrossFile.Row row) {
        return STRATEGIES.stream()
                .filter(strategy -> sees(row, strategy))
                .map(strategy -> strategy.replace("disassemble-", ""))
                .toList();
    }

    private List<String> comparison() {
        List<CrossFile.Row> own =
                engines().stream().flatMap(engine -> crossed(engine).stream()).toList();
        List<List<String>> rows = new ArrayList<>();
        rows.add(shown("disassemble", own, Rival.DIFFERENTIAL, List.of(Rival.DIFFERENTIAL), "19 of 25"));
        rows.add(shown("disassemble", own, Rival.PARTITIONING, List.of(Rival.PARTITIONING), "6 of 25"));
        for (Rival rival : rivals) {
            List<CrossFile.Row> theirs =
                    CrossFile.in(out.resolve(rival.name()), json).rows();
            boolean differential = rival.oracle().equals(Rival.DIFFERENTIAL);
            rows.add(shown(rival.oracle(), theirs, "disassemble", STRATEGIES, differential ? "16 of 21" : "0 of 3"));
        }
        return new TextTable(List.of("found by", "shown to", "seen", "paper"), rows)
                .lines()
                .toList();
    }

    private static List<String> shown(
            String finder, List<CrossFile.Row> rows, String viewer, List<String> oracles, String paper) {
        long seen = rows.stream()
                .filter(row -> oracles.stream().anyMatch(oracle -> sees(row, oracle)))
                .count();
        return List.of(finder, viewer, seen + " of " + rows.size(), paper);
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
        return rows.stream().filter(row -> sees(row, oracle)).count();
    }

    private static boolean sees(CrossFile.Row row, String oracle) {
        String word = row.oracles().getOrDefault(oracle, "");
        return word.equals(CrossExamination.FOUND) || word.equals(CrossExamination.SEES);
    }
}

package dev.touchstone.lab;

import dev.touchstone.campaign.store.CampaignFolder;
import dev.touchstone.campaign.store.FileNames;
import dev.touchstone.cli.command.TriageReport;
import dev.touchstone.cli.console.TextTable;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.json.Json;
import dev.touchstone.triage.CampaignResult;
import dev.touchstone.triage.Curves;
import dev.touchstone.triage.VersionsFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The figures of the GDsmith experiment's cells, one beside the other. */
public record GdsmithTable(List<List<String>> rows, List<CurvesOf> curves) {
    /** The paper's non-empty results, N_D and N_VDD: its Tables 3 and 4, the latter without an experiment of its own. */
    private static final Map<String, List<String>> PAPER = Map.of(
            "cross-version-none", List.of("18.19 %", "87", "7"),
            "cross-version-pattern", List.of("36.79 %", "199", "9"),
            "cross-version-full", List.of("73.66 %", "483", "18"),
            "cross-engine-none", List.of("18.19 %", "8815", "17"),
            "cross-engine-pattern", List.of("36.79 %", "9286", "22"),
            "cross-engine-full", List.of("73.66 %", "11275", "26"));

    /** How the numbers of one cell grow. */
    public record CurvesOf(String experiment, String guidance, Curves curves) {}

    public static GdsmithTable of(List<GdsmithExperiment.Part> parts, Path out, Json json) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        List<CurvesOf> curves = new ArrayList<>();
        for (GdsmithExperiment.Part part : parts) {
            Path folder = out.resolve(part.name());
            Optional<CellSummary> summary = CellSummary.in(folder, json);
            if (summary.isPresent()) {
                Curves growing = new TriageReport(
                                List.of(CampaignResult.read(folder, json)),
                                new VersionsFile(folder.resolve(FileNames.VERSIONS), json).cells())
                        .curves();
                curves.add(new CurvesOf(part.experiment(), part.guidance(), growing));
                rows.add(row(part, growing, summary.get(), missing(part, folder, json)));
            }
        }
        return new GdsmithTable(rows, curves);
    }

    private static List<String> row(GdsmithExperiment.Part part, Curves curves, CellSummary summary, String missing) {
        List<String> paper = PAPER.getOrDefault(part.name(), List.of("-", "-", "-"));
        Curves.Point last = curves.at(Long.MAX_VALUE);
        return List.of(
                part.experiment(),
                part.guidance(),
                summary.cases(),
                summary.nonEmpty() + " (" + paper.get(0) + ")",
                summary.failed() + " (" + paper.get(1) + ")",
                Long.toString(last.findings()),
                last.versionDistinct() + " (" + paper.get(2) + ")",
                summary.cpuSeconds(),
                missing);
    }

    /** The engines that were unavailable when the cell ran; its findings are not comparable with those of other cells. */
    private static String missing(GdsmithExperiment.Part part, Path folder, Json json) throws IOException {
        List<String> there = CampaignFolder.CampaignManifest.in(folder, json).engines().stream()
                .map(EngineId::toString)
                .toList();
        return part.engines().stream()
                .filter(engine -> there.stream().noneMatch(one -> one.equals(engine) || one.startsWith(engine + "@")))
                .collect(Collectors.joining(", "));
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of("Tables 3 and 4; the paper's figures in brackets"));
        new TextTable(
                        List.of(
                                "experiment",
                                "guidance",
                                "cases",
                                "non-empty",
                                "N_D",
                                "signatures",
                                "N_VDD",
                                "CPU s",
                                "without"),
                        rows)
                .lines()
                .forEach(lines::add);
        lines.addAll(List.of("", "Figures 4 and 5: N_D and N_VDD over the time of a cell, in tenths"));
        lines.addAll(new GrowthTable(curves.stream()
                        .flatMap(cell -> Stream.of(
                                new GrowthTable.Row(
                                        cell.experiment() + ", " + cell.guidance() + ": N_D",
                                        cell.curves(),
                                        Curves.Point::discrepancies),
                                new GrowthTable.Row(
                                        cell.experiment() + ", " + cell.guidance() + ": N_VDD",
                                        cell.curves(),
                                        Curves.Point::versionDistinct)))
                        .toList())
                .lines());
        return lines;
    }
}

package dev.touchstone.lab;

import dev.touchstone.campaign.store.CampaignFolder;
import dev.touchstone.campaign.store.FileNames;
import dev.touchstone.cli.command.TriageReport;
import dev.touchstone.cli.console.TextTable;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.json.Json;
import dev.touchstone.triage.CampaignResult;
import dev.touchstone.triage.VersionsFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The figures of the GDsmith experiment's cells, one beside the other. */
public record GdsmithTable(List<List<String>> rows) {

    public static GdsmithTable of(List<GdsmithExperiment.Part> parts, Path out, Json json) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        for (GdsmithExperiment.Part part : parts) {
            Path folder = out.resolve(part.name());
            Optional<CellSummary> summary = CellSummary.in(folder, json);
            if (summary.isPresent()) {
                rows.add(row(part, folder, summary.get(), json));
            }
        }
        return new GdsmithTable(rows);
    }

    private static List<String> row(GdsmithExperiment.Part part, Path folder, CellSummary summary, Json json)
            throws IOException {
        TriageReport report = new TriageReport(
                List.of(CampaignResult.read(folder, json)),
                new VersionsFile(folder.resolve(FileNames.VERSIONS), json).cells());
        return List.of(
                part.experiment(),
                part.guidance(),
                summary.cases(),
                summary.nonEmpty(),
                summary.failed(),
                Long.toString(report.curves().at(Long.MAX_VALUE).findings()),
                Long.toString(report.curves().at(Long.MAX_VALUE).versionDistinct()),
                summary.cpuSeconds(),
                missing(part, folder, json));
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
        return new TextTable(
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
                .toList();
    }
}

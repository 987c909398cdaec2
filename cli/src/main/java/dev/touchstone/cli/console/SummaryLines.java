package dev.touchstone.cli.console;

import dev.touchstone.campaign.event.CampaignTotals;
import dev.touchstone.campaign.event.CampaignTotals.Fates;
import dev.touchstone.campaign.event.Counts;
import dev.touchstone.campaign.store.FileNames;
import dev.touchstone.core.Count;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The summary of a campaign over all its parts, in numbers that add up. */
public record SummaryLines(CampaignTotals totals, Path folder, boolean stopped) {

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        Counts counts = totals.counts();
        if (counts.oracles().size() > 1) {
            byOracle(counts).lines().forEach(lines::add);
        }
        lines.add((stopped ? "stopped after " : "") + Count.of(counts.cases(), "case") + ": " + counts.passed()
                + " passed, " + counts.failed() + " failed, " + counts.unknowns() + " unknown"
                + reasons(counts.unknown()));
        if (counts.failed() > 0) {
            lines.add(Count.of(counts.failed(), "failing case") + ": " + words(totals.failed()));
        }
        if (totals.others().all() > 0) {
            lines.add("other failures found while shrinking: " + words(totals.others()));
        }
        totals.known().forEach((cause, times) -> lines.add("known: " + cause + ", " + Count.of(times, "time")));
        if (totals.isMostlyNotLoaded()) {
            lines.add("inconclusive: most cases could not be run; " + mostOften(counts.notLoaded()));
        }
        if (totals.troubles().broken() > 0) {
            lines.add(Count.of(totals.troubles().broken(), "round")
                    + " failed because of a bug in Touchstone; see the lines " + "round-broke in "
                    + folder.resolve(FileNames.EVENTS));
        }
        if (counts.ours() > 0) {
            lines.add(Count.of(counts.ours(), "case") + " could not be judged because of a bug in Touchstone; see "
                    + folder.resolve(FileNames.EVENTS));
        }
        lines.add(findings() + " in " + folder);
        return lines;
    }

    private static TextTable byOracle(Counts counts) {
        return new TextTable(
                List.of("oracle", "cases", "passed", "failed", "unknown"),
                counts.oracles().entrySet().stream()
                        .map(entry -> List.of(
                                entry.getKey(),
                                Long.toString(entry.getValue().cases()),
                                Long.toString(entry.getValue().passed()),
                                Long.toString(entry.getValue().failed()),
                                Long.toString(entry.getValue().unknown())))
                        .toList());
    }

    /** All five, so that they can be added up. */
    private String words(Fates fates) {
        return fates.reported() + " reported, " + fates.seenAgain() + " seen again, " + fates.known() + " known"
                + (fates.known() > 0 ? " (" + FileNames.KNOWN + ")" : "") + ", " + fates.flaky() + " flaky"
                + (fates.flaky() > 0 ? " (" + FileNames.FLAKY + ")" : "") + ", " + fates.putOff() + " deferred"
                + (fates.putOff() > 0 ? " (touchstone reduce examines them)" : "");
    }

    private String findings() {
        if (totals.counts().cases() == 0) {
            return "nothing was tested; log";
        }
        if (totals.findings() > 0) {
            return Count.of(totals.findings(), "finding");
        }
        return totals.later() == 0
                ? "no findings; log"
                : "no finding yet, " + Count.of(totals.later(), "case") + " deferred; log";
    }

    private static String mostOften(Map<String, Long> counts) {
        return counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse("");
    }

    private static String reasons(Map<String, Long> counts) {
        return counts.isEmpty()
                ? ""
                : counts.entrySet().stream()
                        .map(entry -> entry.getKey() + " " + entry.getValue())
                        .collect(Collectors.joining(", ", " (", ")"));
    }
}

package dev.touchstone.cli;

import dev.touchstone.core.Count;
import dev.touchstone.core.campaign.Score;
import dev.touchstone.core.campaign.Score.Fates;
import dev.touchstone.core.campaign.Tally;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** How a campaign stands, all parts of it together, in numbers that add up. */
record LastWords(Score score, Path folder, boolean stopped) {

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        Tally tally = score.tally();
        if (tally.oracles().size() > 1) {
            byOracle(tally).lines().forEach(lines::add);
        }
        lines.add((stopped ? "stopped after " : "") + Count.of(tally.cases(), "case") + ": " + tally.passed()
                + " passed, " + tally.failed() + " failed, " + tally.unknowns() + " unknown"
                + reasons(tally.unknown()));
        if (tally.failed() > 0) {
            lines.add(Count.of(tally.failed(), "failing case") + ": " + words(score.failed()));
        }
        if (score.others().all() > 0) {
            lines.add("met besides, while cases were made small: " + words(score.others()));
        }
        if (score.isMostlyNotLoaded()) {
            lines.add("inconclusive: most cases could not be tried; " + mostOften(tally.notLoaded()));
        }
        if (score.broken() > 0) {
            lines.add(Count.of(score.broken(), "round")
                    + " broke by a mistake in Touchstone; the evidence is in the lines " + "RoundBroke of "
                    + folder.resolve("events.ndjson"));
        }
        if (tally.ours() > 0) {
            lines.add(Count.of(tally.ours(), "case")
                    + " could not be judged because of a mistake in Touchstone; which they " + "are is in "
                    + folder.resolve("events.ndjson"));
        }
        lines.add(findings() + "; the result is in " + folder);
        return lines;
    }

    private static Columns byOracle(Tally tally) {
        return new Columns(
                List.of("oracle", "cases", "passed", "failed", "unknown"),
                tally.oracles().entrySet().stream()
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
                + (fates.known() > 0 ? " (known.ndjson)" : "") + ", " + fates.flaky() + " flaky"
                + (fates.flaky() > 0 ? " (flaky.ndjson)" : "") + ", " + fates.putOff() + " put off"
                + (fates.putOff() > 0 ? " (touchstone reduce looks at them)" : "");
    }

    private String findings() {
        if (score.tally().cases() == 0) {
            return "nothing was tested";
        }
        if (score.findings() > 0) {
            return Count.of(score.findings(), "finding");
        }
        return score.later() == 0 ? "nothing found" : "no finding so far";
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

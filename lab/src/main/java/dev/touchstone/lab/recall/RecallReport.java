package dev.touchstone.lab.recall;

import dev.touchstone.cli.console.LineWrap;
import dev.touchstone.cli.console.TextTable;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.lab.recall.Pair.Conclusion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What a recall came to, for the console and as Markdown.
 *
 * @param besides findings that are no known bug
 */
record RecallReport(List<EntryResult> results, VersionCover cover, List<Candidate> besides) {
    private static final int WIDEST_ENTRY = 17;
    private static final int WIDEST_VERSION = 23;
    private static final int DIGEST = 8;
    private static final String NOTHING = "-";
    private static final double WHOLE = 100;

    static final String LEGEND = "found: the CPU-minute of the first finding that is the entry, by the test or by a "
            + "person. Minutes are those of the clock, scaled by the CPU time of the whole campaign.";

    /** On lines of at most 80 columns. */
    List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(""));
        new TextTable(
                        List.of("entry", "version", "found", "seed", "finding"),
                        counted().map(this::shortRow).toList())
                .lines()
                .forEach(lines::add);
        lines.addAll(LineWrap.lines("", LEGEND));
        lines.add("");
        summary().forEach(line -> lines.addAll(LineWrap.lines("", line)));
        unmet().forEach(result -> lines.addAll(LineWrap.lines("  ", whyNot(result))));
        List<Pair> open = open();
        if (!open.isEmpty()) {
            lines.addAll(List.of("", "To decide, by the pairs in recall.md and with --decided FILE:"));
            open.forEach(pair -> lines.addAll(LineWrap.lines(
                    "  ", pair.bug().id() + " and " + pair.candidate().place())));
        }
        lines.addAll(List.of("", "Found besides: " + besides.size()));
        byKind().forEach((kind, places) ->
                places.forEach((cell, some) -> lines.add("  " + kind + ": " + some.size() + " in " + cell)));
        return lines;
    }

    private List<String> shortRow(EntryResult result) {
        List<String> row = row(result);
        String finding = row.get(4);
        return List.of(
                cut(row.get(0), WIDEST_ENTRY),
                cut(row.get(1), WIDEST_VERSION),
                row.get(2),
                row.get(3),
                finding.substring(Math.max(0, finding.length() - DIGEST)));
    }

    private static String cut(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most - 1) + "…";
    }

    private Stream<EntryResult> counted() {
        return results.stream().filter(EntryResult::counts);
    }

    private List<EntryResult> unmet() {
        return results.stream()
                .filter(result -> result.bug().isBug() && result.version().isEmpty())
                .toList();
    }

    private String whyNot(EntryResult result) {
        return result.bug().id() + ": no version that runs here: " + cover.whyNot(result.bug());
    }

    private static List<String> row(EntryResult result) {
        if (result.isCounted()) {
            KnownCause cause = result.counted().orElseThrow();
            return List.of(
                    result.bug().id(),
                    cause.cell().version().toString(),
                    minutes(cause.minute()) + " known",
                    Long.toString(cause.cell().seed()),
                    cause.name());
        }
        String version = result.best()
                .map(pair -> pair.candidate().cell().version())
                .or(result::version)
                .map(EngineId::toString)
                .orElse(NOTHING);
        return result.best()
                .map(pair -> List.of(
                        result.bug().id(),
                        version,
                        found(pair),
                        Long.toString(pair.candidate().cell().seed()),
                        pair.candidate().place()))
                .orElseGet(() ->
                        List.of(result.bug().id(), version, result.played() ? "no" : "not run", NOTHING, NOTHING));
    }

    private static String found(Pair pair) {
        String words = pair.conclusion().words();
        return pair.conclusion().isFound() ? minutes(pair) + " " + words : words;
    }

    private static String minutes(Pair pair) {
        return minutes(pair.candidate().minute());
    }

    private static String minutes(double minute) {
        return String.format(Locale.ROOT, "%.1f", minute);
    }

    private List<String> summary() {
        long all = counted().count();
        long test =
                counted().filter(result -> result.isFoundBy(Conclusion.TEST)).count();
        long person =
                counted().filter(result -> result.isFoundBy(Conclusion.PERSON)).count();
        long known = counted().filter(EntryResult::isCounted).count();
        long open = counted().filter(EntryResult::isOpen).count();
        long unrun = counted()
                .filter(result -> !result.played() && result.best().isEmpty() && !result.isCounted())
                .count();
        long noBugs = results.stream().filter(result -> !result.bug().isBug()).count();
        String share = all == 0 ? "" : String.format(Locale.ROOT, " (%.0f %%)", WHOLE * (test + person + known) / all);
        return List.of(
                "Found: " + (test + person + known) + " of " + all + " entries that run here" + share + ": " + test
                        + " by the test, " + person + " by a person, " + known + " as a known cause; " + open
                        + " to decide, "
                        + (all - test - person - known - open - unrun) + " not found, " + unrun + " not run.",
                "Not counted: " + noBugs + " that are no bugs, " + unmet().size() + " that cannot run here.");
    }

    private List<Pair> open() {
        return counted().flatMap(result -> result.open().stream()).toList();
    }

    /** By kind and cell. */
    private Map<String, Map<String, List<String>>> byKind() {
        Map<String, Map<String, List<String>>> byKind = new TreeMap<>();
        besides.forEach(candidate -> byKind.computeIfAbsent(candidate.kind(), any -> new TreeMap<>())
                .computeIfAbsent(candidate.cell().name(), any -> new ArrayList<>())
                .add(candidate.place()));
        return byKind;
    }

    /** With the pairs to decide, and every finding. */
    String markdown() {
        List<String> lines = new ArrayList<>(List.of("# Known bugs that blind campaigns found", ""));
        new TextTable(
                        List.of("entry", "version", "found", "seed", "finding"),
                        counted().map(RecallReport::row).toList())
                .lines()
                .forEach(lines::add);
        lines.addAll(List.of("", LEGEND, ""));
        lines.addAll(summary());
        lines.add("");
        unmet().forEach(result -> lines.add("- " + whyNot(result)));
        lines.addAll(List.of("", "## To decide", ""));
        open().forEach(pair -> lines.addAll(pair(pair)));
        lines.addAll(List.of("## Found besides: " + besides.size(), ""));
        byKind().forEach((kind, places) -> places.values().stream()
                .flatMap(List::stream)
                .forEach(place -> lines.add("- " + kind + ": `" + place + "`")));
        return String.join("\n", lines) + "\n";
    }

    private static List<String> pair(Pair pair) {
        Candidate candidate = pair.candidate();
        List<String> lines = new ArrayList<>(List.of(
                "### " + pair.bug().id() + " and " + candidate.name(),
                "",
                "`" + candidate.place() + "`, " + candidate.kind() + ", minute " + minutes(pair) + ": " + pair.reasons()
                        + ".",
                "",
                "```"));
        lines.addAll(pair.bug().queries());
        lines.addAll(List.of("```", "", "```", candidate.finding().query().orElse("(no statement)"), "```", ""));
        return lines;
    }
}

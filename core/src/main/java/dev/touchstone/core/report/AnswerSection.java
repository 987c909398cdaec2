package dev.touchstone.core.report;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Transcript.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The expected and the actual result, as a page shows them. */
final class AnswerSection {
    static final String DEFAULT = "Default";

    private static final int MOST_ROWS = 10;
    private static final int MOST_MESSAGE_LINES = 4;
    private static final int LONGEST_MESSAGE_LINE = 240;
    private static final int MOST_TRACE_LINES = 10;

    private final Finding finding;
    private final LanguageReport report;
    private final RelevantEntries shown;

    AnswerSection(Finding finding, LanguageReport report, RelevantEntries shown) {
        this.finding = finding;
        this.report = report;
        this.shown = shown;
    }

    List<String> expected() {
        return shown.culprit()
                .map(culprit -> finding.entries().get(culprit))
                .flatMap(Entry::right)
                .map(this::known)
                .orElseGet(() -> List.of(inWords()));
    }

    /** The expected rows, and the relation, unless the transcript section shows it. */
    private List<String> known(Answer right) {
        List<String> lines = block(table(right));
        String demand = finding.demand();
        boolean related = TranscriptSection.RELATED.contains(finding.fail().kind());
        if (related && !demand.isEmpty() && !TranscriptSection.isTold(finding)) {
            lines.add(demand);
        }
        return lines;
    }

    private String inWords() {
        return switch (finding.fail().kind()) {
            case INTERNAL_ERROR, CRASH, HANG -> "A result, or a meaningful error.";
            case UNEXPECTED_EXCEPTION -> related("A result: the statement is valid.");
            case MISSING_EXCEPTION -> related("An error: the statement is invalid.");
            case WRONG_RESULT ->
                related(
                        finding.proposed().engines().size() > 1
                                ? "The same rows from every engine, in any order, numbers by value."
                                : finding.proof().why());
        };
    }

    /** The demand of the case, if it has one. */
    private String related(String otherwise) {
        String demand = finding.demand();
        return demand.isEmpty() ? otherwise : demand;
    }

    /** The results, equal ones once with all their runs. */
    List<String> actual() {
        Map<List<String>, List<String>> whoSaidWhat = new LinkedHashMap<>();
        for (int entry : shown.answers()) {
            whoSaidWhat
                    .computeIfAbsent(outcome(finding.entries().get(entry)), said -> new ArrayList<>())
                    .add(who(entry));
        }
        if (whoSaidWhat.size() == 1) {
            return block(whoSaidWhat.keySet().iterator().next());
        }
        List<String> lines = new ArrayList<>();
        whoSaidWhat.forEach((said, who) -> {
            lines.add(capitalised(String.join("; ", who)) + ":");
            lines.addAll(block(said));
        });
        return lines;
    }

    private static String capitalised(String way) {
        return way.startsWith("with") ? "W" + way.substring(1) : way;
    }

    /** What distinguishes a run from the others that are shown. */
    String who(int number) {
        Entry entry = finding.entries().get(number);
        List<String> words = new ArrayList<>();
        if (finding.proposed().engines().size() > 1) {
            words.add(FindingPage.engine(entry.engine()));
        } else if (shown.answers().stream()
                        .map(other -> finding.entries().get(other).text())
                        .distinct()
                        .count()
                > 1) {
            words.add("`" + cut(entry.text()) + "`");
        }
        Optional.of(report.way(entry.options())).filter(way -> !way.isEmpty()).ifPresent(words::add);
        finding.entries().get(number).step().instead().ifPresent(other -> words.add("without indexes"));
        return words.isEmpty() ? DEFAULT : String.join(", ", words);
    }

    /** The result of one step. */
    List<String> given(Entry entry) {
        return block(outcome(entry));
    }

    List<String> outcome(Entry entry) {
        return entry.answer().map(this::table).orElseGet(() -> error(entry));
    }

    /** The error of an engine, and its stack trace. */
    static List<String> error(Entry entry) {
        List<String> lines = new ArrayList<>(message(entry.summary()));
        entry.trace().stream().limit(MOST_TRACE_LINES).map(AnswerSection::cut).forEach(lines::add);
        if (entry.trace().size() > MOST_TRACE_LINES) {
            lines.add("  …");
        }
        return lines;
    }

    private List<String> table(Answer answer) {
        return Grid.of(answer, report, finding.proposed().dataset()).lines(MOST_ROWS);
    }

    private static List<String> message(String outcome) {
        List<String> lines = new ArrayList<>(outcome.lines()
                .filter(line -> !line.isBlank())
                .limit(MOST_MESSAGE_LINES)
                .map(AnswerSection::cut)
                .toList());
        if (outcome.lines().filter(line -> !line.isBlank()).count() > MOST_MESSAGE_LINES) {
            lines.add("…");
        }
        return lines;
    }

    private static String cut(String line) {
        return line.length() <= LONGEST_MESSAGE_LINE ? line : line.substring(0, LONGEST_MESSAGE_LINE - 1) + "…";
    }

    private static List<String> block(List<String> lines) {
        List<String> block = new ArrayList<>(List.of("```"));
        block.addAll(lines);
        block.add("```");
        return block;
    }
}

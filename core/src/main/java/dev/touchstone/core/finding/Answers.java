package dev.touchstone.core.finding;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.oracle.Transcript.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What should have come, and what came, as a page shows it. */
final class Answers {
    static final String PLAINLY = "Plainly";

    private static final int MOST_ROWS = 10;
    private static final int MOST_MESSAGE_LINES = 4;
    private static final int LONGEST_MESSAGE_LINE = 240;
    private static final int MOST_TRACE_LINES = 10;

    private final Finding finding;
    private final Telling telling;
    private final Shown shown;

    Answers(Finding finding, Telling telling, Shown shown) {
        this.finding = finding;
        this.telling = telling;
        this.shown = shown;
    }

    List<String> expected() {
        return shown.culprit()
                .map(culprit -> finding.entries().get(culprit))
                .flatMap(Entry::right)
                .map(this::known)
                .orElseGet(() -> List.of(inWords()));
    }

    /** The right rows, and what the relation has to do with them where no step by step account says so. */
    private List<String> known(Answer right) {
        List<String> lines = block(table(right));
        String demand = finding.demand();
        boolean related = StepByStep.RELATED.contains(finding.fail().kind());
        if (related && !demand.isEmpty() && !StepByStep.isTold(finding)) {
            lines.add(demand);
        }
        return lines;
    }

    private String inWords() {
        return switch (finding.fail().kind()) {
            case INTERNAL_ERROR, CRASH, HANG -> "An answer, or an error that says what is wrong with the query.";
            case UNEXPECTED_EXCEPTION -> related("An answer: nothing is wrong with the statement.");
            case MISSING_EXCEPTION -> related("An error: the statement is wrong.");
            case WRONG_RESULT ->
                related(
                        finding.proposed().engines().size() > 1
                                ? "The same rows from every engine, in any order, numbers by their value."
                                : finding.proof().why());
        };
    }

    /** What the case says of its steps, if it does. */
    private String related(String otherwise) {
        String demand = finding.demand();
        return demand.isEmpty() ? otherwise : demand;
    }

    /** What came, once for all who gave it. */
    List<String> actual() {
        Map<List<String>, List<String>> whoSaidWhat = new LinkedHashMap<>();
        for (int sight : shown.answers()) {
            whoSaidWhat
                    .computeIfAbsent(outcome(finding.entries().get(sight)), said -> new ArrayList<>())
                    .add(who(sight));
        }
        if (whoSaidWhat.size() == 1) {
            return block(whoSaidWhat.keySet().iterator().next());
        }
        List<String> lines = new ArrayList<>();
        whoSaidWhat.forEach((said, who) -> {
            lines.add(String.join("; ", who) + ":");
            lines.addAll(block(said));
        });
        return lines;
    }

    /** What tells one question from the others that are shown. */
    String who(int number) {
        Entry sight = finding.entries().get(number);
        List<String> words = new ArrayList<>();
        if (finding.proposed().engines().size() > 1) {
            words.add(FindingPage.engine(sight.engine()));
        } else if (shown.answers().stream()
                        .map(other -> finding.entries().get(other).text())
                        .distinct()
                        .count()
                > 1) {
            words.add("`" + cut(sight.text()) + "`");
        }
        Optional.of(telling.way(sight.options())).filter(way -> !way.isEmpty()).ifPresent(words::add);
        finding.entries().get(number).step().instead().ifPresent(other -> words.add("without indexes"));
        return words.isEmpty() ? PLAINLY : String.join(", ", words);
    }

    /** What came of one question. */
    List<String> given(Entry sight) {
        return block(outcome(sight));
    }

    List<String> outcome(Entry sight) {
        return sight.answer().map(this::table).orElseGet(() -> error(sight));
    }

    /** What an engine said in the place of rows, and where that arose in it. */
    static List<String> error(Entry sight) {
        List<String> lines = new ArrayList<>(message(sight.summary()));
        sight.trace().stream().limit(MOST_TRACE_LINES).map(Answers::cut).forEach(lines::add);
        if (sight.trace().size() > MOST_TRACE_LINES) {
            lines.add("  …");
        }
        return lines;
    }

    private List<String> table(Answer answer) {
        return Grid.of(answer, telling, finding.proposed().dataset()).lines(MOST_ROWS);
    }

    private static List<String> message(String outcome) {
        List<String> lines = new ArrayList<>(outcome.lines()
                .filter(line -> !line.isBlank())
                .limit(MOST_MESSAGE_LINES)
                .map(Answers::cut)
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

package dev.touchstone.core.report;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.report.Recipe.Line;
import java.util.ArrayList;
import java.util.List;

/**
 * A recipe as one file: the statements, and as comments the expected and actual results.
 *
 * @param comment how a line begins that is a comment
 */
public record ScriptText(LanguageReport report, Finding finding, String comment) {
    private static final int MOST_ROWS = 20;

    public String of(Recipe recipe) {
        List<String> out = new ArrayList<>();
        out.addAll(heading(recipe));
        for (Line line : recipe.lines()) {
            line.entry().ifPresent(entry -> out.add(""));
            out.addAll(role(line));
            out.add(report.typed(line));
            line.entry().ifPresent(entry -> out.addAll(outcome(finding.entries().get(entry))));
        }
        return String.join("\n", out) + "\n";
    }

    /** The role of a step, where steps differ. */
    public List<String> role(Line line) {
        return line
                .entry()
                .map(number -> finding.entries().get(number).step())
                .filter(step -> !step.role().isEmpty())
                .map(step -> comment
                        + TranscriptSection.heading(finding, line.entry().orElseThrow()) + ":")
                .stream()
                .toList();
    }

    /** What the file is about. */
    public List<String> heading(Recipe recipe) {
        List<String> lines = new ArrayList<>();
        lines.add(comment + FindingPage.engine(recipe.engine()) + ": "
                + Title.of(finding, report, RelevantEntries.of(finding), recipe.indexed()) + ".");
        lines.add(comment + finding.fail().claim());
        if (!finding.demand().isEmpty()) {
            lines.add(comment + finding.demand());
        }
        lines.add(comment + "Start with an empty database.");
        lines.add("");
        return lines;
    }

    /** The expected result, where it is known, and the actual one, in comments. */
    public List<String> outcome(Entry entry) {
        List<String> lines = new ArrayList<>();
        entry.right().ifPresent(right -> say("Expected:", table(right), lines));
        say("Actual:", entry.answer().map(this::table).orElseGet(() -> AnswerSection.error(entry)), lines);
        return lines;
    }

    /** The expected rows of a line, where they are known. */
    public List<String> expected(Line line) {
        return line.entry()
                .flatMap(number -> finding.entries().get(number).right())
                .map(this::table)
                .orElse(List.of());
    }

    private void say(String what, List<String> text, List<String> lines) {
        lines.add(comment + what);
        text.forEach(line -> lines.add(comment + "  " + line));
    }

    private List<String> table(Answer answer) {
        return Grid.of(answer, report, finding.proposed().dataset()).lines(MOST_ROWS);
    }
}

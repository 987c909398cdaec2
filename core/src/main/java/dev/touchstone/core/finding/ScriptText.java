package dev.touchstone.core.finding;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.finding.Recipe.Line;
import dev.touchstone.core.oracle.Transcript.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * A recipe as one file: what is typed, and as comments what should come and what came.
 *
 * @param comment how a line begins that is a comment
 */
public record ScriptText(Telling telling, Finding finding, String comment) {
    private static final int MOST_ROWS = 20;

    public String of(Recipe recipe) {
        List<String> out = new ArrayList<>();
        out.addAll(heading(recipe));
        for (Line line : recipe.lines()) {
            line.sight().ifPresent(sight -> out.add(""));
            out.addAll(role(line));
            out.add(telling.typed(line));
            line.sight().ifPresent(sight -> out.addAll(outcome(finding.entries().get(sight))));
        }
        return String.join("\n", out) + "\n";
    }

    /** What a question is there for, where several ask for different things. */
    public List<String> role(Line line) {
        return line
                .sight()
                .map(number -> finding.entries().get(number).step())
                .filter(step -> !step.role().isEmpty())
                .map(step -> comment + StepByStep.heading(finding, line.sight().orElseThrow()) + ":")
                .stream()
                .toList();
    }

    /** What the file is about. */
    public List<String> heading(Recipe recipe) {
        List<String> lines = new ArrayList<>();
        lines.add(comment + FindingPage.engine(recipe.engine()) + ": "
                + Title.of(finding, telling, Shown.of(finding), recipe.indexed()) + ".");
        lines.add(comment + finding.fail().claim());
        if (!finding.demand().isEmpty()) {
            lines.add(comment + finding.demand());
        }
        lines.add(comment + "Begin with an empty database.");
        lines.add("");
        return lines;
    }

    /** What should have come, where that is known, and what came, in comments. */
    public List<String> outcome(Entry sight) {
        List<String> lines = new ArrayList<>();
        sight.right().ifPresent(right -> say("Expected:", table(right), lines));
        say("Actual:", sight.answer().map(this::table).orElseGet(() -> Answers.error(sight)), lines);
        return lines;
    }

    /** The rows that should have come of a line, where that is known. */
    public List<String> expected(Line line) {
        return line.sight()
                .flatMap(number -> finding.entries().get(number).right())
                .map(this::table)
                .orElse(List.of());
    }

    private void say(String what, List<String> text, List<String> lines) {
        lines.add(comment + what);
        text.forEach(line -> lines.add(comment + "  " + line));
    }

    private List<String> table(Answer answer) {
        return Grid.of(answer, telling, finding.proposed().dataset()).lines(MOST_ROWS);
    }
}

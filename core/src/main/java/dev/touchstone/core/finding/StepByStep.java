package dev.touchstone.core.finding;

import dev.touchstone.core.finding.Recipe.Line;
import dev.touchstone.core.finding.Reproductions.Account;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.util.ArrayList;
import java.util.List;

/** What was asked, in the order in which it was asked, each with what came: for cases whose steps ask for different things. */
record StepByStep(Finding finding, Account account, Shown shown, Answers answers) {
    private static final int MOST_STEPS = 15;

    /** What only several steps together show. */
    static final List<Kind> RELATED = List.of(Kind.WRONG_RESULT, Kind.UNEXPECTED_EXCEPTION, Kind.MISSING_EXCEPTION);

    /** Whether there is something to tell. */
    static boolean isTold(Finding finding) {
        return RELATED.contains(finding.fail().kind())
                && finding.entries().stream()
                        .anyMatch(entry -> !entry.step().role().isEmpty());
    }

    List<String> lines() {
        List<String> out = new ArrayList<>();
        List<String> typed = new ArrayList<>();
        int told = 0;
        for (Line line : questions()) {
            account.telling().typed(line).lines().map(FindingPage::cut).forEach(typed::add);
            if (line.sight().isPresent() && told++ < MOST_STEPS) {
                tell(line.sight().get(), typed, out);
                typed.clear();
            }
        }
        if (told > MOST_STEPS) {
            out.add("");
            out.add("(" + (told - MOST_STEPS) + " more steps)");
        }
        return out;
    }

    /** All from the first step on; what stands before it is told as setup. */
    private List<Line> questions() {
        List<Line> lines = account.recipe().lines();
        int first = 0;
        while (first < lines.size() && lines.get(first).sight().isEmpty()) {
            first++;
        }
        return lines.subList(first, lines.size());
    }

    private void tell(int number, List<String> typed, List<String> out) {
        Entry sight = finding.entries().get(number);
        out.add("");
        if (shown.culprit().filter(culprit -> culprit == number).isPresent()) {
            out.add(heading(finding, number) + ": see above.");
            return;
        }
        out.add(heading(finding, number) + ":");
        out.add("```" + account.telling().fence());
        out.addAll(typed);
        out.add("```");
        boolean changes = finding.entries().get(number).step().changes();
        // What a change gives back is no part of the relation.
        if (!changes || sight.answer().isEmpty()) {
            out.addAll(answers.given(sight));
        }
    }

    /** The number of a step, and what it is there for. */
    static String heading(Finding finding, int number) {
        String role = finding.entries().get(number).step().role();
        return (number + 1) + ". " + role;
    }
}

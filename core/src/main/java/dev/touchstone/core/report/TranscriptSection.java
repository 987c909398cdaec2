package dev.touchstone.core.report;

import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.report.Recipe.Line;
import dev.touchstone.core.report.Reproductions.Account;
import java.util.ArrayList;
import java.util.List;

/** The steps in order, each with its result: for cases whose steps differ. */
record TranscriptSection(Finding finding, Account account, RelevantEntries shown, AnswerSection answers) {
    private static final int MOST_STEPS = 15;

    /** Kinds of failures that only several steps together show. */
    static final List<Kind> RELATED = List.of(Kind.WRONG_RESULT, Kind.UNEXPECTED_EXCEPTION, Kind.MISSING_EXCEPTION);

    /** Whether the page shows the transcript. */
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
            account.report().typed(line).lines().map(FindingPage::cut).forEach(typed::add);
            if (line.entry().isPresent() && told++ < MOST_STEPS) {
                tell(line.entry().get(), typed, out);
                typed.clear();
            }
        }
        if (told > MOST_STEPS) {
            out.add("");
            out.add("(" + (told - MOST_STEPS) + " more steps)");
        }
        return out;
    }

    /** All lines from the first step on; those before it are setup. */
    private List<Line> questions() {
        List<Line> lines = account.recipe().lines();
        int first = 0;
        while (first < lines.size() && lines.get(first).entry().isEmpty()) {
            first++;
        }
        return lines.subList(first, lines.size());
    }

    private void tell(int number, List<String> typed, List<String> out) {
        Entry entry = finding.entries().get(number);
        out.add("");
        if (shown.culprit().filter(culprit -> culprit == number).isPresent()) {
            out.add(heading(finding, number) + ": see above.");
            return;
        }
        out.add(heading(finding, number) + ":");
        out.add("```" + account.report().fence());
        out.addAll(typed);
        out.add("```");
        boolean changes = finding.entries().get(number).step().changes();
        // The result of a write is no part of the relation.
        if (!changes || entry.answer().isEmpty()) {
            out.addAll(answers.given(entry));
        }
    }

    /** The number of a step, and its role. */
    static String heading(Finding finding, int number) {
        String role = finding.entries().get(number).step().role();
        return (number + 1) + ". " + role;
    }
}

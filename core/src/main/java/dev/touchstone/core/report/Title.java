package dev.touchstone.core.report;

import dev.touchstone.core.Count;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.value.Value.Blank;
import java.util.List;

/** The finding in one line: the statement, or its main constructs, and the wrong result. */
record Title(Finding finding, LanguageReport report, RelevantEntries shown, boolean indexed) {
    private static final int LONGEST = 140;
    private static final int LONGEST_VALUE = 48;
    private static final int LONGEST_SORT = 60;

    static String of(Finding finding, LanguageReport report, RelevantEntries shown, boolean indexed) {
        return new Title(finding, report, shown, indexed).text();
    }

    private String text() {
        Subject subject = Subject.of(finding, report, shown);
        String title = subject.words() + " " + deed(subject) + circumstances();
        String cut = title.length() <= LONGEST ? title : title.substring(0, LONGEST - 1) + "…";
        boolean open = finding.reduction().filter(how -> !how.finished()).isPresent();
        String doubt = ArguableReason.of(finding, shown)
                .map(arguable -> " (arguable: " + arguable.brief() + ")")
                .orElse("");
        return cut + doubt + (open ? " (not fully shrunk)" : "");
    }

    private String deed(Subject subject) {
        Fail fail = finding.fail();
        return switch (fail.kind()) {
            case WRONG_RESULT ->
                shown.culprit()
                        .map(culprit -> finding.entries().get(culprit))
                        .map(entry -> subject.changes() ? "leaves a wrong graph" : rows(entry))
                        .orElse("has contradictory results (" + finding.oracle() + ")");
            case INTERNAL_ERROR -> "fails with " + error(fail);
            case UNEXPECTED_EXCEPTION -> "is rejected with " + error(fail);
            case CRASH -> "crashes the process: " + cut(fail.mark());
            case HANG -> "does not finish";
            case MISSING_EXCEPTION -> "returns a result instead of " + error(fail);
        };
    }

    private String rows(Entry entry) {
        Answer right = entry.right().orElseGet(() -> new Answer(List.of(), List.of()));
        if (entry.answer().isEmpty()) {
            return "returns an error instead of " + rows(right.rows().size());
        }
        Answer came = entry.answer().get().shapedAs(right.columns());
        if (entry.isCutShort()) {
            return "returns many wrong rows";
        }
        Difference difference = new Comparison(Sameness.TYPED).asMultisets(right.rows(), came.rows());
        if (difference.isNone()) {
            return "returns its rows in the wrong order";
        }
        return came.rows().size() == 1 && right.rows().size() == 1
                ? values(came, right)
                : difference(difference, came.rows().size(), right.rows().size());
    }

    private static String difference(Difference difference, int came, int right) {
        int missing = difference.missing().size();
        int extra = difference.extra().size();
        if (came == 0 || right == 0) {
            return "returns " + (came == 0 ? "no row" : Count.of(came, "row")) + " instead of "
                    + (came == 0 ? Integer.toString(right) : "none");
        }
        if (extra == 0 || missing == 0) {
            return extra == 0
                    ? "loses " + missing + " of " + Count.of(right, "row")
                    : "returns " + Count.of(extra, "extra row") + " beside " + right + " correct";
        }
        return came == right
                ? "returns " + Count.of(extra, "wrong row") + " of " + came
                : "returns " + Count.of(came, "row") + " instead of " + right;
    }

    private static String rows(int rows) {
        return rows == 0 ? "no row" : Count.of(rows, "row");
    }

    /** The first value that differs, where there is one row. */
    private String values(Answer came, Answer right) {
        for (int i = 0; i < Math.min(came.columns().size(), right.columns().size()); i++) {
            String one =
                    report.value(came.column(i).getFirst(), finding.proposed().dataset());
            String other =
                    report.value(right.column(i).getFirst(), finding.proposed().dataset());
            // The names of blank nodes mean nothing.
            boolean blank = came.column(i).getFirst() instanceof Blank
                    && right.column(i).getFirst() instanceof Blank;
            if (!one.equals(other) && !blank) {
                return one.length() <= LONGEST_VALUE && other.length() <= LONGEST_VALUE
                        ? "returns " + one + " instead of " + other
                        : "returns a wrong value";
            }
        }
        return "returns a wrong value";
    }

    /** The class of an error, or its message where it has none, and where it was thrown. */
    private static String error(Fail fail) {
        String type = fail.errorClass();
        String frame = fail.mark().replaceFirst("^.*? < ", "").replaceFirst(" < .*", "");
        String place = fail.mark().contains(" < ") && frame.matches("[\\w.$<>]+\\.[\\w$<>]+")
                ? " in " + frame.replaceFirst("^.*\\.([^.]+\\.[^.]+)$", "$1")
                : "";
        return (type.contains(" ") ? "\"" + cut(type) + "\"" : type.substring(type.lastIndexOf('.') + 1)) + place;
    }

    private static String cut(String text) {
        return text.length() <= LONGEST_SORT ? text : text.substring(0, LONGEST_SORT - 1) + "…";
    }

    /** Facts about the graph that the statement does not show. */
    private String circumstances() {
        String schema = finding.proposed().dataset().hasConstraints() ? "a uniqueness constraint" : "an index";
        return indexed ? ", with " + schema : "";
    }
}

package dev.touchstone.core.finding;

import dev.touchstone.core.Count;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.value.Value.Blank;
import java.util.List;

/** What is wrong in one line: the statement, or what matters in it, and what the engine does with it. */
record Title(Finding finding, Telling telling, Shown shown, boolean indexed) {
    private static final int LONGEST = 140;
    private static final int LONGEST_VALUE = 48;
    private static final int LONGEST_SORT = 60;

    static String of(Finding finding, Telling telling, Shown shown, boolean indexed) {
        return new Title(finding, telling, shown, indexed).text();
    }

    private String text() {
        Subject subject = Subject.of(finding, telling, shown);
        String title = subject.words() + " " + deed(subject) + circumstances();
        String cut = title.length() <= LONGEST ? title : title.substring(0, LONGEST - 1) + "…";
        boolean open = finding.reduction().filter(how -> !how.finished()).isPresent();
        String doubt = Doubt.of(finding, shown)
                .map(arguable -> " (arguable: " + arguable.brief() + ")")
                .orElse("");
        return cut + doubt + (open ? " (not reduced to the end)" : "");
    }

    private String deed(Subject subject) {
        Fail fail = finding.fail();
        return switch (fail.kind()) {
            case WRONG_RESULT ->
                shown.culprit()
                        .map(culprit -> finding.entries().get(culprit))
                        .map(sight -> subject.changes() ? "leaves a wrong graph" : rows(sight))
                        .orElse("has answers that contradict each other (" + finding.oracle() + ")");
            case INTERNAL_ERROR -> "fails with " + error(fail);
            case UNEXPECTED_EXCEPTION -> "is refused with " + error(fail);
            case CRASH -> "ends the process: " + cut(fail.mark());
            case HANG -> "does not end";
            case MISSING_EXCEPTION -> "is answered where " + error(fail) + " was due";
        };
    }

    private String rows(Entry sight) {
        Answer right = sight.right().orElseGet(() -> new Answer(List.of(), List.of()));
        if (sight.answer().isEmpty()) {
            return "returns an error where " + areRight(right.rows().size());
        }
        Answer came = sight.answer().get().shapedAs(right.columns());
        if (sight.isCutShort()) {
            return "returns many rows, and not the right ones";
        }
        Difference difference = new Comparison(Sameness.TYPED).asMultisets(right.rows(), came.rows());
        if (difference.isNone()) {
            return "returns its rows in another order";
        }
        return came.rows().size() == 1 && right.rows().size() == 1
                ? values(came, right)
                : difference(difference, came.rows().size(), right.rows().size());
    }

    private static String difference(Difference difference, int came, int right) {
        int missing = difference.missing().size();
        int extra = difference.extra().size();
        if (came == 0 || right == 0) {
            return "returns " + (came == 0 ? "no row" : Count.of(came, "row")) + " where " + areRight(right);
        }
        if (extra == 0 || missing == 0) {
            return extra == 0
                    ? "loses " + missing + " of " + Count.of(right, "row")
                    : "returns " + Count.of(extra, "row") + " too many beside " + right + " right";
        }
        return came == right
                ? "returns " + Count.of(extra, "wrong row") + " of " + came
                : "returns " + Count.of(came, "row") + " where " + areRight(right);
    }

    private static String areRight(int rows) {
        return switch (rows) {
            case 0 -> "none is right";
            case 1 -> "1 row is right";
            default -> rows + " rows are right";
        };
    }

    /** The first value that differs, where there is one row. */
    private String values(Answer came, Answer right) {
        for (int i = 0; i < Math.min(came.columns().size(), right.columns().size()); i++) {
            String one =
                    telling.value(came.column(i).getFirst(), finding.proposed().dataset());
            String other =
                    telling.value(right.column(i).getFirst(), finding.proposed().dataset());
            // The names of blank nodes mean nothing.
            boolean blank = came.column(i).getFirst() instanceof Blank
                    && right.column(i).getFirst() instanceof Blank;
            if (!one.equals(other) && !blank) {
                return one.length() <= LONGEST_VALUE && other.length() <= LONGEST_VALUE
                        ? "returns " + one + " where " + other + " is right"
                        : "returns a wrong value";
            }
        }
        return "returns a wrong value";
    }

    /** The class of an error, or its words where it has none, and where it was thrown. */
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

    /** What of the graph a reader would not think of. */
    private String circumstances() {
        return indexed ? ", with an index" : "";
    }
}

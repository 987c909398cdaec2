package dev.touchstone.core.answer;

import dev.touchstone.core.Count;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The difference between two answers.
 *
 * @param missing expected rows that are not there
 * @param extra rows that were not expected
 * @param orderOnly the same rows, in an order that is not allowed
 * @param isUndecided no difference was found, but there may be one: it takes too long to find out which blank nodes are which
 */
public record Difference(List<List<Value>> missing, List<List<Value>> extra, boolean orderOnly, boolean isUndecided) {
    public static final Difference NONE = new Difference(List.of(), List.of(), false);

    static final Difference UNDECIDED = new Difference(List.of(), List.of(), false, true);

    public Difference(List<List<Value>> missing, List<List<Value>> extra, boolean orderOnly) {
        this(missing, extra, orderOnly, false);
    }

    /** A word for the kind of difference, a part of a failure's signature. */
    public String mark() {
        return orderOnly ? "order" : ((missing.isEmpty() ? "" : "missing ") + (extra.isEmpty() ? "" : "extra")).strip();
    }

    /** The difference in words, for the reader of a report. */
    public String words() {
        if (orderOnly) {
            return "the order is wrong";
        }
        return Stream.of(words(missing, "missing"), words(extra, "extra"))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private static String words(List<List<Value>> rows, String what) {
        return rows.isEmpty() ? "" : rows.size() + " " + what;
    }

    /** The sentence that says so, from the number of rows and the expected number. */
    public String claim(int came, int right) {
        if (orderOnly) {
            return "The order of the rows is wrong.";
        }
        return came == right
                ? missing.size() + " of " + Count.of(right, "row") + (missing.size() == 1 ? " is" : " are") + " wrong."
                : "The result has " + Count.of(came, "row") + " instead of " + right + " (" + words() + ").";
    }

    /** Whether no difference was found. */
    public boolean isNone() {
        return missing.isEmpty() && extra.isEmpty() && !orderOnly;
    }
}

package dev.touchstone.core.answer;

import dev.touchstone.core.Count;
import dev.touchstone.core.value.Value;
import java.util.List;

/**
 * In what two answers differ.
 *
 * @param missing rows that were expected and did not come
 * @param extra rows that came and were not expected
 * @param orderOnly the same rows came, in an order that is not allowed
 * @param isUndecided no difference was found, but there may be one: it takes too long to find out which blank nodes are which
 */
public record Difference(List<List<Value>> missing, List<List<Value>> extra, boolean orderOnly, boolean isUndecided) {
    public static final Difference NONE = new Difference(List.of(), List.of(), false);

    static final Difference UNDECIDED = new Difference(List.of(), List.of(), false, true);

    public Difference(List<List<Value>> missing, List<List<Value>> extra, boolean orderOnly) {
        this(missing, extra, orderOnly, false);
    }

    /** A word for the sort of difference, by which a failure is told from others. */
    public String mark() {
        return orderOnly ? "order" : ((missing.isEmpty() ? "" : "missing ") + (extra.isEmpty() ? "" : "extra")).strip();
    }

    /** In what they differ, for the reader of a report. */
    public String words() {
        return orderOnly ? "the order is wrong" : missing.size() + " missing, " + extra.size() + " too many";
    }

    /** The sentence that says so of an answer of so many rows, where so many are right. */
    public String claim(int came, int right) {
        if (orderOnly) {
            return "The rows come in a wrong order.";
        }
        return came == right
                ? missing.size() + " of " + Count.of(right, "row") + (missing.size() == 1 ? " differs" : " differ")
                        + " from what is right."
                : "The answer has " + Count.of(came, "row") + " and should have " + Count.of(right, "row") + " ("
                        + words() + ").";
    }

    /** Whether no difference was found. */
    public boolean isNone() {
        return missing.isEmpty() && extra.isEmpty() && !orderOnly;
    }
}

package dev.touchstone.core.answer;

import dev.touchstone.core.value.Value;
import java.util.List;

/**
 * In what two answers differ.
 *
 * @param missing rows that were expected and did not come
 * @param extra rows that came and were not expected
 * @param orderOnly the same rows came, in an order that is not allowed
 */
public record Difference(List<List<Value>> missing, List<List<Value>> extra, boolean orderOnly) {
    public static final Difference NONE = new Difference(List.of(), List.of(), false);

    /** A word for the sort of difference, by which a failure is told from others. */
    public String mark() {
        return orderOnly ? "order" : ((missing.isEmpty() ? "" : "missing ") + (extra.isEmpty() ? "" : "extra")).strip();
    }

    public boolean isNone() {
        return missing.isEmpty() && extra.isEmpty() && !orderOnly;
    }
}

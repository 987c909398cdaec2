package dev.touchstone.core.answer;

import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Compares two answers. Column names do not count, because engines name what has no alias as they please; the number of
 * columns does.
 */
public record Comparison(Sameness sameness) {

    /** As multisets of rows: for a statement that asks for no order. */
    public Difference asMultisets(List<List<Value>> expected, List<List<Value>> actual) {
        List<List<Value>> missing = new ArrayList<>();
        List<List<Value>> extra = unmatched(expected, actual, missing);
        return new Difference(missing, extra, false);
    }

    /**
     * As sequences in which rows with the same sort key may stand in any order: for a statement whose ORDER BY may leave
     * ties.
     *
     * @param keys the columns that hold the sort key, in both answers
     */
    public Difference asOrdered(List<List<Value>> expected, List<List<Value>> actual, List<Integer> keys) {
        Difference regardlessOfOrder = asMultisets(expected, actual);
        if (!regardlessOfOrder.isNone()) {
            return regardlessOfOrder;
        }
        int start = 0;
        while (start < expected.size()) {
            int end = endOfTie(expected, start, keys);
            if (!asMultisets(expected.subList(start, end), actual.subList(start, end))
                    .isNone()) {
                return new Difference(List.of(), List.of(), true);
            }
            start = end;
        }
        return Difference.NONE;
    }

    private int endOfTie(List<List<Value>> rows, int start, List<Integer> keys) {
        int end = start + 1;
        while (end < rows.size() && tied(rows.get(start), rows.get(end), keys)) {
            end++;
        }
        return end;
    }

    private boolean tied(List<Value> a, List<Value> b, List<Integer> keys) {
        return keys.stream().allMatch(key -> sameness.same(a.get(key), b.get(key)));
    }

    /** Equal rows cancel out by hashing; only what is left is compared pair by pair, under the tolerant rules. */
    private List<List<Value>> unmatched(
            List<List<Value>> expected, List<List<Value>> actual, List<List<Value>> missing) {
        Map<List<Value>, Integer> counts = new LinkedHashMap<>();
        for (List<Value> row : actual) {
            counts.merge(row, 1, Integer::sum);
        }
        for (List<Value> row : expected) {
            Integer count = counts.get(row);
            if (count == null || count == 0) {
                missing.add(row);
            } else {
                counts.put(row, count - 1);
            }
        }
        List<List<Value>> left = new ArrayList<>();
        counts.forEach((row, count) -> {
            for (int i = 0; i < count; i++) {
                left.add(row);
            }
        });
        Matching<List<Value>> tolerant = Matching.of(missing, left, sameness::sameList);
        missing.clear();
        missing.addAll(tolerant.unmatchedLeft());
        return tolerant.unmatchedRight();
    }
}

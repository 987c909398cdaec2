package dev.touchstone.core.answer;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Values;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Compares two answers. Column names do not count, because engines name what has no alias as they please; the number of
 * columns does.
 */
public record Comparison(Sameness sameness) {
    /** So few rows are compared pair by pair at once: rounding could part a pair that is the same. */
    private static final int FEW = 300;

    /** Answers that differ in this many rows are different, whatever the last digits are. */
    private static final int MANY = 2000;

    /** As multisets of rows: for a statement that asks for no order. What blank nodes are called does not count. */
    public Difference asMultisets(List<List<Value>> expected, List<List<Value>> actual) {
        Difference byName = byName(expected, actual);
        return byName.isNone() || !Relabelling.concerns(expected) || !Relabelling.concerns(actual)
                ? byName
                : new Relabelling(expected, actual, sameness, this::byName).difference();
    }

    private Difference byName(List<List<Value>> expected, List<List<Value>> actual) {
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
        return asTied(expected, actual, ties(expected, keys));
    }

    /**
     * The same where it is known otherwise which rows may trade places.
     *
     * @param ties a number for each expected row: those with one number stand together, in any order
     */
    public Difference asTied(List<List<Value>> expected, List<List<Value>> actual, List<Integer> ties) {
        Difference regardlessOfOrder = asMultisets(expected, actual);
        if (!regardlessOfOrder.isNone() || expected.size() != actual.size()) {
            return regardlessOfOrder;
        }
        Difference withPlaces = asMultisets(placed(expected, ties), placed(actual, ties));
        return withPlaces.isNone() ? withPlaces : new Difference(List.of(), List.of(), true);
    }

    /** Rows that say at which tie they stand. */
    private static List<List<Value>> placed(List<List<Value>> rows, List<Integer> ties) {
        List<List<Value>> placed = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            List<Value> row = new ArrayList<>(rows.get(i));
            row.add(Values.of(ties.get(i)));
            placed.add(row);
        }
        return placed;
    }

    private List<Integer> ties(List<List<Value>> rows, List<Integer> keys) {
        List<Integer> ties = new ArrayList<>();
        int start = 0;
        while (start < rows.size()) {
            int end = endOfTie(rows, start, keys);
            while (ties.size() < end) {
                ties.add(start);
            }
            start = end;
        }
        return ties;
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

    /**
     * Equal rows cancel out by hashing, then rows that are equal but for the order within maps and the engine's ids of elements, and where
     * many are left rows that are equal after rounding; what is left then is compared pair by pair. Engines give maps in any order, so that
     * rows with maps are not hashed as they are first.
     */
    private List<List<Value>> unmatched(
            List<List<Value>> expected, List<List<Value>> actual, List<List<Value>> missing) {
        Rounding exactly = new Rounding(sameness, false);
        List<List<Value>> left = cancel(expected, actual, missing, row -> holdsMap(row) ? exactly.key(row) : row);
        if (!missing.isEmpty() && !left.isEmpty()) {
            left = cancelMore(missing, left, exactly::key);
        }
        if (Math.max(missing.size(), left.size()) > FEW) {
            left = cancelMore(missing, left, new Rounding(sameness, true)::key);
        }
        if (Math.max(missing.size(), left.size()) > MANY) {
            return left;
        }
        Matching<List<Value>> tolerant = Matching.of(missing, left, sameness::sameList);
        missing.clear();
        missing.addAll(tolerant.unmatchedLeft());
        return tolerant.unmatchedRight();
    }

    private static boolean holdsMap(List<Value> row) {
        for (Value value : row) {
            if (value instanceof MapOf) {
                return true;
            }
        }
        return false;
    }

    private static List<List<Value>> cancelMore(
            List<List<Value>> missing, List<List<Value>> left, Function<List<Value>, Object> key) {
        List<List<Value>> before = List.copyOf(missing);
        missing.clear();
        return cancel(before, left, missing, key);
    }

    /** Pairs rows with equal keys, adds those of {@code expected} without a partner to {@code missing}, returns the others. */
    private static List<List<Value>> cancel(
            List<List<Value>> expected,
            List<List<Value>> actual,
            List<List<Value>> missing,
            Function<List<Value>, Object> key) {
        Map<Object, Deque<List<Value>>> byKey = new LinkedHashMap<>();
        for (List<Value> row : actual) {
            byKey.computeIfAbsent(key.apply(row), any -> new ArrayDeque<>()).add(row);
        }
        for (List<Value> row : expected) {
            Deque<List<Value>> partners = byKey.getOrDefault(key.apply(row), new ArrayDeque<>());
            if (partners.pollFirst() == null) {
                missing.add(row);
            }
        }
        return byKey.values().stream().flatMap(Deque::stream).toList();
    }
}

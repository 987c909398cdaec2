package dev.touchstone.core.answer;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * Compares answers in which the names of blank nodes mean nothing: they are the same if the blank nodes of one can be renamed, all
 * differently, so that it becomes the other.
 *
 * <p>A renaming is searched by pairing rows in order. Where that finds none, blank nodes are distinguished by the rows around them
 * (colour refinement), and where that does not distinguish two of them, each of the possible pairs is tried. So the result is exact, unless there
 * are more attempts to make than are granted.
 */
final class Relabelling {
    private static final int ATTEMPTS = 300;

    /** How many rows are looked at, in all attempts. */
    private static final long ROWS = 100_000;

    private static final Blank ANY = new Blank("any");

    /** So few rows are paired with each other to show in what answers differ. */
    private static final int FEW = 300;

    private final List<List<Value>> expected;
    private final List<List<Value>> actual;
    private final Sameness sameness;
    private final BiFunction<List<List<Value>>, List<List<Value>>, Difference> byName;
    private int attempts;

    /**
     * @param byName compares answers in which blank nodes are identified by their names
     */
    Relabelling(
            List<List<Value>> expected,
            List<List<Value>> actual,
            Sameness sameness,
            BiFunction<List<List<Value>>, List<List<Value>>, Difference> byName) {
        this.expected = expected;
        this.actual = actual;
        this.sameness = sameness;
        this.byName = byName;
    }

    static boolean concerns(List<List<Value>> rows) {
        for (List<Value> row : rows) {
            for (Value value : row) {
                if (value instanceof Blank) {
                    return true;
                }
            }
        }
        return false;
    }

    Difference difference() {
        Difference asTheyCome = byName.apply(expected, renamed(greedy()));
        if (asTheyCome.isNone()) {
            return asTheyCome;
        }
        // What differs even where all blank nodes are one differs for certain, and in so many rows.
        Difference unnamed = byName.apply(unnamed(expected), unnamed(actual));
        if (!unnamed.isNone()) {
            return asTheyCome.words().equals(unnamed.words()) ? asTheyCome : unnamed;
        }
        boolean found = expected.size() == actual.size() && search(Colouring.plain(expected, actual));
        return found ? Difference.NONE : isSpent() ? Difference.UNDECIDED : asTheyCome;
    }

    private boolean search(Colouring coarse) {
        attempts++;
        if (isSpent()) {
            return false;
        }
        Colouring colours = coarse.refined(expected, actual);
        if (!colours.isBalanced()) {
            return false;
        }
        Optional<Integer> shared = colours.expected().values().stream()
                .distinct()
                .filter(colour -> colours.expectedOf(colour).size() > 1)
                .min(Comparator.comparing(colour -> colours.expectedOf(colour).size()));
        if (shared.isEmpty()) {
            Map<Blank, Blank> names = new LinkedHashMap<>();
            colours.expected()
                    .forEach((blank, colour) ->
                            names.put(colours.actualOf(colour).getFirst(), blank));
            return byName.apply(expected, renamed(names)).isNone();
        }
        Blank one = colours.expectedOf(shared.get()).getFirst();
        return colours.actualOf(shared.get()).stream()
                .anyMatch(other -> !isSpent() && search(colours.pairing(one, other)));
    }

    /** An attempt looks at every row, so that a large answer has fewer. */
    private boolean isSpent() {
        return attempts > ATTEMPTS || (long) attempts * expected.size() > ROWS;
    }

    private static List<List<Value>> unnamed(List<List<Value>> rows) {
        return rows.stream()
                .map(row -> row.stream()
                        .map(value -> value instanceof Blank ? ANY : value)
                        .toList())
                .toList();
    }

    private List<List<Value>> renamed(Map<Blank, Blank> names) {
        return actual.stream()
                .map(row -> row.stream()
                        .map(value -> value instanceof Blank blank
                                ? names.getOrDefault(blank, new Blank("other." + blank.label()))
                                : value)
                        .toList())
                .toList();
    }

    /** Names for the blank nodes of the actual answer: each expected row takes the first that fits what is named so far. */
    private Map<Blank, Blank> greedy() {
        Map<Blank, Blank> names = new LinkedHashMap<>();
        if (Math.max(expected.size(), actual.size()) > FEW) {
            return names;
        }
        List<List<Value>> left = new ArrayList<>(actual);
        for (List<Value> row : expected) {
            for (int i = 0; i < left.size(); i++) {
                Map<Blank, Blank> more = new LinkedHashMap<>(names);
                if (unify(row, left.get(i), more)) {
                    names = more;
                    left.remove(i);
                    break;
                }
            }
        }
        return names;
    }

    private boolean unify(List<Value> row, List<Value> other, Map<Blank, Blank> names) {
        if (row.size() != other.size()) {
            return false;
        }
        for (int i = 0; i < row.size(); i++) {
            boolean fits = (row.get(i) instanceof Blank one && other.get(i) instanceof Blank two)
                    ? isNamed(one, two, names)
                    : sameness.same(row.get(i), other.get(i));
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNamed(Blank one, Blank other, Map<Blank, Blank> names) {
        if (!names.containsKey(other) && !names.containsValue(one)) {
            names.put(other, one);
        }
        return one.equals(names.get(other));
    }
}

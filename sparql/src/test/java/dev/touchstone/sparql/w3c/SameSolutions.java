package dev.touchstone.sparql.w3c;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.sparql.reference.value.Comparability;
import dev.touchstone.sparql.reference.value.Numeric;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whether two multisets of rows are the same but for the names of blank nodes and the spelling of numbers. */
final class SameSolutions {
    private final List<List<Value>> expected;
    private final List<List<Value>> actual;
    private final boolean[] used;
    private final Map<Blank, Blank> there = new HashMap<>();
    private final Map<Blank, Blank> back = new HashMap<>();

    private SameSolutions(List<List<Value>> expected, List<List<Value>> actual) {
        this.expected = new ArrayList<>(expected);
        this.expected.sort(Comparator.comparingLong(
                row -> row.stream().filter(Blank.class::isInstance).count()));
        this.actual = actual;
        this.used = new boolean[actual.size()];
    }

    static boolean ofMultisets(List<List<Value>> expected, List<List<Value>> actual) {
        return expected.size() == actual.size() && new SameSolutions(expected, actual).from(0);
    }

    static boolean ofSequences(List<List<Value>> expected, List<List<Value>> actual) {
        List<List<Value>> flatExpected =
                List.of(expected.stream().flatMap(List::stream).toList());
        return ofMultisets(
                flatExpected, List.of(actual.stream().flatMap(List::stream).toList()));
    }

    private boolean from(int place) {
        if (place == expected.size()) {
            return true;
        }
        for (int i = 0; i < actual.size(); i++) {
            Map<Blank, Blank> thereBefore = new HashMap<>(there);
            Map<Blank, Blank> backBefore = new HashMap<>(back);
            if (!used[i] && fits(expected.get(place), actual.get(i))) {
                used[i] = true;
                if (from(place + 1)) {
                    return true;
                }
                used[i] = false;
            }
            there.clear();
            there.putAll(thereBefore);
            back.clear();
            back.putAll(backBefore);
        }
        return false;
    }

    private boolean fits(List<Value> one, List<Value> other) {
        boolean fits = one.size() == other.size();
        for (int i = 0; fits && i < one.size(); i++) {
            fits = fits(one.get(i), other.get(i));
        }
        return fits;
    }

    private boolean fits(Value one, Value other) {
        if (one instanceof Blank a && other instanceof Blank b) {
            return there.computeIfAbsent(a, any -> b).equals(b)
                    && back.computeIfAbsent(b, any -> a).equals(a);
        }
        return one.equals(other) || (one instanceof Literal a && other instanceof Literal b && sameNumber(a, b));
    }

    private static boolean sameNumber(Literal one, Literal other) {
        Optional<Numeric> number = Numeric.of(one);
        return one.datatype().equals(other.datatype())
                && number.isPresent()
                && Comparability.equal(one, other).orElse(false);
    }
}

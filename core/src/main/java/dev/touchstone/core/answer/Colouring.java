package dev.touchstone.core.answer;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Big;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Real;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Colours for the blank nodes of two answers. A renaming that makes one answer the other keeps them: two blank nodes have one colour as
 * long as nothing in the rows around them, as far as these are coloured, tells them apart.
 */
record Colouring(Map<Blank, Integer> expected, Map<Blank, Integer> actual) {

    /** One colour for all. */
    static Colouring plain(List<List<Value>> expected, List<List<Value>> actual) {
        return new Colouring(plain(expected), plain(actual));
    }

    private static Map<Blank, Integer> plain(List<List<Value>> rows) {
        Map<Blank, Integer> colours = new LinkedHashMap<>();
        for (List<Value> row : rows) {
            for (Value value : row) {
                if (value instanceof Blank blank) {
                    colours.put(blank, 0);
                }
            }
        }
        return colours;
    }

    /** With a new colour for this pair, which is then a pair in every renaming that keeps the colours. */
    Colouring pairing(Blank one, Blank other) {
        int fresh =
                1 + expected.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        Map<Blank, Integer> left = new LinkedHashMap<>(expected);
        Map<Blank, Integer> right = new LinkedHashMap<>(actual);
        left.put(one, fresh);
        right.put(other, fresh);
        return new Colouring(left, right);
    }

    /** With finer colours, until nothing more tells any two of one colour apart. */
    Colouring refined(List<List<Value>> expectedRows, List<List<Value>> actualRows) {
        Colouring coarse = this;
        while (true) {
            Map<Object, Integer> numbers = new HashMap<>();
            Colouring finer = new Colouring(
                    refined(coarse.expected, expectedRows, numbers), refined(coarse.actual, actualRows, numbers));
            if (finer.count() == coarse.count()) {
                return finer;
            }
            coarse = finer;
        }
    }

    private long count() {
        return expected.values().stream().distinct().count()
                + actual.values().stream().distinct().count();
    }

    private static Map<Blank, Integer> refined(
            Map<Blank, Integer> colours, List<List<Value>> rows, Map<Object, Integer> numbers) {
        Map<Blank, Map<Object, Integer>> around = new LinkedHashMap<>();
        colours.keySet().forEach(blank -> around.put(blank, new HashMap<>()));
        for (List<Value> row : rows) {
            row.stream()
                    .filter(Blank.class::isInstance)
                    .map(Blank.class::cast)
                    .distinct()
                    .forEach(blank -> around.getOrDefault(blank, new HashMap<>())
                            .merge(seenFrom(blank, row, colours), 1, Integer::sum));
        }
        Map<Blank, Integer> finer = new LinkedHashMap<>();
        around.forEach((blank, seen) -> finer.put(
                blank, numbers.computeIfAbsent(List.of(colours.getOrDefault(blank, 0), seen), any -> numbers.size())));
        return finer;
    }

    private static Object seenFrom(Blank self, List<Value> row, Map<Blank, Integer> colours) {
        List<Object> seen = new ArrayList<>(row.size());
        for (Value value : row) {
            seen.add(
                    value instanceof Blank blank
                            ? blank.equals(self) ? -1 : colours.getOrDefault(blank, 0)
                            : key(value));
        }
        return seen;
    }

    /** What is the same has the same key; of numbers, which may be rounded, only the kind is looked at. */
    private static Object key(Value value) {
        return switch (value) {
            case Real real -> Real.class;
            case Big big -> Big.class;
            case Literal literal when Literals.value(literal).isPresent() -> literal.datatype();
            case Literal literal when !literal.language().isEmpty() -> literal.lexical();
            case Value other -> other;
        };
    }

    /** Whether as many have each colour on either side. */
    boolean isBalanced() {
        return histogram(expected).equals(histogram(actual));
    }

    private static Map<Integer, Integer> histogram(Map<Blank, Integer> colours) {
        Map<Integer, Integer> histogram = new HashMap<>();
        colours.values().forEach(colour -> histogram.merge(colour, 1, Integer::sum));
        return histogram;
    }

    List<Blank> expectedOf(int colour) {
        return of(colour, expected);
    }

    List<Blank> actualOf(int colour) {
        return of(colour, actual);
    }

    private static List<Blank> of(int colour, Map<Blank, Integer> colours) {
        return colours.entrySet().stream()
                .filter(entry -> entry.getValue() == colour)
                .map(Map.Entry::getKey)
                .toList();
    }
}

package dev.touchstone.core.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SimplerValuesTest {

    static Stream<Value> values() {
        return Stream.of(
                Values.NULL,
                Values.of(true),
                Values.of(false),
                Values.of(0),
                Values.of(-1),
                Values.of(Long.MAX_VALUE),
                Values.of(Long.MIN_VALUE),
                Values.of(-0.0),
                Values.of(123.456),
                Values.of(Double.NaN),
                Values.of(Double.NEGATIVE_INFINITY),
                Values.of(Double.MIN_VALUE),
                new Value.Big(new BigDecimal("12345678901234567890")),
                Values.of(""),
                Values.of("A"),
                Values.of("a long text, it's \"quoted\" \u00e4\ud83d\ude00"),
                Values.list(Values.of(17), Values.list(Values.of("two")), Values.NULL),
                Values.map(Map.of("k", Values.of(3))),
                new Value.Temporal(Value.Temporal.Kind.DATETIME, "2026-11-15T12:34:56.789+02:00"),
                new Value.Point(4326, List.of(1.5, 2.5)));
    }

    @ParameterizedTest
    @MethodSource("values")
    void everyCandidateIsSmaller(Value value) {
        assertThat(SimplerValues.than(value))
                .allSatisfy(smaller -> assertThat(Measure.of(smaller)).isLessThan(Measure.of(value)));
    }

    @Test
    void aPairOfCharactersIsNotCutInTwo() {
        assertThat(SimplerValues.than(Values.of("\ud83d\ude00\ud83d\ude00")))
                .allSatisfy(smaller -> assertThat(
                                StandardCharsets.UTF_8.newEncoder().canEncode(((Value.Text) smaller).value()))
                        .isTrue());
    }

    @ParameterizedTest
    @MethodSource("values")
    void aCandidateIsOfTheSameType(Value value) {
        assertThat(SimplerValues.than(value)).hasOnlyElementsOfType(value.getClass());
    }

    @ParameterizedTest
    @MethodSource("values")
    void itEndsWhicheverCandidateIsTaken(Value value) {
        Value current = value;
        long steps = Measure.of(value) + 1;
        for (List<Value> smaller = SimplerValues.than(current);
                !smaller.isEmpty();
                smaller = SimplerValues.than(current)) {
            current = smaller.getLast();
            steps--;
        }
        assertThat(steps).as("steps that were left at %s", current).isPositive();
    }

    @ParameterizedTest
    @MethodSource("values")
    void aStoredValueKeepsItsType(Value value) {
        Typed stored = new Typed(PropertyType.STRING, value);
        assertThat(SimplerValues.than(stored)).allSatisfy(smaller -> {
            assertThat(Measure.of(smaller)).isLessThan(Measure.of(stored));
            assertThat(smaller.type()).isEqualTo(PropertyType.STRING);
        });
    }

    @Test
    void thePlainestComesFirst() {
        assertThat(SimplerValues.than(Values.of(12345)))
                .containsExactly(
                        Values.of(0), Values.of(1), Values.of(-1), Values.of(2), Values.of(12), Values.of(1234));
        assertThat(SimplerValues.than(Values.of("abcd"))).startsWith(Values.of(""), Values.of("a"), Values.of("A"));
        assertThat(SimplerValues.than(new Typed(PropertyType.STRING, Values.of("abcd"))))
                .startsWith(new Typed(PropertyType.STRING, Values.of("")));
    }

    @Test
    void thePlainestHaveNothingSmaller() {
        assertThat(Stream.of(
                        Values.NULL,
                        Values.of(0),
                        Values.of(true),
                        Values.of(""),
                        Values.of(0.0),
                        Values.list(),
                        Values.map(Map.of())))
                .allSatisfy(value -> assertThat(SimplerValues.than(value)).isEmpty());
    }

    @Test
    void aListLosesAnItemOrGetsASmallerOne() {
        assertThat(SimplerValues.than(Values.list(Values.of(true), Values.of(5))))
                .contains(
                        Values.list(),
                        Values.list(Values.of(5)),
                        Values.list(Values.of(true)),
                        Values.list(Values.of(true), Values.of(0)));
    }

    @Test
    void aPartOfAListIsLeftOut() {
        assertThat(SimplerValues.without(List.of(1, 2, 3, 4), 1, 3)).containsExactly(1, 4);
    }
}

package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.Constants.assertFails;
import static dev.touchstone.cypher.reference.value.Constants.value;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Values;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TruthTest {
    @ParameterizedTest
    @CsvSource({
        "true, true, true, true, false",
        "true, false, false, true, true",
        "true, null, null, true, null",
        "false, true, false, true, true",
        "false, false, false, false, false",
        "false, null, false, null, null",
        "null, true, null, true, null",
        "null, false, false, null, null",
        "null, null, null, null, null"
    })
    void connectivesFollowTheTables(String left, String right, String and, String or, String xor) {
        assertThat(Truth.and(value(left), value(right))).isEqualTo(value(and));
        assertThat(Truth.or(value(left), value(right))).isEqualTo(value(or));
        assertThat(Truth.xor(value(left), value(right))).isEqualTo(value(xor));
    }

    @ParameterizedTest
    @CsvSource({"true, false", "false, true", "null, null"})
    void negationKeepsTheUnknown(String operand, String result) {
        assertThat(Truth.not(value(operand))).isEqualTo(value(result));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "123.4", "''", "'true'", "[]", "[true]", "{}", "{a: null}"})
    void whatIsNoBooleanHasNoTruth(String operand) {
        assertFails("TypeError: InvalidArgumentType", () -> Truth.not(value(operand)));
        assertFails("TypeError: InvalidArgumentType", () -> Truth.and(Values.of(false), value(operand)));
        assertFails("TypeError: InvalidArgumentType", () -> Truth.or(value(operand), Values.of(true)));
        assertFails("TypeError: InvalidArgumentType", () -> Truth.xor(Values.NULL, value(operand)));
    }
}

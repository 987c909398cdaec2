package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.Constants.assertFails;
import static dev.touchstone.cypher.reference.value.Constants.value;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArithmeticTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    99            | + | 5      | 104
                    1             | + | 0.5    | 1.5
                    'a'           | + | 'b'    | 'ab'
                    'num->'       | + | 42     | 'num->42'
                    1.0           | + | 'a'    | '1.0a'
                    [1, 10, 100]  | + | [4, 5] | [1, 10, 100, 4, 5]
                    [false, true] | + | false  | [false, true, false]
                    'a'           | + | ['b']  | ['a', 'b']
                    [1]           | + | null   | null
                    3             | - | 5      | -2
                    12            | / | 4      | 3
                    -7            | / | 2      | -3
                    7             | / | 2.0    | 3.5
                    1.0           | / | 0      | 1.0 / 0.0
                    -7            | % | 3      | -1
                    7.5           | % | 2      | 1.5
                    6             | * | 7      | 42
                    2             | ^ | 3      | 8.0
                    4             | ^ | 0.5    | 2.0
                    6             | % | null   | null
                    null          | ^ | 'a'    | null
                    """)
    void operatorsGiveWhatTheTypesSay(String left, String operator, String right, String result) {
        assertThat(compute(value(left), operator, value(right))).isEqualTo(value(result));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    9223372036854775807  | + | 1    | ArithmeticError: IntegerOverflow
                    -9223372036854775807 | - | 2    | ArithmeticError: IntegerOverflow
                    4611686018427387904  | * | 2    | ArithmeticError: IntegerOverflow
                    1                    | / | 0    | ArithmeticError: DivisionByZero
                    1                    | % | 0    | ArithmeticError: DivisionByZero
                    true                 | + | 1    | TypeError: InvalidArgumentType
                    'a'                  | + | true | TypeError: InvalidArgumentType
                    'a'                  | - | 1    | TypeError: InvalidArgumentType
                    [1]                  | * | 2    | TypeError: InvalidArgumentType
                    {}                   | + | {}   | TypeError: InvalidArgumentType
                    2                    | ^ | 'a'  | TypeError: InvalidArgumentType
                    """)
    void whatHasNoResultIsAnError(String left, String operator, String right, String error) {
        assertFails(error, () -> compute(value(left), operator, value(right)));
    }

    @Test
    void negationKeepsTheSignOfZero() {
        assertThat(Arithmetic.negate(value("0.0"))).isEqualTo(new Value.Real(-0.0));
        assertThat(Arithmetic.negate(value("null"))).isEqualTo(value("null"));
        assertFails("ArithmeticError: IntegerOverflow", () -> Arithmetic.negate(new Value.Int(Long.MIN_VALUE)));
        assertFails("TypeError: InvalidArgumentType", () -> Arithmetic.negate(value("'1'")));
    }

    private static Value compute(Value left, String operator, Value right) {
        return switch (operator) {
            case "+" -> Arithmetic.add(left, right);
            case "-" -> Arithmetic.subtract(left, right);
            case "*" -> Arithmetic.multiply(left, right);
            case "/" -> Arithmetic.divide(left, right);
            case "%" -> Arithmetic.modulo(left, right, World.AS_FOUND);
            case "^" -> Arithmetic.power(left, right, World.AS_FOUND);
            default -> throw new IllegalArgumentException(operator);
        };
    }
}

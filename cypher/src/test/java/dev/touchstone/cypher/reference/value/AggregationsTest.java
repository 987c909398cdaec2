package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.Constants.assertFails;
import static dev.touchstone.cypher.reference.value.Constants.value;
import static dev.touchstone.cypher.reference.value.Constants.values;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AggregationsTest {
    @ParameterizedTest(name = "{0}({1}) = {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    count   | [33, null, 'a']                     | 2
                    count   | []                                  | 0
                    sum     | [33, null, 42]                      | 75
                    sum     | [1, 0.5]                            | 1.5
                    sum     | []                                  | 0
                    avg     | [1, 2]                              | 1.5
                    avg     | [null]                              | null
                    avg     | [9223372036854775807, 9223372036854775807] | 9223372036854775807.0
                    max     | [1, 2, 0, null, -1]                 | 2
                    min     | [1, 2, 0, null, -1]                 | -1
                    max     | [1, 2.0, 5, null, 3.2, 0.1]         | 5
                    min     | [1, 2.0, 5, null, 3.2, 0.1]         | 0.1
                    max     | ['a', 'b', 'B', null, 'abc', 'abc1'] | 'b'
                    min     | ['a', 'b', 'B', null, 'abc', 'abc1'] | 'B'
                    max     | [[1], [2], [2, 1]]                  | [2, 1]
                    min     | [[1], [2], [2, 1]]                  | [1]
                    max     | [1, 'a', null, [1, 2], 0.2, 'b']    | 1
                    min     | [1, 'a', null, [1, 2], 0.2, 'b']    | [1, 2]
                    min     | []                                  | null
                    collect | [null, 1, null]                     | [1]
                    stDev   | [2, 4, 6]                           | 2.0
                    stDevP  | [1, 3]                              | 1.0
                    STDEV   | [7]                                 | 0.0
                    stDevP  | [null]                              | 0.0
                    """)
    void aggregationsPassOverNulls(String name, String values, String result) {
        assertThat(Aggregations.apply(name, values(values), List.of())).isEqualTo(value(result));
    }

    @ParameterizedTest
    @CsvSource({"0.0, 10.0, 10.0", "0.5, 20.0, 20.0", "1.0, 30.0, 30.0", "0.75, 30.0, 25.0"})
    void percentilesAreValuesOrBetweenThem(String share, String discrete, String continuous) {
        assertThat(Aggregations.percentileDisc(values("[30.0, 10.0, null, 20.0]"), value(share)))
                .isEqualTo(value(discrete));
        assertThat(Aggregations.percentileCont(values("[30.0, 10.0, null, 20.0]"), value(share)))
                .isEqualTo(value(continuous));
    }

    @ParameterizedTest
    @CsvSource({"1000", "-1", "1.1"})
    void aPercentileBeyondOneIsAnError(String share) {
        String error = "ArgumentError: NumberOutOfRange";
        assertFails(error, () -> Aggregations.apply("percentileDisc", values("[10.0]"), List.of(value(share))));
        assertFails(error, () -> Aggregations.apply("percentileCont", values("[10.0]"), List.of(value(share))));
    }

    @Test
    void onlyNumbersAreSummed() {
        assertFails("TypeError: InvalidArgumentType", () -> Aggregations.sum(values("['a']")));
        assertFails("TypeError: InvalidArgumentType", () -> Aggregations.apply("avg", values("[1, [2]]"), List.of()));
        assertFails("ArithmeticError: IntegerOverflow", () -> Aggregations.sum(values("[9223372036854775807, 1]")));
    }

    @Test
    void wrongNumbersOfArgumentsAreErrors() {
        assertFails(
                "SyntaxError: InvalidNumberOfArguments",
                () -> Aggregations.apply("PERCENTILEdisc", values("[10.0]"), List.of()));
    }
}

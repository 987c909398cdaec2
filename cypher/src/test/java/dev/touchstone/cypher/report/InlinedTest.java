package dev.touchstone.cypher.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InlinedTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '~',
            delimiter = '|',
            value = {
                "RETURN $a + $ab          | RETURN 1 + $ab",
                "RETURN '$a', \"$a\", `$a`  | RETURN '$a', \"$a\", `$a`",
                "RETURN 'it\\'s $a', $a     | RETURN 'it\\'s $a', 1",
                "RETURN $`a`               | RETURN 1",
                "RETURN $b ^ 2             | RETURN (-2) ^ 2",
                "RETURN $c                 | RETURN '\\\\$a'"
            })
    void valuesTakeThePlaceOfParametersOutsideOfQuotes(String text, String expected) {
        assertThat(Inlined.in(text, Map.of("a", "1", "b", "-2", "c", "'\\\\$a'"))
                        .lines())
                .endsWith(expected);
    }

    @ParameterizedTest
    @CsvSource("RETURN 1")
    void aQueryWithoutParametersStaysAsItIs(String text) {
        assertThat(Inlined.in(text, Map.of())).isEqualTo(text);
    }
}

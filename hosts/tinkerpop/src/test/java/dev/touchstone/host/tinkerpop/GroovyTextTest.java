package dev.touchstone.host.tinkerpop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GroovyTextTest {

    @ParameterizedTest
    @CsvSource({
        "5L, 5L",
        "-0.5f, -0.5f",
        "NaN, Double.NaN",
        "NaNf, Float.NaN",
        "-Infinity, Double.NEGATIVE_INFINITY",
        "Infinityf, Float.POSITIVE_INFINITY",
        "5b, ((byte) 5)",
        "-5s, ((short) -5)",
        "5n, 5g",
        "0.5m, 0.5g"
    })
    void numbersAreWrittenAsGroovyHasThem(String ours, String groovy) {
        assertThat(GroovyText.of("g.V().has('k', P.gt(" + ours + ")).count()"))
                .isEqualTo("g.V().has('k', P.gt(" + groovy + ")).count()");
    }

    @Test
    void whatIsInAStringStays() {
        assertThat(GroovyText.of("g.V().has('NaN', 'it\\'s 5n')")).isEqualTo("g.V().has('NaN', 'it\\'s 5n')");
    }

    @Test
    void aStringWithoutAnEndIsRefused() {
        assertThatThrownBy(() -> GroovyText.of("g.V('a")).isInstanceOf(SyntaxError.class);
    }
}

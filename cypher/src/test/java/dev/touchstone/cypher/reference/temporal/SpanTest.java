package dev.touchstone.cypher.reference.temporal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.cypher.reference.error.CypherError;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpanTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    P12Y5M14DT16H12M70S       | P12Y5M14DT16H13M10S
                    P0.75M                    | P22DT19H51M49.5S
                    P2.5W                     | P17DT12H
                    PT1,5H                    | PT1H30M
                    P-1Y2M                    | P-10M
                    -P1Y2M                    | P-1Y-2M
                    p1d                       | P1D
                    PT-1.999S                 | PT-1.999S
                    PT-60.001S                | PT-1M-0.001S
                    P0D                       | PT0S
                    P2012-02-02T14:37:21.545  | P2012Y2M2DT14H37M21.545S
                    P20120202T1437            | P2012Y2M2DT14H37M
                    """)
    void readsManySpellingsAndWritesOne(String text, String canonical) {
        assertThat(Span.parse(text).value().text()).isEqualTo(canonical);
        assertThat(Span.parse(canonical)).isEqualTo(Span.parse(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "P",
                "PT",
                "P1YT",
                "1D",
                "P1D2M",
                "P1.5Y1M",
                "PT.5S",
                "PT5.S",
                "PT1.1234567891S",
                "P2012-13-02",
                "P2012-202",
                "P99999999999999999999Y",
                "P9223372036854775807Y"
            })
    void whatIsNoDurationIsRefused(String text) {
        assertThatThrownBy(() -> Span.parse(text)).isInstanceOf(CypherError.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    P12Y5M14DT16H13M10.000000001S | 2   | P24Y10M28DT32H26M20.000000002S | P6Y2M22DT13H21M8S
                    P12Y5M14DT16H13M10.000000001S | 0.5 | P6Y2M22DT13H21M8S              | P24Y10M28DT32H26M20.000000002S
                    P1M                           | 3   | P3M                            | P10DT3H29M42S
                    PT1S                          | 3   | PT3S                           | PT0.333333333S
                    P1DT-1S                       | -2  | P-2DT2S                        | PT-11H-59M-59.5S
                    """)
    void fractionsGoIntoFinerUnits(String span, BigDecimal number, String product, String quotient) {
        assertThat(Span.parse(span).times(number)).isEqualTo(Span.parse(product));
        assertThat(Span.parse(span).dividedBy(number)).isEqualTo(Span.parse(quotient));
    }

    @Test
    void orderIsByMeanLengthAndThenByMonthsAndDays() {
        List<Span> ordered = Stream.of(
                        "PT-1S", "PT0S", "PT24H", "P1D", "P30D", "PT2629746S", "P30DT10H29M6S", "P1M", "P31D", "P1Y")
                .map(Span::parse)
                .toList();
        List<Span> reversed = new ArrayList<>(ordered);
        Collections.reverse(reversed);
        Collections.sort(reversed);
        assertThat(reversed).isEqualTo(ordered);
    }

    @Test
    void sumsThatDoNotFitAreErrors() {
        Span longest = new Span(0, Long.MAX_VALUE, 0, 0);
        assertThatThrownBy(() -> longest.plus(new Span(0, 1, 0, 0))).isInstanceOf(CypherError.class);
    }
}

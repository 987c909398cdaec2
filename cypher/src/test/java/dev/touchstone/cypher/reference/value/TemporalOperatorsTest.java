package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.Constants.assertFails;
import static dev.touchstone.cypher.reference.value.Constants.value;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.graph.Graph;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Arithmetic, comparison and the fields of dates, times and durations. */
class TemporalOperatorsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    date('2000-01-31')                              | P1M               | 2000-02-29
                    date('2000-01-01')                              | PT24H             | 2000-01-02
                    date('2000-01-01')                              | PT-1S             | 2000-01-01
                    date('2000-01-02')                              | PT-86399.5S       | 2000-01-02
                    localtime('12:31:14.000000001')                 | P1M1DT16H         | 04:31:14.000000001
                    time('12:00+01:00')                             | PT-13H            | 23:00:00+01:00
                    localdatetime('1984-10-11T12:31')               | P1M-14DT16H       | 1984-10-29T04:31:00
                    datetime('2017-10-28T12:00[Europe/Stockholm]')  | P1D               | 2017-10-29T12:00:00+01:00[Europe/Stockholm]
                    datetime('2017-10-28T12:00[Europe/Stockholm]')  | PT24H             | 2017-10-29T11:00:00+01:00[Europe/Stockholm]
                    datetime('2017-10-29T01:30[Europe/Stockholm]')  | PT2H              | 2017-10-29T02:30:00+01:00[Europe/Stockholm]
                    duration('P12Y5M14DT16H')                       | P1M-14DT16H-12M   | P12Y6MT31H48M
                    """)
    void durationsAreAdded(String left, String duration, String sum) {
        Value span = Calls.value("duration('" + duration + "')");
        assertThat(text(Arithmetic.add(Calls.value(left), span))).isEqualTo(sum);
        assertThat(text(Arithmetic.add(span, Calls.value(left)))).isEqualTo(sum);
        Value opposite = Arithmetic.subtract(Calls.value("duration('PT0S')"), span);
        assertThat(text(Arithmetic.subtract(Calls.value(left), opposite))).isEqualTo(sum);
    }

    @Test
    void durationsAreMultipliedAndDivided() {
        Value day = Calls.value("duration('P1D')");
        assertThat(text(Arithmetic.multiply(day, value("1.5")))).isEqualTo("P1DT12H");
        assertThat(text(Arithmetic.multiply(value("2"), day))).isEqualTo("P2D");
        assertThat(text(Arithmetic.divide(day, value("2")))).isEqualTo("PT12H");
        assertThat(Arithmetic.multiply(day, Values.NULL)).isEqualTo(Values.NULL);
        assertFails("ArithmeticError: DivisionByZero", () -> Arithmetic.divide(day, value("0")));
        assertFails("TypeError: InvalidArgumentType", () -> Arithmetic.divide(value("2"), day));
        assertFails("TypeError: InvalidArgumentType", () -> Arithmetic.multiply(day, day));
        assertFails("TypeError: InvalidArgumentType", () -> Arithmetic.multiply(day, value("1.0 / 0.0")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    date('2000-01-01') | date('1999-01-01')
                    date('2000-01-01') | 1
                    date('2000-01-01') | 'a'
                    """)
    void nothingElseIsAdded(String left, String right) {
        assertFails("TypeError: InvalidArgumentType", () -> Arithmetic.add(Calls.value(left), Calls.value(right)));
        assertFails("TypeError: InvalidArgumentType", () -> Arithmetic.subtract(Calls.value(left), Calls.value(right)));
    }

    @Test
    void sumsAndMeansOfDurations() {
        List<Value> spans = List.of(Calls.value("duration('P1D')"), Values.NULL, Calls.value("duration('P1M')"));
        assertThat(text(Aggregations.sum(spans))).isEqualTo("P1M1D");
        assertThat(text(Aggregations.apply("avg", spans, List.of()))).isEqualTo("P15DT17H14M33S");
        assertFails(
                "TypeError: InvalidArgumentType",
                () -> Aggregations.sum(List.of(Calls.value("duration('P1D')"), value("1"))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    duration('P1D')                    | duration('P1D')                    | true  | null  | true
                    duration('P1D')                    | duration('PT24H')                  | false | null  | null
                    duration('PT60S')                  | duration('PT1M')                   | true  | null  | true
                    point({x: 1, y: 2})                | point({x: 1.0, y: 2})              | true  | null  | true
                    point({x: 1, y: 2})                | point({x: 2, y: 3})                | false | null  | null
                    date('2000-01-01')                 | datetime('2000-01-02')             | false | null  | null
                    datetime('2000-01-01T11:00Z')      | datetime('2000-01-01T12:00+01:00') | false | true  | true
                    time('11:00Z')                     | time('12:00+01:00')                | false | true  | true
                    """)
    void comparison(String left, String right, String equal, String less, String atMost) {
        Value first = Calls.value(left);
        Value second = Calls.value(right);
        assertThat(Equality.equal(first, second)).isEqualTo(value(equal));
        assertThat(Comparability.less(first, second, World.AS_FOUND)).isEqualTo(value(less));
        assertThat(Comparability.lessOrEqual(first, second, World.AS_FOUND)).isEqualTo(value(atMost));
        assertThat(Equivalence.same(first, second)).isEqualTo(Truth.holds(value(equal)));
        assertThat(new Orderability().compare(first, second) == 0).isEqualTo(Truth.holds(value(equal)));
    }

    @Test
    void allKindsHaveTheirPlaceInTheOrder() {
        List<Value> ordered = Stream.of(
                        "point({longitude: 0, latitude: 0})",
                        "point({x: 0, y: 5})",
                        "point({x: 1, y: 1})",
                        "datetime('2000-01-01T11:00Z')",
                        "datetime('2000-01-01T12:00+01:00')",
                        "datetime('2000-01-01T12:00[Europe/Berlin]')",
                        "localdatetime('2000-01-01')",
                        "date('2000-01-01')",
                        "time('11:00Z')",
                        "time('12:00+01:00')",
                        "localtime('12:00')",
                        "duration('PT24H')",
                        "duration('P1D')",
                        "'a'")
                .map(Calls::value)
                .toList();
        List<Value> reversed = new ArrayList<>(ordered);
        Collections.reverse(reversed);
        reversed.sort(new Orderability());
        assertThat(reversed).isEqualTo(ordered);
    }

    @ParameterizedTest(name = "{0}.{1}")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    date('1984-01-01')                                    | weekYear             | 1983
                    date('1984-01-01')                                    | week                 | 52
                    date('1984-11-11')                                    | dayOfQuarter         | 42
                    date('1984-11-11')                                    | quarterDay           | 42
                    date('1984-11-11')                                    | weekDay              | 7
                    date('1984-11-11')                                    | ordinalDay           | 316
                    localtime('12:31:14.645876123')                       | microsecond          | 645876
                    time('12:31-01:30')                                   | offset               | '-01:30'
                    time('12:31-01:30')                                   | offsetMinutes        | -90
                    datetime('1984-11-11T12:31:14.645[Europe/Stockholm]') | timezone             | 'Europe/Stockholm'
                    datetime('1984-11-11T12:31:14.645[Europe/Stockholm]') | offsetSeconds        | 3600
                    datetime('1984-11-11T12:31:14.645[Europe/Stockholm]') | epochSeconds         | 469020674
                    datetime('1984-11-11T12:31:14.645[Europe/Stockholm]') | epochMillis          | 469020674645
                    duration('P1Y4M10DT1H1M1.111111111S')                 | quarters             | 5
                    duration('P1Y4M10DT1H1M1.111111111S')                 | quartersOfYear       | 1
                    duration('P1Y4M10DT1H1M1.111111111S')                 | daysOfWeek           | 3
                    duration('P1Y4M10DT1H1M1.111111111S')                 | nanoseconds          | 3661111111111
                    duration('PT-0.5S')                                   | seconds              | -1
                    duration('PT-0.5S')                                   | millisecondsOfSecond | 500
                    """)
    void fields(String subject, String field, String result) {
        assertThat(Maps.get(Calls.value(subject), field, new Graph())).isEqualTo(value(result));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    date('1984-01-01')          | hour
                    localdatetime('1984-01-01') | timezone
                    time('12:00')               | epochMillis
                    duration('P1D')             | year
                    point({x: 1, y: 2})         | z
                    point({x: 1, y: 2})         | latitude
                    """)
    void fieldsThatAKindDoesNotHaveAreErrors(String subject, String field) {
        assertFails("ArgumentError: InvalidArgumentValue", () -> Maps.get(Calls.value(subject), field, new Graph()));
    }

    private static String text(Value value) {
        return ((Temporal) value).text();
    }
}

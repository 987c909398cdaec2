package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.Constants.assertFails;
import static dev.touchstone.cypher.reference.value.Constants.value;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.graph.Graph;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TemporalFunctionsTest {
    private static final Instant NOW = Instant.parse("2020-02-29T23:30:15.5Z");

    @ParameterizedTest(name = "{0}({1}) = {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    date          | {year: 1984, month: 10, day: 11}                             | 1984-10-11
                    date          | {year: 1984, week: 10, dayOfWeek: 3}                         | 1984-03-07
                    date          | {year: 1984, quarter: 3, dayOfQuarter: 45}                   | 1984-08-14
                    date          | {year: 1984, ordinalDay: 202}                                | 1984-07-20
                    date          | {date: date('1816-12-31'), week: 2}                          | 1817-01-07
                    date          | {date: date('1984-05-31'), quarter: 4}                       | 1984-11-30
                    date          | {date: date('2000-02-29'), year: 2001}                       | 2001-02-28
                    date          | {date: date('2000-12-31'), dayOfWeek: 1}                     | 2000-12-25
                    date          | {date: datetime('2000-12-31T12:00')}                         | 2000-12-31
                    date          | datetime('2000-12-31T12:00')                                 | 2000-12-31
                    date          | '2015-202'                                                   | 2015-07-21
                    localtime     | {hour: 12, minute: 31, second: 14, millisecond: 1, nanosecond: 2} | 12:31:14.001000002
                    localtime     | {time: localtime('12:31:14.645876123'), nanosecond: 2}       | 12:31:14.000000002
                    localtime     | {time: time('12:31+01:00'), second: 42}                      | 12:31:42
                    time          | {hour: 12, timezone: '-02:05:07'}                            | 12:00:00-02:05:07
                    time          | {time: time('12:31+01:00'), timezone: '+05:00'}              | 16:31:00+05:00
                    time          | {time: localtime('12:31'), timezone: '+05:00'}               | 12:31:00+05:00
                    time          | localdatetime('2000-12-31T12:00')                            | 12:00:00Z
                    localdatetime | {year: 1984, ordinalDay: 202, hour: 12}                      | 1984-07-20T12:00:00
                    localdatetime | {date: date('1984-10-11'), time: time('12:31Z'), day: 28}    | 1984-10-28T12:31:00
                    datetime      | {year: 1984, timezone: 'Europe/Stockholm'}                   | 1984-01-01T00:00:00+01:00[Europe/Stockholm]
                    datetime      | {date: datetime('1984-10-11T12:00+01:00'), hour: 10}         | 1984-10-11T10:00:00Z
                    datetime      | {datetime: datetime('2000-07-01T12:00[Europe/Stockholm]'), month: 1, timezone: 'Z'} | 2000-01-01T11:00:00Z
                    datetime      | {datetime: datetime('2015-10-25T02:30+01:00[Europe/Stockholm]'), second: 3} | 2015-10-25T02:30:03+01:00[Europe/Stockholm]
                    datetime      | {epochSeconds: 416779, nanosecond: 42}                       | 1970-01-05T19:46:19.000000042Z
                    datetime      | {epochMillis: 237821673987, timezone: '+01:00'}              | 1977-07-15T14:34:33.987+01:00
                    duration      | {months: 5, days: 1.5}                                       | P5M1DT12H
                    duration      | {months: 0.75}                                               | P22DT19H51M49.5S
                    duration      | {days: 0.3}                                                  | PT7H12M
                    duration      | {seconds: -2, milliseconds: 1}                               | PT-1.999S
                    """)
    void valuesFromMapsStringsAndOthers(String function, String argument, String text) {
        assertThat(text(call(function, argument(argument)))).isEqualTo(text);
    }

    @ParameterizedTest(name = "{0}({1}) fails")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    date          | {}                                    | ArgumentError: InvalidArgumentValue
                    date          | {month: 2}                            | ArgumentError: InvalidArgumentValue
                    date          | {year: 2000, day: 2}                  | ArgumentError: InvalidArgumentValue
                    date          | {year: 2000, month: 2, week: 2}       | ArgumentError: InvalidArgumentValue
                    date          | {year: 2000, hour: 2}                 | ArgumentError: InvalidArgumentValue
                    date          | {year: 2000, month: 2, day: 30}       | ArgumentError: NumberOutOfRange
                    date          | {year: 2000, week: 53}                | ArgumentError: NumberOutOfRange
                    date          | {year: 1000000000}                    | ArgumentError: NumberOutOfRange
                    date          | {year: 2000.0}                        | TypeError: InvalidArgumentType
                    date          | {date: localtime('12:00')}            | ArgumentError: InvalidArgumentValue
                    date          | 'today'                               | ArgumentError: InvalidArgumentValue
                    date          | 1                                     | TypeError: InvalidArgumentType
                    date          | duration('P1D')                       | TypeError: InvalidArgumentType
                    localtime     | {minute: 3}                           | ArgumentError: InvalidArgumentValue
                    localtime     | {hour: 1, second: 3}                  | ArgumentError: InvalidArgumentValue
                    localtime     | {hour: 1, minute: 1, second: 1, microsecond: 1, nanosecond: 1000} | ArgumentError: InvalidArgumentValue
                    localtime     | {hour: 1, timezone: 'Z'}              | ArgumentError: InvalidArgumentValue
                    time          | {hour: 1, timezone: 'Europe/Rome'}    | ArgumentError: InvalidArgumentValue
                    localdatetime | {year: 2000, hour: 3}                 | ArgumentError: InvalidArgumentValue
                    localdatetime | date('2000-01-01')                    | ArgumentError: InvalidArgumentValue
                    datetime      | {epochSeconds: 1, epochMillis: 1}     | ArgumentError: InvalidArgumentValue
                    duration      | {}                                    | ArgumentError: InvalidArgumentValue
                    duration      | {day: 1}                              | ArgumentError: InvalidArgumentValue
                    duration      | {days: '1'}                           | TypeError: InvalidArgumentType
                    duration      | {years: 9223372036854775807}          | ArithmeticError: IntegerOverflow
                    """)
    void whatDescribesNothingIsAnError(String function, String argument, String error) {
        assertFails(error, () -> call(function, argument(argument)));
    }

    @ParameterizedTest(name = "{0}.truncate({1}, {2}, {3}) = {4}")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    date          | 'millennium'  | date('2017-10-11')                      | {day: 2}               | 2000-01-02
                    date          | 'weekYear'    | date('1984-01-01')                      | {}                     | 1983-01-03
                    date          | 'quarter'     | date('1984-11-11')                      | {}                     | 1984-10-01
                    date          | 'week'        | date('1984-10-11')                      | {dayOfWeek: 2}         | 1984-10-09
                    date          | 'decade'      | date('-0055-05-05')                     | {}                     | -0060-01-01
                    localtime     | 'day'         | localtime('12:31:14')                   | {nanosecond: 2}        | 00:00:00.000000002
                    time          | 'hour'        | time('12:31:14-01:00')                  | {timezone: '+01:00'}   | 12:00:00+01:00
                    time          | 'millisecond' | time('12:00:01.123456789+01:00')        | {microsecond: 4}       | 12:00:01.123004+01:00
                    time          | 'microsecond' | time('12:00:01.123456789+01:00')        | {nanosecond: 2}        | 12:00:01.123456002+01:00
                    localdatetime | 'month'       | date('1984-10-11')                      | {hour: 3}              | 1984-10-01T03:00:00
                    datetime      | 'year'        | localdatetime('1984-10-11T12:31')       | {}                     | 1984-01-01T00:00:00Z
                    datetime      | 'minute'      | datetime('2017-10-29T02:30:05+01:00[Europe/Stockholm]') | {}     | 2017-10-29T02:30:00+01:00[Europe/Stockholm]
                    """)
    void truncation(String function, String unit, String moment, String parts, String text) {
        Value truncated = call(function + ".truncate", value(unit), argument(moment), argument(parts));
        assertThat(text(truncated)).isEqualTo(text);
    }

    @Test
    void unitsThatDoNotFitAreErrors() {
        String error = "ArgumentError: InvalidArgumentValue";
        assertFails(error, () -> call("date.truncate", value("'hour'"), argument("date('2000-01-01')")));
        assertFails(error, () -> call("time.truncate", value("'year'"), argument("time('12:00')")));
        assertFails(error, () -> call("datetime.truncate", value("'hour'"), argument("date('2000-01-01')")));
        assertFails(error, () -> call("date.truncate", value("'aeon'"), argument("date('2000-01-01')")));
    }

    @ParameterizedTest
    @CsvSource({
        "date, 2020-02-29",
        "localtime, 23:30:15.5",
        "time, 23:30:15.5Z",
        "localdatetime, 2020-02-29T23:30:15.5",
        "datetime, 2020-02-29T23:30:15.5Z"
    })
    void clocksShowTheTimeOfTheStatement(String function, String text) {
        for (String clock : List.of("", ".transaction", ".statement", ".realtime")) {
            assertThat(text(call(function + clock))).isEqualTo(text);
        }
    }

    @Test
    void clocksInOtherTimeZones() {
        assertThat(text(call("date.statement", Values.of("Asia/Tokyo")))).isEqualTo("2020-03-01");
        assertThat(text(call("date", argument("{timezone: 'Asia/Tokyo'}")))).isEqualTo("2020-03-01");
        assertThat(text(call("time.realtime", Values.of("Asia/Tokyo")))).isEqualTo("08:30:15.5+09:00");
        assertThat(call("timestamp")).isEqualTo(Values.of(NOW.toEpochMilli()));
    }

    @Test
    void momentsFromTheEpoch() {
        assertThat(text(call("datetime.fromEpoch", value("416779"), value("999999999"))))
                .isEqualTo("1970-01-05T19:46:19.999999999Z");
        assertThat(text(call("datetime.fromEpochMillis", value("-1")))).isEqualTo("1969-12-31T23:59:59.999Z");
        assertFails(
                "ArgumentError: InvalidArgumentValue",
                () -> call("datetime.fromEpoch", value("1"), value("1000000000")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"date", "time.transaction", "datetime", "duration", "datetime.fromEpochMillis", "point"})
    void nullGivesNull(String function) {
        assertThat(call(function, Values.NULL)).isEqualTo(Values.NULL);
    }

    private static String text(Value value) {
        return ((Temporal) value).text();
    }

    private static Value argument(String text) {
        return Calls.value(text);
    }

    private static Value call(String function, Value... arguments) {
        FunctionContext around = new FunctionContext(new Graph(), World.at(NOW));
        return Functions.named(function).orElseThrow().apply(List.of(arguments), around);
    }
}

package dev.touchstone.cypher.reference.temporal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value.Temporal.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BetweenTest {
    @ParameterizedTest(name = "from {1} to {3}")
    @CsvSource(delimiter = '|', textBlock = """
                    DATE           | 1984-10-11                               | LOCAL_DATETIME | 2016-07-21T21:45:22.142                  | P31Y9M10DT21H45M22.142S
                    DATE           | 2017-03-31                               | DATE           | 2017-02-28                               | P-1M
                    DATE           | 2016-02-29                               | DATE           | 2017-02-28                               | P11M30D
                    DATE           | 1984-10-11                               | TIME           | 16:30+01:00                              | PT16H30M
                    LOCAL_DATETIME | 2017-03-31T10:00                         | LOCAL_DATETIME | 2017-02-28T12:00                         | P-30DT-22H
                    TIME           | 14:30                                    | DATETIME       | 2015-07-21T21:40:32.142+0100             | PT6H10M32.142S
                    TIME           | 00:30+18:00                              | TIME           | 23:00-18:00                              | PT58H30M
                    LOCAL_TIME     | 00:00                                    | DATETIME       | 2017-10-29T04:00[Europe/Stockholm]       | PT5H
                    DATETIME       | 2017-10-28T12:00[Europe/Stockholm]       | DATETIME       | 2017-10-29T12:00[Europe/Stockholm]       | P1D
                    DATETIME       | 2017-10-28T12:00[Europe/Stockholm]       | DATETIME       | 2017-10-29T11:30[Europe/Stockholm]       | PT24H30M
                    DATETIME       | 2017-10-28T12:00[Europe/Stockholm]       | DATETIME       | 2017-10-29T10:30Z                        | PT24H30M
                    DATETIME       | 2017-10-29T10:30Z                        | DATETIME       | 2017-10-28T12:00[Europe/Stockholm]       | P-1DT-30M
                    DATETIME       | 2017-10-28T02:30[Europe/Stockholm]       | DATETIME       | 2017-10-29T02:30+01:00[Europe/Stockholm] | P1DT1H
                    """)
    void whatOneLacksComesFromTheOther(Kind kind, String from, Kind otherKind, String to, String span) {
        assertThat(Between.of(Moment.parse(kind, from), Moment.parse(otherKind, to)))
                .isEqualTo(Span.parse(span));
    }

    @ParameterizedTest
    @CsvSource({
        "DATE, 2018-07-21, 2016-07-22, P-1Y-11M, P-729D, PT-17496H",
        "LOCAL_DATETIME, 2015-07-21T21:40, 2015-07-23T21:39, PT0S, P1D, PT47H59M",
        "LOCAL_TIME, 12:34:54.7, 12:34:54.3, PT0S, PT0S, PT-0.4S"
    })
    void oneUnitOnly(Kind kind, String from, String to, String months, String days, String seconds) {
        Moment first = Moment.parse(kind, from);
        Moment second = Moment.parse(kind, to);
        assertThat(Between.inMonths(first, second)).isEqualTo(Span.parse(months));
        assertThat(Between.inDays(first, second)).isEqualTo(Span.parse(days));
        assertThat(Between.inSeconds(first, second)).isEqualTo(Span.parse(seconds));
    }
}

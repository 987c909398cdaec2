package dev.touchstone.cypher.reference.temporal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.value.Value.Temporal.Kind;
import dev.touchstone.cypher.reference.error.CypherError;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MomentTextTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    DATE           | 2015-07-21                                   | 2015-07-21
                    DATE           | 20150721                                     | 2015-07-21
                    DATE           | 2015-7-1                                     | 2015-07-01
                    DATE           | 201507                                       | 2015-07-01
                    DATE           | 2015                                         | 2015-01-01
                    DATE           | 2015-W30-2                                   | 2015-07-21
                    DATE           | 2015W30                                      | 2015-07-20
                    DATE           | 2015-Q2-60                                   | 2015-05-30
                    DATE           | 2015Q260                                     | 2015-05-30
                    DATE           | 2015-202                                     | 2015-07-21
                    DATE           | 2015202                                      | 2015-07-21
                    DATE           | -1-07-21                                     | -0001-07-21
                    DATE           | +20150721                                    | +20150721-01-01
                    LOCAL_TIME     | 21                                           | 21:00:00
                    LOCAL_TIME     | 2140                                         | 21:40:00
                    LOCAL_TIME     | 214032.142                                   | 21:40:32.142
                    LOCAL_TIME     | 1:2:3,5                                      | 01:02:03.5
                    LOCAL_TIME     | T21:40                                       | 21:40:00
                    TIME           | 21:40                                        | 21:40:00Z
                    TIME           | 2140-00:00                                   | 21:40:00Z
                    TIME           | 22+18:00                                     | 22:00:00+18:00
                    TIME           | 12:00-0130                                   | 12:00:00-01:30
                    LOCAL_DATETIME | 2015-W30T2140                                | 2015-07-20T21:40:00
                    LOCAL_DATETIME | 2015-07-21                                   | 2015-07-21T00:00:00
                    DATETIME       | 2015T214032-0100                             | 2015-01-01T21:40:32-01:00
                    DATETIME       | 2015-07-21T21:40:32.142[Europe/London]       | 2015-07-21T21:40:32.142+01:00[Europe/London]
                    DATETIME       | 2015-07-21T12:00-04[America/New_York]        | 2015-07-21T12:00:00-04:00[America/New_York]
                    DATETIME       | 2015-10-25T02:30+01:00[Europe/Stockholm]     | 2015-10-25T02:30:00+01:00[Europe/Stockholm]
                    DATETIME       | 2015-10-25T02:30[Europe/Stockholm]           | 2015-10-25T02:30:00+02:00[Europe/Stockholm]
                    DATETIME       | 2015-03-29T02:30[Europe/Stockholm]           | 2015-03-29T03:30:00+02:00[Europe/Stockholm]
                    DATETIME       | 2000-01-01T00:00[UTC]                        | 2000-01-01T00:00:00Z[UTC]
                    """)
    void manySpellingsAreReadAndOneIsWritten(Kind kind, String text, String canonical) {
        assertThat(Moment.parse(kind, text).value().text()).isEqualTo(canonical);
        assertThat(Moment.parse(kind, canonical)).isEqualTo(Moment.parse(kind, text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    DATE           | ""
                    DATE           | 15-07-21
                    DATE           | 12345
                    DATE           | 2015-0721
                    DATE           | 2015-02-29
                    DATE           | 2015-W302
                    DATE           | 2014-W53
                    DATE           | 2015-366
                    DATE           | 2015-Q1-91
                    DATE           | 2015-07-21T12:00
                    DATE           | +1234567890-01-01
                    LOCAL_TIME     | 24:00
                    LOCAL_TIME     | 120
                    LOCAL_TIME     | 12:00:00.
                    LOCAL_TIME     | 12:00Z
                    TIME           | 12:00+1
                    TIME           | 12:00+19:00
                    TIME           | 12:00[Europe/Stockholm]
                    LOCAL_DATETIME | 2015-07-21 12:00
                    LOCAL_DATETIME | 2015-07-21T12:00Z
                    DATETIME       | 2015Z
                    DATETIME       | 2015-07-21T12:00+01:00[Europe/Stockholm]
                    DATETIME       | 2015-07-21T12:00[Europe/Nowhere]
                    """)
    void whatIsNoMomentIsRefused(Kind kind, String text) {
        assertThatThrownBy(() -> Moment.parse(kind, text)).isInstanceOf(CypherError.class);
    }
}

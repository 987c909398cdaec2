package dev.touchstone.core.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Value.Temporal.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TemporalTest {

    @ParameterizedTest
    @CsvSource({
        "LOCAL_DATETIME, 2000-01-01T00:00:00, 2000-01-01T00:00",
        "LOCAL_TIME, 12:30:00, 12:30",
        "TIME, 12:30:00+01:00, 12:30+01:00",
        "DATETIME, 2000-01-01T10:00:00.000Z, 2000-01-01T10:00Z",
        "LOCAL_TIME, 12:30, 12:30",
        "LOCAL_TIME, 10:00:01, 10:00:01",
        "DATETIME, 2000-01-01T10:00:00.001Z, 2000-01-01T10:00:00.001Z",
        "TIME, 12:30+00:00, 12:30+00:00",
        "DATE, 2000-01-01, 2000-01-01",
        "DURATION, PT0S, PT0S"
    })
    void aFullMinuteIsWrittenWithoutSeconds(Kind kind, String text, String canonical) {
        assertThat(new Temporal(kind, text).text()).isEqualTo(canonical);
    }
}

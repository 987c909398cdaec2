package dev.touchstone.host.neo4j;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Temporal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class FromEngineTest {
    private final FromEngine fromEngine = new FromEngine(new NativeIds());

    @Test
    void arraysBecomeLists() {
        assertThat(fromEngine.value(new long[] {1, 2})).isEqualTo(List.of(1L, 2L));
        assertThat(fromEngine.value(new String[] {"a", null})).isEqualTo(Arrays.asList("a", null));
    }

    @Test
    void listsAndMapsAreConvertedInside() {
        assertThat(fromEngine.value(List.of(Map.of("a", new double[] {1.5}))))
                .isEqualTo(List.of(Map.of("a", List.of(1.5))));
    }

    @ParameterizedTest
    @MethodSource("temporals")
    void datesAndTimesAreWrittenAsCypherWritesThem(Object value, Temporal.Kind kind, String text) {
        assertThat(fromEngine.value(value)).isInstanceOfSatisfying(Temporal.class, temporal -> {
            assertThat(temporal.kind).isEqualTo(kind);
            assertThat(temporal.text).isEqualTo(text);
        });
    }

    static Object[][] temporals() {
        return new Object[][] {
            {LocalDate.of(12020, 1, 1), Temporal.Kind.DATE, "+12020-01-01"},
            {LocalTime.NOON, Temporal.Kind.LOCAL_TIME, "12:00:00"},
            {OffsetTime.parse("12:00:30.500+01:00"), Temporal.Kind.TIME, "12:00:30.5+01:00"},
            {LocalDateTime.of(2020, 1, 1, 0, 0), Temporal.Kind.LOCAL_DATETIME, "2020-01-01T00:00:00"},
            {
                ZonedDateTime.parse("2020-07-01T00:00+02:00[Europe/Berlin]"),
                Temporal.Kind.DATETIME,
                "2020-07-01T00:00:00+02:00[Europe/Berlin]"
            },
            {ZonedDateTime.parse("2020-07-01T00:00Z"), Temporal.Kind.DATETIME, "2020-07-01T00:00:00Z"},
        };
    }
}

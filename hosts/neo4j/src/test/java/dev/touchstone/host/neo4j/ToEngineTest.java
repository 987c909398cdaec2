package dev.touchstone.host.neo4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.host.NativeIds;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Temporal;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ToEngineTest {
    private final NativeIds ids = new NativeIds();
    private final ToEngine toEngine = new ToEngine(ids);

    @Test
    void aListOfOneTypeBecomesAnArrayOfIt() {
        assertThat(toEngine.property(List.of(1L, 2L))).isEqualTo(new Long[] {1L, 2L});
        assertThat(toEngine.property(List.of("a"))).isEqualTo(new String[] {"a"});
        assertThat(toEngine.property(List.of(new Temporal(Temporal.Kind.DATE, "2020-02-29"))))
                .isEqualTo(new LocalDate[] {LocalDate.of(2020, 2, 29)});
    }

    @Test
    void anEmptyListBecomesNoStringsAsInCypher() {
        assertThat(toEngine.property(List.of())).isEqualTo(new String[0]);
    }

    @ParameterizedTest
    @MethodSource("unstorable")
    void whatNoPropertyCanHoldIsRefused(Object value) {
        assertThatThrownBy(() -> toEngine.property(value)).isInstanceOf(NotSupported.class);
    }

    static List<Object> unstorable() {
        return List.of(List.of(1, 2L), List.of(List.of(1)), Map.of("a", 1), new BigDecimal("1.5"));
    }

    @Test
    void parametersKeepTheirShape() {
        Map<String, Object> parameters = Map.of("p", List.of(1, "x", Map.of("inner", List.of(true))));
        assertThat(toEngine.parameters(parameters)).isEqualTo(parameters);
    }

    @Test
    void aNativeIdBecomesTheIdOfTheEngine() {
        assertThat(toEngine.parameters(Map.of("id", ids.handle(42L)))).containsEntry("id", 42L);
    }

    @Test
    void datesAndTimesBecomeThoseOfJava() {
        assertThat(temporal(Temporal.Kind.LOCAL_TIME, "12:00:00")).isEqualTo(LocalTime.NOON);
        assertThat(temporal(Temporal.Kind.TIME, "12:00:00Z")).isEqualTo(OffsetTime.of(LocalTime.NOON, ZoneOffset.UTC));
        assertThat(temporal(Temporal.Kind.LOCAL_DATETIME, "2020-01-01T00:00:00"))
                .isEqualTo(LocalDateTime.of(2020, 1, 1, 0, 0));
        assertThat(temporal(Temporal.Kind.DATETIME, "2020-07-01T00:00:00+02:00[Europe/Berlin]"))
                .isEqualTo(ZonedDateTime.parse("2020-07-01T00:00+02:00[Europe/Berlin]"));
    }

    private Object temporal(Temporal.Kind kind, String text) {
        return toEngine.property(new Temporal(kind, text));
    }
}

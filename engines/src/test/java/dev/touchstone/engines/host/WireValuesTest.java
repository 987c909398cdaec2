package dev.touchstone.engines.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.engines.host.FakeSessions.Diary;
import dev.touchstone.engines.statement.Text;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every value that is sent to a child process comes back as it went. */
class WireValuesTest {

    @Test
    void everyValueSurvivesTheWayThereAndBack() {
        List<Value> values = List.of(
                Values.NULL,
                Values.of(true),
                Values.of(Long.MIN_VALUE),
                Values.of(-0.0),
                Values.of(Double.NaN),
                Values.of(Double.NEGATIVE_INFINITY),
                new Value.Big(new BigDecimal("123456789012345678901234567890.5")),
                Values.of(""),
                Values.of("é中😀\u0000\n'\"\\"),
                Values.list(Values.of(1), Values.NULL, Values.list()),
                Values.map(Map.of("a", Values.of("b"))),
                new Value.MapOf(List.of(new Value.MapOf.Entry(Values.of(1), Values.NULL))),
                new Value.Temporal(Value.Temporal.Kind.DURATION, "P1DT2S"),
                new Value.Point(4326, List.of(1.5, -2.0)));
        HostSession session = FakeSessions.open(new Diary());
        try {
            for (Value value : values) {
                Text echo = new Text("echo", Map.of("value", value));
                Rows rows = (Rows) session.run(echo, Map.of(), Duration.ofSeconds(5));
                assertThat(rows.answer().column(0)).containsExactly(value);
            }
        } finally {
            session.close();
        }
    }
}

package dev.touchstone.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element.Kind;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class UniquenessTest {

    @Test
    void whatNoEngineTakesForTheSameIsDifferent() {
        assertThat(Uniqueness.areDifferent(Stream.empty())).isTrue();
        assertThat(Uniqueness.areDifferent(Stream.of(
                        Values.of(0),
                        Values.of(0.5),
                        Values.of(Double.POSITIVE_INFINITY),
                        Values.of(""),
                        Values.of("0"),
                        Values.of(false),
                        new Temporal(Temporal.Kind.DATE, "2020-01-01"),
                        new Temporal(Temporal.Kind.LOCAL_TIME, "12:00:01"),
                        new Temporal(Temporal.Kind.LOCAL_DATETIME, "2020-01-01T12:00:01"))))
                .isTrue();
    }

    static List<List<Value>> doubtful() {
        return List.of(
                List.of(Values.of("a"), Values.of("a")),
                List.of(Values.of(1), Values.of(1.0)),
                List.of(Values.of(0.0), Values.of(-0.0)),
                List.of(Values.of(0), Values.of(-0.0)),
                List.of(Values.of(1L << 53), Values.of((1L << 53) + 1)),
                List.of(Values.of(Double.NaN)),
                List.of(Values.list(Values.of("a"))),
                List.of(new Value.Point(4326, List.of(1.0, 2.0))),
                List.of(new Temporal(Temporal.Kind.DURATION, "P1D")),
                List.of(new Temporal(Temporal.Kind.DATETIME, "2020-01-01T12:00:01Z")));
    }

    @ParameterizedTest
    @MethodSource("doubtful")
    void whatSomeEngineMayTakeForTheSameIsNot(List<Value> values) {
        assertThat(Uniqueness.areDifferent(values.stream())).isFalse();
    }

    @Test
    void onlyNodesWithTheLabelAndThePropertyCount() {
        Typed one = new Typed(PropertyType.LONG, Values.of(1));
        List<Node> nodes = List.of(
                new Node(0, List.of("A"), Map.of("k", one, "l", one)),
                new Node(1, List.of("B"), Map.of("k", one)),
                new Node(2, List.of("A", "B"), Map.of("l", one)),
                new Node(3, List.of("A"), Map.of()));
        assertThat(Uniqueness.holds(new Index(Kind.NODE, "A", "k", true), nodes))
                .isTrue();
        assertThat(Uniqueness.holds(new Index(Kind.NODE, "B", "k", true), nodes))
                .isTrue();
        assertThat(Uniqueness.holds(new Index(Kind.NODE, "A", "l", true), nodes))
                .isFalse();
        assertThat(Uniqueness.holds(new Index(Kind.EDGE, "A", "k", true), nodes))
                .as("there is none on edges")
                .isFalse();
    }
}

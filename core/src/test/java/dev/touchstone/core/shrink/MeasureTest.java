package dev.touchstone.core.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.shrink.Riddle.Apply;
import dev.touchstone.core.shrink.Riddle.Constant;
import dev.touchstone.core.shrink.Riddle.Find;
import dev.touchstone.core.shrink.Riddle.Name;
import dev.touchstone.core.shrink.Riddle.Term;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MeasureTest {
    private static final Term NAME = new Name("x");

    @Test
    void plainValuesAreSmallerThanAllOthersInTheOrderInWhichTheyAreTried() {
        List<Value> plain = List.of(
                Values.of(0),
                Values.of(true),
                Values.of(false),
                Values.NULL,
                Values.of(""),
                Values.of(0.0),
                Values.list(),
                Values.map(Map.of()),
                Values.of(1));
        assertThat(plain.stream().map(Measure::of)).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void aShorterValueIsSmallerAndOfTwoAsLongThePlainer() {
        assertThat(Measure.of(Values.of("ab"))).isLessThan(Measure.of(Values.of("abc")));
        assertThat(Measure.of(Values.of("a"))).isLessThan(Measure.of(Values.of("x")));
        assertThat(Measure.of(Values.of(1))).isLessThan(Measure.of(Values.of(7)));
    }

    @Test
    void anyScalarIsSmallerThanAnOperation() {
        Term text = new Constant(Values.of("a".repeat(10_000)));
        assertThat(Measure.of(text)).isLessThan(Measure.of(new Apply("f", List.of(NAME))));
    }

    @Test
    void howLongANameIsDoesNotCount() {
        assertThat(Measure.of(NAME)).isEqualTo(Measure.of(new Name("a much longer name")));
    }

    @Test
    void everyPartCounts() {
        Find plain = new Find(NAME, Optional.empty(), false);
        assertThat(Stream.of(
                        new Find(NAME, Optional.of(NAME), false),
                        new Find(NAME, Optional.empty(), true),
                        new Find(new Apply("f", List.of(NAME)), Optional.empty(), false)))
                .allSatisfy(larger -> assertThat(Measure.of(larger)).isGreaterThan(Measure.of(plain)));
        assertThat(Measure.of(List.of(plain, plain))).isEqualTo(2 * Measure.of(plain));
        assertThat(Measure.of(List.of("A", "B"))).isGreaterThan(Measure.of(List.of("A")));
        assertThat(Measure.of(Map.of("k", NAME))).isPositive();
    }

    @Test
    void aGraphWithoutALoopIsPlainerThoughItHasANodeMore() {
        assertThat(Measure.of(graph(2, edge(0, 0, 1)))).isLessThan(Measure.of(graph(1, edge(0, 0, 0))));
    }

    @Test
    void aGraphWithoutParallelEdgesIsPlainerThoughItHasANodeMore() {
        assertThat(Measure.of(graph(3, edge(0, 0, 1), edge(1, 0, 2))))
                .isLessThan(Measure.of(graph(2, edge(0, 0, 1), edge(1, 1, 0))));
    }

    private static Edge edge(long key, long from, long to) {
        return new Edge(key, "R", from, to, Map.of());
    }

    private static PropertyGraph graph(int nodes, Edge... edges) {
        return new PropertyGraph(
                new GraphSchema(List.of(), List.of()),
                IntStream.range(0, nodes)
                        .mapToObj(key -> new Node(key, List.of(), Map.of()))
                        .toList(),
                List.of(edges),
                List.of(),
                List.of());
    }
}

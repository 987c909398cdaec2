package dev.touchstone.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value.Element.Kind;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must occur in some graphs. */
class VarietyTest {

    static List<GraphStyle> styles() {
        return List.of(Graphs.LOOSE, Graphs.STRICT);
    }

    @ParameterizedTest
    @MethodSource("styles")
    void shapesThatEnginesStumbleOverAreFrequent(GraphStyle style) {
        assertFrequent("self-loops", style, graph -> Shape.of(graph).selfLoops() > 0);
        assertFrequent("parallel edges", style, graph -> Shape.of(graph).twins() > 0);
        assertFrequent("isolated nodes", style, graph -> Shape.of(graph).isolated() > 0);
        assertFrequent("longer cycles", style, graph -> Shape.of(graph).hasCycle());
        assertFrequent(
                "hubs of three times the average degree",
                style,
                graph -> Shape.of(graph).largestDegree() > 12);
    }

    @Test
    void selfLoopsAndParallelEdgesAreMoreThanChance() {
        // Chance alone gives about 240 and 100 on these seeds.
        assertThat(sum(Shape::selfLoops)).as("self-loops").isGreaterThan(700);
        assertThat(sum(Shape::twins)).as("parallel edges").isGreaterThan(400);
    }

    private static long sum(ToLongFunction<Shape> number) {
        return Graphs.of(Graphs.LOOSE).stream()
                .map(graph -> Shape.of(graph).apartFromHubs())
                .mapToLong(number)
                .sum();
    }

    @ParameterizedTest
    @MethodSource("styles")
    void indexesOfBothKindsOccurAndNoneAtAll(GraphStyle style) {
        assertFrequent("node indexes", style, graph -> hasIndex(graph, Kind.NODE));
        assertFrequent("edge indexes", style, graph -> hasIndex(graph, Kind.EDGE));
        assertThat(Graphs.count(Graphs.of(style), graph -> graph.indexes().isEmpty()))
                .as("graphs without an index")
                .isPositive();
    }

    private static boolean hasIndex(PropertyGraph graph, Kind kind) {
        return graph.indexes().stream().anyMatch(index -> index.on() == kind);
    }

    @ParameterizedTest
    @MethodSource("styles")
    void aTenthOfTheGraphsIsGrown(GraphStyle style) {
        assertThat(Graphs.count(Graphs.of(style), graph -> !graph.history().isEmpty()))
                .isBetween(10L, 35L);
    }

    @Test
    void nodesHaveNoneToThreeLabelsWhereTheyMay() {
        Set<Integer> counts = new TreeSet<>();
        Graphs.of(Graphs.LOOSE)
                .forEach(graph ->
                        graph.nodes().forEach(node -> counts.add(node.labels().size())));
        assertThat(counts).containsExactly(0, 1, 2, 3);
    }

    @ParameterizedTest
    @MethodSource("styles")
    void specialValuesOccur(GraphStyle style) {
        Set<Typed> stored =
                Graphs.of(style).stream().flatMap(VarietyTest::values).collect(Collectors.toSet());
        assertThat(stored)
                .contains(
                        new Typed(PropertyType.STRING, Values.of("")),
                        new Typed(PropertyType.DOUBLE, Values.of(Double.NaN)),
                        new Typed(PropertyType.FLOAT, Values.of(Double.NaN)),
                        new Typed(PropertyType.DOUBLE, Values.of(Double.POSITIVE_INFINITY)),
                        new Typed(PropertyType.DOUBLE, Values.of(-0.0)),
                        new Typed(PropertyType.LONG, Values.of(Long.MIN_VALUE)),
                        new Typed(PropertyType.INT, Values.of(Integer.MAX_VALUE)));
        assertThat(stored.stream().map(Typed::type).distinct()).containsExactlyInAnyOrder(PropertyType.values());
    }

    @ParameterizedTest
    @MethodSource("styles")
    void someElementsLackAProperty(GraphStyle style) {
        assertFrequent(
                "missing edge properties",
                style,
                graph -> graph.edges().stream()
                        .anyMatch(edge -> edge.properties().size()
                                < graph.schema()
                                        .edgeType(edge.type())
                                        .properties()
                                        .size()));
    }

    private static void assertFrequent(String what, GraphStyle style, Predicate<PropertyGraph> occurs) {
        assertThat(Graphs.count(Graphs.of(style), occurs))
                .as("graphs with %s, out of %d", what, Graphs.SEEDS)
                .isGreaterThan(Graphs.SEEDS / 4);
    }

    private static Stream<Typed> values(PropertyGraph graph) {
        return Stream.concat(
                graph.nodes().stream().flatMap(node -> node.properties().values().stream()),
                graph.edges().stream().flatMap(edge -> edge.properties().values().stream()));
    }
}

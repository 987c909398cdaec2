package dev.touchstone.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value.Element.Kind;
import dev.touchstone.core.value.Values;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
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
        assertFrequent("self-loops", style, graph -> graph.edges().stream().anyMatch(edge -> edge.from() == edge.to()));
        assertFrequent(
                "parallel edges",
                style,
                graph -> distinctEnds(graph) < graph.edges().size());
        assertFrequent("hubs", style, graph -> degrees(graph).values().stream().anyMatch(degree -> degree > 12));
        assertFrequent(
                "isolated nodes",
                style,
                graph -> degrees(graph).size() < graph.nodes().size());
        assertFrequent("longer cycles", style, VarietyTest::hasCycle);
    }

    @ParameterizedTest
    @MethodSource("styles")
    void indexesOfBothKindsOccur(GraphStyle style) {
        assertFrequent(
                "node indexes", style, graph -> graph.indexes().stream().anyMatch(index -> index.on() == Kind.NODE));
        assertFrequent(
                "edge indexes", style, graph -> graph.indexes().stream().anyMatch(index -> index.on() == Kind.EDGE));
        assertThat(Graphs.of(style)).anyMatch(graph -> graph.indexes().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("styles")
    void aShareOfTheGraphsIsGrown(GraphStyle style) {
        assertThat(Graphs.of(style).stream().filter(graph -> !graph.history().isEmpty()))
                .hasSizeBetween(10, 35);
    }

    @Test
    void nodesHaveNoneToThreeLabelsWhereTheyMay() {
        Set<Integer> counts = new HashSet<>();
        Graphs.of(Graphs.LOOSE)
                .forEach(graph ->
                        graph.nodes().forEach(node -> counts.add(node.labels().size())));
        assertThat(counts).containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    @ParameterizedTest
    @MethodSource("styles")
    void specialValuesOccur(GraphStyle style) {
        List<Typed> stored = Graphs.of(style).stream()
                .flatMap(VarietyTest::values)
                .distinct()
                .toList();
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
        assertThat(Graphs.of(style).stream().filter(occurs))
                .as("graphs with %s", what)
                .hasSizeGreaterThan(Graphs.SEEDS / 4);
    }

    private static long distinctEnds(PropertyGraph graph) {
        return graph.edges().stream()
                .map(edge -> edge.type() + " " + edge.from() + " " + edge.to())
                .distinct()
                .count();
    }

    /** The average is 4. */
    private static Map<Long, Integer> degrees(PropertyGraph graph) {
        Map<Long, Integer> degrees = new HashMap<>();
        for (Edge edge : graph.edges()) {
            degrees.merge(edge.from(), 1, Integer::sum);
            degrees.merge(edge.to(), 1, Integer::sum);
        }
        return degrees;
    }

    /** A cycle over more than one node: what is left after all nodes without a way on are taken away, again and again. */
    private static boolean hasCycle(PropertyGraph graph) {
        Set<Edge> left = new HashSet<>(graph.edges());
        left.removeIf(edge -> edge.from() == edge.to());
        Set<Long> sources = sources(left);
        while (left.removeIf(edge -> !sources.contains(edge.to()))) {
            sources.retainAll(sources(left));
        }
        return !left.isEmpty();
    }

    private static Set<Long> sources(Set<Edge> edges) {
        Set<Long> sources = new HashSet<>();
        edges.forEach(edge -> sources.add(edge.from()));
        return sources;
    }

    private static Stream<Typed> values(PropertyGraph graph) {
        return Stream.concat(
                graph.nodes().stream().flatMap(node -> node.properties().values().stream()),
                graph.edges().stream().flatMap(edge -> edge.properties().values().stream()));
    }
}

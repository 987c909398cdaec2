package dev.touchstone.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.GraphSchema.EdgeType;
import dev.touchstone.core.dataset.GraphSchema.NodeType;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value.Element.Kind;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every graph. */
class GraphGeneratorTest {

    static List<GraphStyle> styles() {
        return List.of(Graphs.LOOSE, Graphs.STRICT);
    }

    @ParameterizedTest
    @MethodSource("styles")
    void graphsAreAsLargeAsTheSettingsSay(GraphStyle style) {
        Graphs.each(Graphs.of(style), graph -> {
            assertThat(keys(graph.nodes().stream().map(Node::key))).isEqualTo(upTo(100));
            assertThat(keys(graph.edges().stream().map(Edge::key))).isEqualTo(upTo(200));
            assertThat(graph.size()).isEqualTo("100 nodes, 200 edges");
        });
    }

    @ParameterizedTest
    @MethodSource("styles")
    void edgesJoinNodesThatTheirTypeAllows(GraphStyle style) {
        Graphs.each(Graphs.of(style), graph -> {
            for (Edge edge : graph.edges()) {
                EdgeType type = graph.schema().edgeType(edge.type());
                assertThat(edge.from()).isBetween(0L, 99L);
                assertThat(edge.to()).isBetween(0L, 99L);
                type.from()
                        .ifPresent(label ->
                                assertThat(node(graph, edge.from()).labels()).contains(label));
                type.to()
                        .ifPresent(label ->
                                assertThat(node(graph, edge.to()).labels()).contains(label));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("styles")
    void labelsStayWithinTheStyle(GraphStyle style) {
        Graphs.each(Graphs.of(style), graph -> {
            List<String> known =
                    graph.schema().nodeTypes().stream().map(NodeType::label).toList();
            assertThat(graph.nodes())
                    .extracting(Node::labels)
                    .allSatisfy(labels -> assertThat(labels)
                            .hasSizeBetween(style.fewestLabels(), style.mostLabels())
                            .doesNotHaveDuplicates()
                            .isSubsetOf(known));
        });
    }

    @ParameterizedTest
    @MethodSource("styles")
    void propertiesAreOfTheSchemaAndOutOfItsPools(GraphStyle style) {
        Graphs.each(Graphs.of(style), graph -> {
            GraphSchema schema = graph.schema();
            graph.nodes()
                    .forEach(node -> assertFits(
                            node.properties(),
                            node.labels().stream().flatMap(label -> schema.nodeType(label).properties().stream())));
            graph.edges()
                    .forEach(edge -> assertFits(edge.properties(), schema.edgeType(edge.type()).properties().stream()));
        });
    }

    private static void assertFits(Map<String, Typed> properties, Stream<Property> allowed) {
        List<Property> all = allowed.toList();
        properties.forEach((name, typed) -> assertThat(all)
                .as("%s = %s", name, typed)
                .anyMatch(property -> property.name().equals(name)
                        && property.type() == typed.type()
                        && property.pool().contains(typed.value())));
    }

    @ParameterizedTest
    @MethodSource("styles")
    void indexesAreOnPropertiesOfTheSchema(GraphStyle style) {
        Graphs.each(Graphs.of(style), graph -> {
            assertThat(graph.indexes()).doesNotHaveDuplicates().allSatisfy(index -> {
                List<Property> properties = index.on() == Kind.NODE
                        ? graph.schema().nodeType(index.label()).properties()
                        : graph.schema().edgeType(index.label()).properties();
                assertThat(properties).extracting(Property::name).contains(index.property());
            });
        });
    }

    @ParameterizedTest
    @MethodSource("styles")
    void theSameChoicesGiveTheSameGraph(GraphStyle style) {
        assertThat(Graphs.differing(Graphs.generate(style), Graphs.of(style)))
                .as("seeds that lead to two graphs")
                .isEmpty();
        assertThat(Graphs.of(style).stream().distinct().count())
                .as("different graphs")
                .isEqualTo(Graphs.SEEDS);
    }

    @ParameterizedTest
    @MethodSource("styles")
    void anEmptyGraphAndOneOfOneNodeArePossible(GraphStyle style) {
        PropertyGraph empty = Graphs.graph(style, new DatasetSettings(0, 10, 0, 1, 1, 1, Graphs.ALWAYS_GROWN), 1);
        assertThat(empty.size()).isEqualTo("0 nodes, 0 edges");
        PropertyGraph single = Graphs.graph(style, new DatasetSettings(1, 10, 0, 1, 1, 1, Graphs.ALWAYS_GROWN), 1);
        assertThat(single.edges()).hasSize(10).allMatch(edge -> edge.from() == 0 && edge.to() == 0);
    }

    private static Node node(PropertyGraph graph, long key) {
        return graph.nodes().get((int) key);
    }

    private static List<Long> keys(Stream<Long> keys) {
        return keys.toList();
    }

    private static List<Long> upTo(int count) {
        return LongStream.range(0, count).boxed().toList();
    }
}

package dev.touchstone.cypher.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.GraphSchema.EdgeType;
import dev.touchstone.core.dataset.GraphSchema.NodeType;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.text.CypherText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LooksTest {
    private static final Property K = new Property("k", PropertyType.LONG, List.of());
    private static final GraphSchema SCHEMA = new GraphSchema(
            List.of(new NodeType("A", List.of(K)), new NodeType("B", List.of())),
            List.of(new EdgeType("T", Optional.of("A"), Optional.of("A"), List.of(K))));

    private static final PropertyGraph GRAPH = graph(List.of(node(0, "A", 1), node(1, "A", 2)), List.of(edge(0, 1, 3)));

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatIsDifferentIsSeen(boolean tables) {
        CypherPhrasing phrasing = phrasing(tables);
        Stream<PropertyGraph> others = Stream.of(
                graph(List.of(node(0, "A", 9), node(1, "A", 2)), List.of(edge(0, 1, 3))),
                graph(List.of(node(0, "B", 1), node(1, "A", 2)), List.of(edge(0, 1, 3))),
                graph(List.of(node(0, "A", 1), node(1, "A", 2), node(2, "B", 1)), List.of(edge(0, 1, 3))),
                graph(List.of(node(0, "A", 1), node(1, "A", 2)), List.of(edge(0, 1, 9))),
                graph(List.of(node(0, "A", 1), node(1, "A", 2)), List.of(edge(1, 0, 3))),
                graph(List.of(node(0, "A", 1), node(1, "A", 2)), List.of()));

        assertThat(others.map(phrasing::entries)).isNotEmpty().doesNotContain(phrasing.entries(GRAPH));
    }

    @Test
    void whereThereAreTablesEachIsLookedAtWithItsColumns() {
        assertThat(Looks.atTables(SCHEMA).stream().map(CypherText::of))
                .containsExactly(
                        "MATCH (n:A) RETURN n.uid AS n, n.k AS k",
                        "MATCH (n:B) RETURN n.uid AS n",
                        "MATCH (a)-[r:T]->(b) RETURN a.uid AS a, b.uid AS b, r.k AS k");
    }

    private static CypherPhrasing phrasing(boolean tables) {
        return new CypherPhrasing(
                false, false, false, false, false, false, new EngineTraits(tables, true, true, false));
    }

    private static PropertyGraph graph(List<Node> nodes, List<Edge> edges) {
        return new PropertyGraph(SCHEMA, nodes, edges, List.of(), List.of());
    }

    private static Node node(long key, String label, int k) {
        return new Node(key, List.of(label), Map.of("k", new Typed(PropertyType.LONG, Values.of(k))));
    }

    private static Edge edge(long from, long to, int k) {
        return new Edge(0, "T", from, to, Map.of("k", new Typed(PropertyType.LONG, Values.of(k))));
    }
}

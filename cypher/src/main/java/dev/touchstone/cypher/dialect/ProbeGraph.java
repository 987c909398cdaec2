package dev.touchstone.cypher.dialect;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.GraphSchema.EdgeType;
import dev.touchstone.core.dataset.GraphSchema.NodeType;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The graph on which features are tried. It has a schema and one label a node, so that engines can load it that demand this.
 *
 * <pre>{@code
 * (:A {k: 1})-[:T {w: 1}]->(:B {k: 2})-[:T {w: 2}]->(:B {k: 3})
 *      |----------------[:U {w: 3}]----------------------^
 * }</pre>
 */
public final class ProbeGraph {
    private static final List<Value> NUMBERS = List.of(Values.of(1), Values.of(2), Values.of(3));
    private static final Property K = new Property("k", PropertyType.LONG, NUMBERS);
    private static final Property W = new Property("w", PropertyType.LONG, NUMBERS);

    public static final PropertyGraph GRAPH = new PropertyGraph(
            new GraphSchema(
                    List.of(new NodeType("A", List.of(K)), new NodeType("B", List.of(K))),
                    List.of(
                            new EdgeType("T", Optional.empty(), Optional.empty(), List.of(W)),
                            new EdgeType("U", Optional.of("A"), Optional.of("B"), List.of(W)))),
            List.of(node(0, "A"), node(1, "B"), node(2, "B")),
            List.of(edge(0, "T", 0, 1), edge(1, "T", 1, 2), edge(2, "U", 0, 2)),
            List.of(),
            List.of());

    private ProbeGraph() {}

    private static Node node(long key, String label) {
        return new Node(key, List.of(label), Map.of(K.name(), number(key + 1)));
    }

    private static Edge edge(long key, String type, long from, long to) {
        return new Edge(key, type, from, to, Map.of(W.name(), number(key + 1)));
    }

    private static Typed number(long number) {
        return new Typed(PropertyType.LONG, Values.of(number));
    }
}

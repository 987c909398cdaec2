package dev.touchstone.gremlin.tell;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.text.GremlinText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The lines that make a graph. Vertices are kept in variables; where the graph has a history, elements are found by our own key.
 *
 * @param keys whether elements get our own key as a property
 * @param namesEdges whether edges are kept in variables as well
 * @param tinkerGraph whether it is a TinkerGraph
 */
record GraphLines(PropertyGraph graph, boolean keys, boolean namesEdges, boolean tinkerGraph) {

    List<String> all() {
        List<String> lines = new ArrayList<>();
        if (graph.history().isEmpty()) {
            graph.nodes().forEach(node -> lines.add(vertex(node.key()) + " = " + vertex(node) + ".next()"));
            graph.edges().forEach(edge -> lines.add(line(edge)));
            graph.indexes().forEach(index -> lines.add(index("create", index, tinkerGraph)));
        } else {
            graph.history().forEach(change -> lines.add(line(change)));
        }
        return lines;
    }

    /** The variable that holds an element. */
    static String variable(Element.Kind kind, long key) {
        return (kind == Element.Kind.EDGE ? "e" : "v") + key;
    }

    static String vertex(long key) {
        return variable(Element.Kind.NODE, key);
    }

    private String line(Edge edge) {
        String added = "g.addE(" + text(edge.type()) + ").from(" + vertex(edge.from()) + ").to(" + vertex(edge.to())
                + ")" + properties(edge.key(), edge.properties());
        return namesEdges ? variable(Element.Kind.EDGE, edge.key()) + " = " + added + ".next()" : added + ".iterate()";
    }

    private String line(Change change) {
        return switch (change) {
            case Change.AddNode(Node node) -> vertex(node) + ".iterate()";
            case Change.AddEdge(Edge edge) ->
                found(Element.Kind.NODE, edge.from()) + ".as('a').V().has('uid', " + edge.to() + "L).addE("
                        + text(edge.type()) + ").from('a')" + properties(edge.key(), edge.properties()) + ".iterate()";
            case Change.SetProperty set ->
                found(set.on(), set.key())
                        + set.value()
                                .map(value -> ".property(" + text(set.name()) + ", " + GremlinText.of(value) + ")")
                                .orElse(".properties(" + text(set.name()) + ").drop()")
                        + ".iterate()";
            case Change.DeleteNode(long key) -> found(Element.Kind.NODE, key) + ".drop().iterate()";
            case Change.DeleteEdge(long key) -> found(Element.Kind.EDGE, key) + ".drop().iterate()";
            case Change.CreateIndex(Index index) -> index("create", index, tinkerGraph);
            case Change.DropIndex(Index index) -> index("drop", index, tinkerGraph);
            case Change.AddLabel label -> throw new IllegalArgumentException("a vertex keeps its label");
            case Change.RemoveLabel label -> throw new IllegalArgumentException("a vertex keeps its label");
        };
    }

    static String found(Element.Kind kind, long key) {
        return (kind == Element.Kind.NODE ? "g.V()" : "g.E()") + ".has('uid', " + key + "L)";
    }

    private String vertex(Node node) {
        String label = node.labels().isEmpty() ? "" : text(node.labels().getFirst());
        return "g.addV(" + label + ")" + properties(node.key(), node.properties());
    }

    /** An index of a TinkerGraph covers a key on all labels; others are made in ways of their own, which the reader knows. */
    static String index(String verb, Index index, boolean tinkerGraph) {
        boolean edges = index.on() == Element.Kind.EDGE;
        return tinkerGraph
                ? "graph." + verb + "Index(" + text(index.property()) + ", " + (edges ? "Edge" : "Vertex") + ".class)"
                : "// " + verb + " an index on " + text(index.property()) + " of " + (edges ? "edges" : "vertices")
                        + " with label " + text(index.label());
    }

    private String properties(long key, Map<String, Typed> properties) {
        StringBuilder out = new StringBuilder();
        if (keys) {
            out.append(".property('uid', ").append(key).append("L)");
        }
        properties.forEach((name, value) -> out.append(".property(")
                .append(text(name))
                .append(", ")
                .append(GremlinText.of(value))
                .append(')'));
        return out.toString();
    }

    private static String text(String text) {
        return GremlinText.of(new Typed(PropertyType.STRING, Values.of(text)));
    }
}

package dev.touchstone.gremlin.report;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.text.GremlinText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The lines that make a graph. Vertices are kept in variables, and edges where they are needed.
 *
 * @param keys whether elements get our own key as a property
 * @param namesEdges whether edges are kept in variables as well
 * @param schema how the database declares what TinkerPop does not know
 */
record GraphLines(PropertyGraph graph, boolean keys, boolean namesEdges, SchemaLines schema) {

    List<String> all() {
        List<String> lines = new ArrayList<>(schema.before(graph));
        if (graph.history().isEmpty()) {
            graph.nodes().forEach(node -> lines.add(line(node)));
            graph.edges().forEach(edge -> lines.add(line(edge, namesEdges)));
            if (!graph.nodes().isEmpty()) {
                lines.addAll(schema.commit());
            }
            graph.indexes().forEach(index -> lines.addAll(schema.create(index, graph)));
        } else {
            graph.history().forEach(change -> {
                lines.addAll(lines(change));
                lines.addAll(schema.commit());
            });
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

    private String line(Node node) {
        String label = node.labels().isEmpty() ? "" : text(node.labels().getFirst());
        return vertex(node.key()) + " = g.addV(" + label + ")" + properties(node.key(), node.properties()) + ".next()";
    }

    private String line(Edge edge, boolean named) {
        String added = "g.addE(" + text(edge.type()) + ").from(" + vertex(edge.from()) + ").to(" + vertex(edge.to())
                + ")" + properties(edge.key(), edge.properties());
        return named ? variable(Element.Kind.EDGE, edge.key()) + " = " + added + ".next()" : added + ".iterate()";
    }

    private List<String> lines(Change change) {
        return switch (change) {
            case Change.AddNode(Node node) -> List.of(line(node));
            case Change.AddEdge(Edge edge) -> List.of(line(edge, true));
            case Change.SetProperty set ->
                List.of(found(set.on(), set.key())
                        + set.value()
                                .map(value -> ".property(" + text(set.name()) + ", " + GremlinText.of(value) + ")")
                                .orElse(".properties(" + text(set.name()) + ").drop()")
                        + ".iterate()");
            case Change.DeleteNode(long key) -> List.of(found(Element.Kind.NODE, key) + ".drop().iterate()");
            case Change.DeleteEdge(long key) -> List.of(found(Element.Kind.EDGE, key) + ".drop().iterate()");
            case Change.CreateIndex(Index index) -> schema.create(index, graph);
            case Change.DropIndex(Index index) -> schema.drop(index, graph);
            case Change.AddLabel label -> throw new IllegalArgumentException("a vertex keeps its label");
            case Change.RemoveLabel label -> throw new IllegalArgumentException("a vertex keeps its label");
        };
    }

    private static String found(Element.Kind kind, long key) {
        return (kind == Element.Kind.NODE ? "g.V(" : "g.E(") + variable(kind, key) + ".id())";
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
        return SchemaLines.text(text);
    }
}

package dev.touchstone.engines.host;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.host.DatasetWriter;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The labels, edge types and properties of a graph: those of its schema, whether or not an element has them, and those that elements have
 * without the schema saying so, if only on the way.
 */
final class Declarations {
    private final Map<String, Map<String, String>> nodes = new LinkedHashMap<>();
    private final Map<String, Map<String, String>> edges = new LinkedHashMap<>();

    private Declarations() {}

    static Declarations of(PropertyGraph graph) {
        Declarations found = new Declarations();
        graph.schema().nodeTypes().forEach(type -> note(found.nodes, type.label(), type.properties()));
        graph.schema().edgeTypes().forEach(type -> note(found.edges, type.name(), type.properties()));
        graph.nodes().forEach(found::note);
        graph.edges().forEach(found::note);
        found.note(graph.history());
        return found;
    }

    void write(DatasetWriter out) throws Exception {
        for (Map.Entry<String, Map<String, String>> label : nodes.entrySet()) {
            out.declareNodes(label.getKey(), label.getValue());
        }
        for (Map.Entry<String, Map<String, String>> type : edges.entrySet()) {
            out.declareEdges(type.getKey(), type.getValue());
        }
    }

    private static void note(Map<String, Map<String, String>> kinds, String name, List<Property> properties) {
        Map<String, String> types = kinds.computeIfAbsent(name, fresh -> new LinkedHashMap<>());
        properties.forEach(
                property -> types.put(property.name(), property.type().name()));
    }

    private void note(Node node) {
        node.labels().forEach(label -> note(nodes, label, node.properties()));
    }

    private void note(Edge edge) {
        note(edges, edge.type(), edge.properties());
    }

    private static void note(Map<String, Map<String, String>> kinds, String name, Map<String, Typed> properties) {
        Map<String, String> types = kinds.computeIfAbsent(name, fresh -> new LinkedHashMap<>());
        properties.forEach((key, typed) -> types.putIfAbsent(key, typed.type().name()));
    }

    private void note(List<Change> history) {
        Map<Long, List<String>> labels = new HashMap<>();
        Map<Long, String> types = new HashMap<>();
        for (Change change : history) {
            switch (change) {
                case Change.AddNode(Node node) -> {
                    note(node);
                    labels.put(node.key(), node.labels());
                }
                case Change.AddEdge(Edge edge) -> {
                    note(edge);
                    types.put(edge.key(), edge.type());
                }
                case Change.AddLabel(long key, String label) -> note(nodes, label, Map.of());
                case Change.SetProperty set ->
                    set.value().ifPresent(value -> note(set, Map.of(set.name(), value), labels, types));
                default -> {}
            }
        }
    }

    private void note(
            Change.SetProperty set,
            Map<String, Typed> property,
            Map<Long, List<String>> labels,
            Map<Long, String> types) {
        if (set.on() == Element.Kind.NODE) {
            labels.getOrDefault(set.key(), List.of()).forEach(label -> note(nodes, label, property));
        } else if (types.containsKey(set.key())) {
            note(edges, types.get(set.key()), property);
        }
    }
}

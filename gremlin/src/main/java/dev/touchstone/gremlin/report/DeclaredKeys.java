package dev.touchstone.gremlin.report;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value.Element;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The labels of a graph with their keys, those of its schema and those that elements have, if only on the way.
 *
 * @param vertices the keys of each label and their types
 * @param edges the same for edges
 */
record DeclaredKeys(Map<String, Map<String, PropertyType>> vertices, Map<String, Map<String, PropertyType>> edges) {

    static DeclaredKeys of(PropertyGraph graph) {
        DeclaredKeys words = new DeclaredKeys(new LinkedHashMap<>(), new LinkedHashMap<>());
        graph.schema().nodeTypes().forEach(type -> {
            Map<String, PropertyType> keys = keys(words.vertices, type.label());
            type.properties().forEach(property -> keys.put(property.name(), property.type()));
        });
        graph.schema().edgeTypes().forEach(type -> {
            Map<String, PropertyType> keys = keys(words.edges, type.name());
            type.properties().forEach(property -> keys.put(property.name(), property.type()));
        });
        graph.nodes().forEach(node -> words.add(words.vertices, node.labels(), node.properties()));
        graph.edges().forEach(edge -> words.add(words.edges, List.of(edge.type()), edge.properties()));
        graph.history().forEach(words::add);
        return words;
    }

    private static Map<String, PropertyType> keys(Map<String, Map<String, PropertyType>> all, String label) {
        return all.computeIfAbsent(label, any -> new LinkedHashMap<>());
    }

    private void add(Map<String, Map<String, PropertyType>> all, List<String> labels, Map<String, Typed> properties) {
        labels.forEach(label -> {
            Map<String, PropertyType> keys = keys(all, label);
            properties.forEach((name, value) -> keys.putIfAbsent(name, value.type()));
        });
    }

    private void add(Change change) {
        switch (change) {
            case Change.AddNode(PropertyGraph.Node node) -> add(vertices, node.labels(), node.properties());
            case Change.AddEdge(PropertyGraph.Edge edge) -> add(edges, List.of(edge.type()), edge.properties());
            default -> {}
        }
    }

    /** All keys: one has the same type on every label. */
    Map<String, PropertyType> keys() {
        Map<String, PropertyType> all = new LinkedHashMap<>();
        vertices.values().forEach(keys -> keys.forEach(all::putIfAbsent));
        edges.values().forEach(keys -> keys.forEach(all::putIfAbsent));
        return all;
    }

    /** The first edge of a label, if only on the way. */
    static Optional<Edge> firstEdge(String label, PropertyGraph graph) {
        return Stream.concat(
                        graph.history().stream()
                                .filter(Change.AddEdge.class::isInstance)
                                .map(change -> ((Change.AddEdge) change).edge()),
                        graph.edges().stream())
                .filter(edge -> edge.type().equals(label))
                .findFirst();
    }

    /** The label of a vertex, if it was only there on the way. */
    static String label(long key, PropertyGraph graph) {
        return Stream.concat(
                        graph.history().stream()
                                .filter(Change.AddNode.class::isInstance)
                                .map(change -> ((Change.AddNode) change).node()),
                        graph.nodes().stream())
                .filter(node -> node.key() == key)
                .flatMap(node -> node.labels().stream())
                .findFirst()
                .orElse("vertex");
    }

    /** The type of the property that an index is on. */
    Optional<PropertyType> type(Index index) {
        Map<String, Map<String, PropertyType>> all = index.on() == Element.Kind.EDGE ? edges : vertices;
        return Optional.ofNullable(all.getOrDefault(index.label(), Map.of()).get(index.property()))
                .or(() -> Optional.ofNullable(keys().get(index.property())));
    }
}

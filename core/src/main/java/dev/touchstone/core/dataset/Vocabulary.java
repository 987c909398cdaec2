package dev.touchstone.core.dataset;

import dev.touchstone.core.dataset.PropertyGraph.Typed;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The labels, edge types and properties of a graph: those of its schema, and those that elements have, if only on the way. */
public final class Vocabulary {
    private final Set<String> labels = new LinkedHashSet<>();
    private final Set<String> edgeTypes = new LinkedHashSet<>();
    private final Map<String, PropertyType> properties = new LinkedHashMap<>();

    public Vocabulary(PropertyGraph graph) {
        graph.schema().nodeTypes().forEach(type -> {
            labels.add(type.label());
            type.properties().forEach(property -> properties.put(property.name(), property.type()));
        });
        graph.schema().edgeTypes().forEach(type -> {
            edgeTypes.add(type.name());
            type.properties().forEach(property -> properties.put(property.name(), property.type()));
        });
        graph.nodes().forEach(node -> add(new Change.AddNode(node)));
        graph.edges().forEach(edge -> add(new Change.AddEdge(edge)));
        graph.history().forEach(this::add);
    }

    private void add(Change change) {
        switch (change) {
            case Change.AddNode(PropertyGraph.Node node) -> {
                labels.addAll(node.labels());
                node.properties().forEach(this::add);
            }
            case Change.AddEdge(PropertyGraph.Edge edge) -> {
                edgeTypes.add(edge.type());
                edge.properties().forEach(this::add);
            }
            case Change.AddLabel(long key, String label) -> labels.add(label);
            case Change.SetProperty set -> set.value().ifPresent(value -> add(set.name(), value));
            default -> {}
        }
    }

    private void add(String name, Typed value) {
        properties.putIfAbsent(name, value.type());
    }

    public Set<String> labels() {
        return Collections.unmodifiableSet(labels);
    }

    public Set<String> edgeTypes() {
        return Collections.unmodifiableSet(edgeTypes);
    }

    /** The type of each property, by its name. */
    public Map<String, PropertyType> properties() {
        return Collections.unmodifiableMap(properties);
    }

    public Optional<PropertyType> type(String property) {
        return Optional.ofNullable(properties.get(property));
    }
}

package dev.touchstone.core.dataset;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.GraphSchema.EdgeType;
import dev.touchstone.core.dataset.GraphSchema.NodeType;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The schema of a graph that somebody wrote down, as far as it can be seen: for databases that need one before they accept data. */
public record InferredSchema(List<Node> nodes, List<Edge> edges) {

    /**
     * The labels, types and properties that are there.
     *
     * @throws UserMistake where a property has values of two types
     */
    public GraphSchema schema() {
        return new GraphSchema(
                nodes.stream()
                        .flatMap(node -> node.labels().stream())
                        .distinct()
                        .map(this::nodeType)
                        .toList(),
                edges.stream().map(Edge::type).distinct().map(this::edgeType).toList());
    }

    private NodeType nodeType(String label) {
        return new NodeType(
                label,
                properties(nodes.stream()
                        .filter(node -> node.labels().contains(label))
                        .map(Node::properties)));
    }

    private EdgeType edgeType(String type) {
        List<Edge> alike =
                edges.stream().filter(edge -> edge.type().equals(type)).toList();
        return new EdgeType(
                type,
                end(alike, Edge::from),
                end(alike, Edge::to),
                properties(alike.stream().map(Edge::properties)));
    }

    /** The label that all edges have at this end, where that is the only one there. */
    private Optional<String> end(List<Edge> alike, Function<Edge, Long> end) {
        List<List<String>> labels =
                alike.stream().map(edge -> labels(end.apply(edge))).distinct().toList();
        return labels.size() == 1 && labels.getFirst().size() == 1
                ? Optional.of(labels.getFirst().getFirst())
                : Optional.empty();
    }

    private List<String> labels(long key) {
        return nodes.stream()
                .filter(node -> node.key() == key)
                .flatMap(node -> node.labels().stream())
                .toList();
    }

    private static List<Property> properties(Stream<Map<String, Typed>> all) {
        Map<String, List<Typed>> values = new LinkedHashMap<>();
        all.forEach(some -> some.forEach((name, value) ->
                values.computeIfAbsent(name, any -> new ArrayList<>()).add(value)));
        return values.entrySet().stream()
                .map(entry -> property(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static Property property(String name, List<Typed> values) {
        PropertyType type = values.getFirst().type();
        if (values.stream().anyMatch(value -> value.type() != type)) {
            throw new UserMistake("the property " + name + " has values of two types");
        }
        return new Property(
                name, type, values.stream().map(Typed::value).distinct().toList());
    }
}

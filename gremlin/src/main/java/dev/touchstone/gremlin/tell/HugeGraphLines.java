package dev.touchstone.gremlin.tell;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value.Element;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** HugeGraph: keys, labels and the ends of edges are declared. Edges are told apart by our own key, without which two may be one. */
final class HugeGraphLines implements SchemaLines {
    private static final Set<PropertyType> ORDERED =
            Set.of(PropertyType.INT, PropertyType.LONG, PropertyType.FLOAT, PropertyType.DOUBLE);

    @Override
    public boolean needsKeys() {
        return true;
    }

    @Override
    public List<String> before(PropertyGraph graph) {
        Words words = Words.of(graph);
        Map<String, PropertyType> keys = new LinkedHashMap<>(words.keys());
        keys.putIfAbsent(Element.KEY, PropertyType.LONG);
        List<String> lines = new ArrayList<>();
        keys.forEach((key, type) ->
                lines.add("graph.schema().propertyKey(" + SchemaLines.text(key) + ")." + method(type) + "().create()"));
        words.vertices().forEach((label, types) -> {
            String names = names(types.keySet(), true);
            lines.add("graph.schema().vertexLabel(" + SchemaLines.text(label) + ").properties(" + names
                    + ").nullableKeys(" + names + ").create()");
        });
        words.edges()
                .forEach((label, types) -> firstOf(label, graph)
                        .ifPresent(edge -> lines.add("graph.schema().edgeLabel(" + SchemaLines.text(label) + ").link("
                                + end(edge.from(), graph) + ", "
                                + end(edge.to(), graph) + ").properties(" + names(types.keySet(), true) + ")"
                                + nullable(types.keySet()) + ".multiTimes().sortKeys(" + SchemaLines.text(Element.KEY)
                                + ").create()")));
        return lines;
    }

    private static String method(PropertyType type) {
        return switch (type) {
            case BOOLEAN -> "asBoolean";
            case INT -> "asInt";
            case LONG -> "asLong";
            case FLOAT -> "asFloat";
            case DOUBLE -> "asDouble";
            default -> "asText";
        };
    }

    private static String nullable(Set<String> keys) {
        return keys.isEmpty() ? "" : ".nullableKeys(" + names(keys, false) + ")";
    }

    private static String names(Set<String> keys, boolean own) {
        Set<String> all = new LinkedHashSet<>(keys);
        if (own) {
            all.add(Element.KEY);
        } else {
            all.remove(Element.KEY);
        }
        return all.stream().map(SchemaLines::text).collect(Collectors.joining(", "));
    }

    private static Optional<Edge> firstOf(String label, PropertyGraph graph) {
        return Stream.concat(
                        graph.history().stream()
                                .filter(Change.AddEdge.class::isInstance)
                                .map(change -> ((Change.AddEdge) change).edge()),
                        graph.edges().stream())
                .filter(edge -> edge.type().equals(label))
                .findFirst();
    }

    private static String end(long key, PropertyGraph graph) {
        return Stream.concat(
                        graph.history().stream()
                                .filter(Change.AddNode.class::isInstance)
                                .map(change -> ((Change.AddNode) change).node()),
                        graph.nodes().stream())
                .filter(node -> node.key() == key)
                .map(Node::labels)
                .flatMap(List::stream)
                .findFirst()
                .map(SchemaLines::text)
                .orElse("'vertex'");
    }

    @Override
    public List<String> create(Index index, PropertyGraph graph) {
        if (SchemaLines.isOnEdges(index) && firstOf(index.label(), graph).isEmpty()) {
            return List.of();
        }
        boolean ordered = Words.of(graph).type(index).filter(ORDERED::contains).isPresent();
        return List.of("graph.schema().indexLabel(" + SchemaLines.text(SchemaLines.name(index)) + ")."
                + (SchemaLines.isOnEdges(index) ? "onE" : "onV") + "(" + SchemaLines.text(index.label()) + ").by("
                + SchemaLines.text(index.property()) + ")." + (ordered ? "range" : "secondary") + "().create()");
    }

    @Override
    public List<String> drop(Index index, PropertyGraph graph) {
        return SchemaLines.isOnEdges(index) && firstOf(index.label(), graph).isEmpty()
                ? List.of()
                : List.of("graph.schema().indexLabel(" + SchemaLines.text(SchemaLines.name(index)) + ").remove()");
    }
}

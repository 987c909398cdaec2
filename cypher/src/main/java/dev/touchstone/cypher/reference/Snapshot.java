package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.NativeId;
import dev.touchstone.cypher.reference.graph.Graph;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes into values what the graph knows of the nodes and relationships in them, as an engine does in its answers. */
record Snapshot(Graph graph) {

    Value of(Value value) {
        return switch (value) {
            case Element element -> element(element);
            case ListOf(List<Value> items) -> new ListOf(of(items));
            case Value.Path(List<Value> stops) -> new Value.Path(of(stops));
            case MapOf map ->
                new MapOf(map.entries().stream()
                        .map(entry -> new MapOf.Entry(entry.key(), of(entry.value())))
                        .toList());
            case Value other -> other;
        };
    }

    private List<Value> of(List<Value> values) {
        return values.stream().map(this::of).toList();
    }

    /** An element of the dataset has its key, one that a statement made has none, and of one that is deleted nothing is left. */
    private Element element(Element element) {
        long id = element.key().orElseThrow();
        return switch (element.kind()) {
            case NODE ->
                graph.node(id)
                        .map(node -> element(Element.Kind.NODE, List.copyOf(node.labels()), node.properties()))
                        .orElseGet(() -> element(Element.Kind.NODE, List.of(), Map.of()));
            case EDGE ->
                graph.edge(id)
                        .map(edge -> element(Element.Kind.EDGE, List.of(edge.type()), edge.properties()))
                        .orElseGet(() -> element(Element.Kind.EDGE, List.of(), Map.of()));
        };
    }

    private static Element element(Element.Kind kind, List<String> labels, Map<String, Value> properties) {
        Optional<Long> key =
                properties.get(Element.KEY) instanceof Int(long loaded) ? Optional.of(loaded) : Optional.empty();
        return new Element(kind, key, labels, properties, new NativeId(0));
    }
}

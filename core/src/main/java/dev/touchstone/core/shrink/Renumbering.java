package dev.touchstone.core.shrink;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts the values under a key of a graph: equal ones get the same number. All of them change, so that a key has one type. */
final class Renumbering {
    private final String key;
    private final Map<Value, Long> numbers = new LinkedHashMap<>();

    private Renumbering(String key) {
        this.key = key;
    }

    static PropertyGraph under(String key, PropertyGraph graph) {
        Renumbering numbered = new Renumbering(key);
        return new PropertyGraph(
                graph.schema(),
                graph.nodes().stream()
                        .map(node -> new Node(node.key(), node.labels(), numbered.in(node.properties())))
                        .toList(),
                graph.edges().stream()
                        .map(edge -> new Edge(
                                edge.key(), edge.type(), edge.from(), edge.to(), numbered.in(edge.properties())))
                        .toList(),
                graph.indexes(),
                graph.history());
    }

    private Map<String, Typed> in(Map<String, Typed> properties) {
        Map<String, Typed> changed = new LinkedHashMap<>(properties);
        changed.computeIfPresent(key, (name, stored) -> {
            long number = numbers.computeIfAbsent(stored.value(), value -> (long) numbers.size());
            return new Typed(PropertyType.LONG, new Value.Int(number));
        });
        return changed;
    }
}

package dev.touchstone.gremlin.shape;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Real;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is not a number. From TinkerPop 3.6 on, and up to 3.7, comparing with NaN is neither true nor false but an error, which drops the traverser at the next
 * {@code where} or {@code filter} around it, whether it is negated or not (the ternary logic of its provider documentation). So a
 * condition divides into four, and one edge with NaN keeps a vertex from being found by its other edges.
 */
public final class Numbers {
    private Numbers() {}

    /** The values that elements have under a key. */
    public static Stream<Typed> of(PropertyGraph graph, String key) {
        return Stream.concat(
                        graph.nodes().stream().map(Node::properties),
                        graph.edges().stream().map(Edge::properties))
                .flatMap(properties -> Optional.ofNullable(properties.get(key)).stream());
    }

    /** Whether nothing has NaN under this key. */
    public static boolean areAll(PropertyGraph graph, String key) {
        return of(graph, key).noneMatch(value -> isNone(value.value()));
    }

    public static boolean isNone(Value value) {
        return value instanceof Real real && Double.isNaN(real.value());
    }
}

package dev.touchstone.gremlin.generate;

import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;

/**
 * Where one traverser is after the steps so far. As long as every step lets it pass, the traversal gives at least one answer; no
 * evaluator is needed for that.
 */
sealed interface Spot {

    record AtVertex(Node node) implements Spot {}

    record AtEdge(Edge edge) implements Spot {}

    record AtValue(Typed value) implements Spot {}

    /** A map, a list, a path or a number that was worked out: nothing more is known of it. */
    record Beyond() implements Spot {}
}

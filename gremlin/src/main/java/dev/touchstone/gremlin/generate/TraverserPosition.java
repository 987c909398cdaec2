package dev.touchstone.gremlin.generate;

import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import java.util.Map;

/**
 * Where one traverser is after the steps so far. As long as every step lets it pass, the traversal gives at least one answer; no
 * evaluator is needed for that.
 */
sealed interface TraverserPosition {

    record AtVertex(Node node) implements TraverserPosition {
        @Override
        public long key() {
            return node.key();
        }

        @Override
        public String label() {
            return node.labels().getFirst();
        }

        @Override
        public Map<String, Typed> properties() {
            return node.properties();
        }
    }

    record AtEdge(Edge edge) implements TraverserPosition {
        @Override
        public long key() {
            return edge.key();
        }

        @Override
        public String label() {
            return edge.type();
        }

        @Override
        public Map<String, Typed> properties() {
            return edge.properties();
        }
    }

    long key();

    String label();

    Map<String, Typed> properties();
}

package dev.touchstone.cypher.reference;

import dev.touchstone.core.answer.Order;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.value.Surroundings;
import java.time.Instant;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * What one evaluation of a statement works on.
 *
 * @param surroundings what functions may look at
 * @param order in which order rows come that nothing has sorted
 */
record Run(Map<String, Value> parameters, Budget budget, Surroundings surroundings, Order order) {
    Run {
        parameters = Ordered.copyOf(parameters);
    }

    /** The evaluation of a statement on a graph, here and now. */
    static Run on(Graph graph, Map<String, Value> parameters, Budget budget) {
        return on(graph, parameters, budget, Order.asFound());
    }

    static Run on(Graph graph, Map<String, Value> parameters, Budget budget, Order order) {
        return new Run(parameters, budget, new Surroundings(graph, Instant.now(), new SplittableRandom()), order);
    }

    Graph graph() {
        return surroundings.graph();
    }
}

package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.reference.value.FunctionContext;
import dev.touchstone.cypher.reference.value.World;
import java.util.Map;

/**
 * What one evaluation of a statement works on.
 *
 * @param surroundings what functions may look at
 */
record Run(Map<String, Value> parameters, Budget budget, FunctionContext surroundings) {
    Run {
        parameters = Ordered.copyOf(parameters);
    }

    /** The evaluation of a statement on a graph, here and now. */
    static Run on(Graph graph, Map<String, Value> parameters, Budget budget) {
        return on(graph, parameters, budget, World.asFound());
    }

    static Run on(Graph graph, Map<String, Value> parameters, Budget budget, World world) {
        return new Run(parameters, budget, new FunctionContext(graph, world));
    }

    Graph graph() {
        return surroundings.graph();
    }

    /** The choices that the language leaves to the engine. */
    World world() {
        return surroundings.world();
    }
}

package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Map;

/**
 * A query that somebody wrote, with the graph that it was written for.
 *
 * @param setup the statements that create the graph
 */
public record Source(String name, List<Query> setup, Query query, Map<String, Value> parameters) {
    public Source {
        setup = List.copyOf(setup);
        parameters = Ordered.copyOf(parameters);
    }
}

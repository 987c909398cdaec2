package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Map;

/**
 * A query to compare answers on.
 *
 * @param number which one it is in its run
 * @param setup the statements that create its graph
 */
record Variant(int number, List<Query> setup, Query query, Map<String, Value> parameters) {
    Variant {
        setup = List.copyOf(setup);
        parameters = Ordered.copyOf(parameters);
    }
}

package dev.touchstone.cypher.generate;

import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Map;

/**
 * A query and values for its parameters, several times. An engine plans the query once and answers it again and again, which it does a
 * hundred times as fast.
 *
 * @param bindings with each of them the right answer is another one than with the one before
 */
public record Template(Query query, List<Map<String, Value>> bindings) {
    public Template {
        bindings = bindings.stream().<Map<String, Value>>map(Ordered::copyOf).toList();
    }
}

package dev.touchstone.host.kuzu;

import com.kuzudb.Value;
import java.util.HashMap;
import java.util.Map;

/** Values from the wire as parameters of Kuzu's. */
final class ToEngine {
    private final Store store;

    ToEngine(Store store) {
        this.store = store;
    }

    Map<String, Value> parameters(Map<String, Object> parameters) throws Exception {
        Map<String, Value> converted = new HashMap<>();
        for (Map.Entry<String, Object> parameter : parameters.entrySet()) {
            converted.put(parameter.getKey(), value(parameter.getValue()));
        }
        return converted;
    }

    private Value value(Object value) throws Exception {
        if (value instanceof Boolean || value instanceof Long || value instanceof Double || value instanceof String) {
            return new Value(value);
        }
        // Lists cannot be made in 0.7. Of a moment, the Java API of all versions loses multiples of 2^32 microseconds.
        return value == null ? Value.createNull() : store.constant(Literals.of(value));
    }
}

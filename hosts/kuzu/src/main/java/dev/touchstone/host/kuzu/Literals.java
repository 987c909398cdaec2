package dev.touchstone.host.kuzu;

import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Temporal;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Names and stored values as they stand in a statement. Not all of them can be parameters in all versions. */
final class Literals {
    private Literals() {}

    static String name(String name) {
        return "`" + name + "`";
    }

    static String of(Object value) {
        if (value == null) {
            return "NULL";
        }
        if (value instanceof Boolean || value instanceof Integer || value instanceof Long) {
            return value.toString();
        }
        if (value instanceof Double || value instanceof Float) {
            double number = ((Number) value).doubleValue();
            return Double.isFinite(number) ? value.toString() : "CAST('" + number + "', 'DOUBLE')";
        }
        if (value instanceof String) {
            return "'" + ((String) value).replace("\\", "\\\\").replace("'", "\\'") + "'";
        }
        if (value instanceof List) {
            return ((List<?>) value).stream().map(Literals::of).collect(Collectors.joining(", ", "[", "]"));
        }
        if (value instanceof Map) {
            return ((Map<?, ?>) value)
                    .entrySet().stream()
                            .map(entry -> name((String) entry.getKey()) + ": " + of(entry.getValue()))
                            .collect(Collectors.joining(", ", "{", "}"));
        }
        if (value instanceof Temporal) {
            return temporal((Temporal) value);
        }
        throw new NotSupported("store a " + value.getClass().getSimpleName());
    }

    private static String temporal(Temporal value) {
        switch (value.kind) {
            case DATE:
                return "date('" + value.text + "')";
            case LOCAL_DATETIME:
                return "timestamp('" + value.text + "')";
            default:
                throw new NotSupported("store a " + value.kind);
        }
    }
}

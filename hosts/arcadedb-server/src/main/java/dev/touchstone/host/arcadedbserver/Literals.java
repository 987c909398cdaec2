package dev.touchstone.host.arcadedbserver;

import dev.touchstone.host.NotSupported;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Values of properties as Cypher writes them: JSON would make a small integer one of 32 bits. */
final class Literals {
    private Literals() {}

    static String of(Object value) {
        if (value == null) {
            return "null";
        }
        if (value instanceof Boolean || value instanceof Integer) {
            return value.toString();
        }
        if (value instanceof Long) {
            // Its digits alone would be too large.
            return value.equals(Long.MIN_VALUE) ? "(" + (Long.MIN_VALUE + 1) + " - 1)" : value.toString();
        }
        if (value instanceof Double) {
            return real((Double) value);
        }
        if (value instanceof String) {
            return "'" + ((String) value).replace("\\", "\\\\").replace("'", "\\'") + "'";
        }
        if (value instanceof List) {
            return ((List<?>) value).stream().map(Literals::of).collect(Collectors.joining(", ", "[", "]"));
        }
        throw new NotSupported("store a " + value.getClass().getSimpleName());
    }

    private static String real(double value) {
        if (Double.isNaN(value)) {
            return "(0.0 / 0.0)";
        }
        return Double.isInfinite(value) ? (value > 0 ? "(1.0 / 0.0)" : "(-1.0 / 0.0)") : Double.toString(value);
    }

    static String map(Map<String, Object> entries) {
        return entries.entrySet().stream()
                .map(entry -> name(entry.getKey()) + ": " + of(entry.getValue()))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    static String name(String name) {
        return "`" + name.replace("`", "``") + "`";
    }
}

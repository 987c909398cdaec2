package dev.touchstone.host.arcadedb;

import dev.touchstone.host.NativeId;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Temporal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Values from the wire as ArcadeDB takes them: what can be stored in a property, and what can be a parameter. */
final class ToEngine {
    private static final String CYPHER = "com.arcadedb.query.opencypher.temporal.Cypher";
    private static final Map<Temporal.Kind, String> CLASSES = Map.of(
            Temporal.Kind.DATE, "Date",
            Temporal.Kind.LOCAL_TIME, "LocalTime",
            Temporal.Kind.TIME, "Time",
            Temporal.Kind.LOCAL_DATETIME, "LocalDateTime",
            Temporal.Kind.DATETIME, "DateTime",
            Temporal.Kind.DURATION, "Duration");

    private final NativeIds ids;

    ToEngine(NativeIds ids) {
        this.ids = ids;
    }

    /** A value that a property can hold. */
    Object property(Object value) {
        if (value instanceof List) {
            List<Object> items = new ArrayList<>();
            ((List<?>) value).forEach(item -> items.add(property(item)));
            return items;
        }
        return value instanceof Temporal ? ((Temporal) value).value() : scalar(value);
    }

    Map<String, Object> parameters(Map<String, Object> parameters) {
        Map<String, Object> converted = new LinkedHashMap<>();
        parameters.forEach((name, value) -> converted.put(name, parameter(value)));
        return converted;
    }

    private Object parameter(Object value) {
        if (value == null) {
            return null;
        }
        if (value instanceof List) {
            List<Object> items = new ArrayList<>();
            ((List<?>) value).forEach(item -> items.add(parameter(item)));
            return items;
        }
        if (value instanceof Map) {
            Map<String, Object> entries = new LinkedHashMap<>();
            ((Map<?, ?>) value).forEach((name, item) -> entries.put((String) name, parameter(item)));
            return entries;
        }
        if (value instanceof NativeId) {
            return ids.id((NativeId) value);
        }
        return value instanceof Temporal ? temporal((Temporal) value) : scalar(value);
    }

    private static Object scalar(Object value) {
        if (value instanceof Boolean || value instanceof Number || value instanceof String) {
            return value;
        }
        throw new NotSupported(
                "take a " + (value == null ? "null" : value.getClass().getSimpleName()));
    }

    /** Compared with what is stored, a value of Java's own is another: a parameter must be of the class that a query computes with. */
    private static Object temporal(Temporal value) {
        try {
            return Class.forName(CYPHER + CLASSES.get(value.kind))
                    .getMethod("parse", String.class)
                    .invoke(null, value.text);
        } catch (ClassNotFoundException e) {
            throw new NotSupported("take a " + value.kind);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this engine's " + value.kind + " cannot be read from a text", e);
        }
    }
}

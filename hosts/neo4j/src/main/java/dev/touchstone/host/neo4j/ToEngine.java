package dev.touchstone.host.neo4j;

import dev.touchstone.host.NativeId;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Point;
import dev.touchstone.host.Temporal;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.values.storable.CoordinateReferenceSystem;
import org.neo4j.values.storable.DurationValue;
import org.neo4j.values.storable.Values;

/** Values from the wire as Neo4j takes them: what can be stored in a property, and what can be a parameter. */
final class ToEngine {
    private final NativeIds ids;

    ToEngine(NativeIds ids) {
        this.ids = ids;
    }

    /** A value that a property can hold: a scalar, or an array of scalars of one type. */
    Object property(Object value) {
        return value instanceof List ? array((List<?>) value) : scalar(value);
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
            List<Object> converted = new ArrayList<>();
            ((List<?>) value).forEach(item -> converted.add(parameter(item)));
            return converted;
        }
        if (value instanceof Map) {
            Map<String, Object> converted = new LinkedHashMap<>();
            ((Map<?, ?>) value).forEach((name, item) -> converted.put((String) name, parameter(item)));
            return converted;
        }
        return value instanceof NativeId ? ids.id((NativeId) value) : scalar(value);
    }

    private static Object array(List<?> values) {
        if (values.isEmpty()) {
            // An empty array has a type in the store but none in Cypher, which itself writes [] as no strings.
            return new String[0];
        }
        Class<?> type = scalar(values.get(0)).getClass();
        Object array = Array.newInstance(type, values.size());
        for (int i = 0; i < values.size(); i++) {
            Object item = scalar(values.get(i));
            if (!type.isInstance(item)) {
                throw new NotSupported("store a list of " + type.getSimpleName() + " and "
                        + item.getClass().getSimpleName());
            }
            Array.set(array, i, item);
        }
        return array;
    }

    private static Object scalar(Object value) {
        if (value instanceof Boolean
                || value instanceof Integer
                || value instanceof Long
                || value instanceof Float
                || value instanceof Double
                || value instanceof String) {
            return value;
        }
        if (value instanceof Temporal) {
            return temporal((Temporal) value);
        }
        if (value instanceof Point) {
            Point point = (Point) value;
            return Values.pointValue(CoordinateReferenceSystem.get(point.srid), point.coordinates);
        }
        throw new NotSupported(
                "take a " + (value == null ? "null" : value.getClass().getSimpleName()));
    }

    private static Object temporal(Temporal value) {
        return value.kind == Temporal.Kind.DURATION ? DurationValue.parse(value.text) : value.value();
    }
}

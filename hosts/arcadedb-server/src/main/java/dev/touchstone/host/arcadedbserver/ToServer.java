package dev.touchstone.host.arcadedbserver;

import dev.touchstone.host.NativeId;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.NotSupported;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Parameters from the wire as JSON can say them. */
final class ToServer {
    private final NativeIds ids;

    ToServer(NativeIds ids) {
        this.ids = ids;
    }

    Map<String, Object> parameters(Map<String, Object> parameters) {
        Map<String, Object> converted = new LinkedHashMap<>();
        parameters.forEach((name, value) -> converted.put(name, parameter(value)));
        return converted;
    }

    private Object parameter(Object value) {
        if (value instanceof List) {
            return list((List<?>) value);
        }
        if (value instanceof Map) {
            Map<String, Object> entries = new LinkedHashMap<>();
            ((Map<?, ?>) value).forEach((name, item) -> entries.put((String) name, parameter(item)));
            return entries;
        }
        if (value instanceof NativeId) {
            return ids.id((NativeId) value);
        }
        boolean lost = isReal(value) && !Double.isFinite(((Number) value).doubleValue());
        if (value == null || value instanceof Boolean || value instanceof String || (isNumber(value) && !lost)) {
            return value;
        }
        throw new NotSupported(
                lost
                        ? "take a number that JSON has no word for"
                        : "take a " + value.getClass().getSimpleName());
    }

    /** The server makes floats of all numbers of a list if one is a float. */
    private List<Object> list(List<?> items) {
        if (items.stream().anyMatch(ToServer::isReal)
                && items.stream().anyMatch(item -> isNumber(item) && !isReal(item))) {
            throw new NotSupported("take integers and floats in one list");
        }
        List<Object> converted = new ArrayList<>();
        items.forEach(item -> converted.add(parameter(item)));
        return converted;
    }

    private static boolean isReal(Object value) {
        return value instanceof Double || value instanceof Float;
    }

    private static boolean isNumber(Object value) {
        return isReal(value) || value instanceof Long || value instanceof Integer;
    }
}

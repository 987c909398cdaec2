package dev.touchstone.host.tinkerpop;

import dev.touchstone.host.Foreign;
import dev.touchstone.host.NativeId;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Temporal;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Turns values off the wire into values that a graph can store and a traversal can take. */
public final class Arguments {
    private final NativeIds nativeIds;

    public Arguments(NativeIds nativeIds) {
        this.nativeIds = nativeIds;
    }

    public Map<String, Object> nativeValues(Map<String, Object> named) {
        Map<String, Object> values = new LinkedHashMap<>();
        named.forEach((name, value) -> values.put(name, nativeValue(value)));
        return values;
    }

    public Object nativeValue(Object value) {
        if (value instanceof NativeId) {
            return nativeIds.id((NativeId) value);
        }
        if (value instanceof List) {
            List<Object> list = new ArrayList<>();
            ((List<?>) value).forEach(item -> list.add(nativeValue(item)));
            return list;
        }
        if (value instanceof Map) {
            Map<Object, Object> map = new LinkedHashMap<>();
            ((Map<?, ?>) value).forEach((key, item) -> map.put(nativeValue(key), nativeValue(item)));
            return map;
        }
        if (value instanceof Temporal) {
            return moment((Temporal) value);
        }
        if (value instanceof Foreign) {
            return foreign((Foreign) value);
        }
        return value;
    }

    private static Object moment(Temporal temporal) {
        switch (temporal.kind) {
            case DATE:
                return LocalDate.parse(temporal.text);
            case LOCAL_TIME:
                return LocalTime.parse(temporal.text);
            case TIME:
                return OffsetTime.parse(temporal.text);
            case LOCAL_DATETIME:
                return LocalDateTime.parse(temporal.text);
            case DATETIME:
                return OffsetDateTime.parse(temporal.text);
            case DURATION:
                return Duration.parse(temporal.text);
        }
        throw new NotSupported("store a " + temporal.kind);
    }

    private static Object foreign(Foreign foreign) {
        if (foreign.type.equals(UUID.class.getName())) {
            return UUID.fromString(foreign.text);
        }
        throw new NotSupported("store a " + foreign.type);
    }
}

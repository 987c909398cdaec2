package dev.touchstone.host.bolt;

import dev.touchstone.host.NativeId;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.Point;
import dev.touchstone.host.Temporal;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.driver.Value;
import org.neo4j.driver.Values;

/** Values from the wire as the driver takes them. */
final class ToEngine {
    private final NativeIds ids;

    ToEngine(NativeIds ids) {
        this.ids = ids;
    }

    Map<String, Object> parameters(Map<String, Object> parameters) {
        Map<String, Object> converted = new LinkedHashMap<>();
        parameters.forEach((name, value) -> converted.put(name, value(value)));
        return converted;
    }

    private Object value(Object value) {
        if (value == null || value instanceof Boolean || value instanceof String) {
            return value;
        }
        if (value instanceof Long || value instanceof Integer || value instanceof Double || value instanceof Float) {
            return value;
        }
        if (value instanceof List) {
            List<Object> converted = new ArrayList<>();
            ((List<?>) value).forEach(item -> converted.add(value(item)));
            return converted;
        }
        if (value instanceof Map) {
            Map<String, Object> converted = new LinkedHashMap<>();
            ((Map<?, ?>) value).forEach((name, item) -> converted.put((String) name, value(item)));
            return converted;
        }
        if (value instanceof NativeId) {
            return ids.id((NativeId) value);
        }
        if (value instanceof Temporal) {
            return temporal((Temporal) value);
        }
        if (value instanceof Point) {
            return point((Point) value);
        }
        throw new NotSupported("take a " + value.getClass().getSimpleName());
    }

    private static Value point(Point point) {
        double[] at = point.coordinates;
        return at.length == 2 ? Values.point(point.srid, at[0], at[1]) : Values.point(point.srid, at[0], at[1], at[2]);
    }

    private static Object temporal(Temporal value) {
        switch (value.kind) {
            case DATE:
                return LocalDate.parse(value.text);
            case LOCAL_TIME:
                return LocalTime.parse(value.text);
            case TIME:
                return OffsetTime.parse(value.text);
            case LOCAL_DATETIME:
                return LocalDateTime.parse(value.text);
            case DATETIME:
                return ZonedDateTime.parse(value.text);
            case DURATION:
                return duration(value.text);
        }
        throw new NotSupported("take a " + value.kind);
    }

    /** Java has no class for both parts, so that each is read by its own. */
    @SuppressWarnings("JavaPeriodGetDays") // the months are told beside them
    private static Value duration(String text) {
        int time = text.indexOf('T');
        String days = time < 0 ? text : text.substring(0, time);
        Period period = days.equals("P") ? Period.ZERO : Period.parse(days);
        Duration rest = time < 0 ? Duration.ZERO : Duration.parse("P" + text.substring(time));
        return Values.isoDuration(period.toTotalMonths(), period.getDays(), rest.getSeconds(), rest.getNano());
    }
}

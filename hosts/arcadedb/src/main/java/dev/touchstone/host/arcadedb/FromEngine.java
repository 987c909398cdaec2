package dev.touchstone.host.arcadedb;

import com.arcadedb.database.Document;
import com.arcadedb.graph.Edge;
import com.arcadedb.query.sql.executor.Result;
import com.arcadedb.query.sql.executor.ResultSet;
import dev.touchstone.host.Element;
import dev.touchstone.host.NativeId;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Point;
import dev.touchstone.host.Route;
import dev.touchstone.host.Table;
import dev.touchstone.host.Temporal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Values from ArcadeDB as the wire takes them. */
final class FromEngine {
    private static final String ID = "@rid";
    private static final String TYPE = "@type";
    private static final Map<String, Integer> COORDINATE_SYSTEMS =
            Map.of("cartesian", 7203, "cartesian-3D", 9157, "WGS-84", 4326, "WGS-84-3D", 4979);

    private final NativeIds ids;

    FromEngine(NativeIds ids) {
        this.ids = ids;
    }

    Table table(ResultSet result, int maxRows) {
        List<Map<String, Object>> rows = new ArrayList<>();
        while (rows.size() < maxRows && result.hasNext()) {
            rows.add(row(result.next()));
        }
        return Table.ofNamed(rows, !result.hasNext());
    }

    /** A row that is one node or edge shows what that holds, too, as if these were columns. */
    private Map<String, Object> row(Result row) {
        Map<String, Object> values = new LinkedHashMap<>();
        if (row.getPropertyNames().contains(ID)) {
            values.put("element", value(row));
            return values;
        }
        for (String column : row.getPropertyNames()) {
            Object value = row.getProperty(column);
            if (!row.isElement() || value instanceof Document) {
                values.put(column, value(value));
            }
        }
        return values;
    }

    Object value(Object value) {
        if (value instanceof Document) {
            return element((Document) value);
        }
        if (value instanceof Result) {
            return value(((Result) value).toMap());
        }
        if (value instanceof Collection) {
            List<Object> items = new ArrayList<>();
            ((Collection<?>) value).forEach(item -> items.add(value(item)));
            return items;
        }
        if (value instanceof Map) {
            return map((Map<?, ?>) value);
        }
        return value == null ? null : special(value);
    }

    private Object map(Map<?, ?> map) {
        Map<Object, Object> entries = new LinkedHashMap<>();
        map.forEach((name, item) -> entries.put(name, value(item)));
        if (entries.containsKey(ID)) {
            return element(entries);
        }
        return isPoint(entries) ? point(entries) : entries;
    }

    /** A point is a map here, with the name of its coordinate system in it. */
    private static boolean isPoint(Map<Object, Object> entries) {
        Object system = entries.get("crs");
        return system instanceof String
                && COORDINATE_SYSTEMS.containsKey(system)
                && entries.get("x") instanceof Double
                && entries.get("y") instanceof Double;
    }

    private static Point point(Map<Object, Object> entries) {
        int srid = COORDINATE_SYSTEMS.get(entries.get("crs"));
        double x = (Double) entries.get("x");
        double y = (Double) entries.get("y");
        return entries.get("z") instanceof Double
                ? new Point(srid, x, y, (Double) entries.get("z"))
                : new Point(srid, x, y);
    }

    private Object special(Object value) {
        switch (value.getClass().getSimpleName()) {
            case "TraversalPath":
                return path(value);
            case "CypherDate":
                return temporal(Temporal.Kind.DATE, value);
            case "CypherLocalTime":
                return temporal(Temporal.Kind.LOCAL_TIME, value);
            case "CypherTime":
                return temporal(Temporal.Kind.TIME, value);
            case "CypherLocalDateTime":
                return temporal(Temporal.Kind.LOCAL_DATETIME, value);
            case "CypherDateTime":
                return temporal(Temporal.Kind.DATETIME, value);
            case "CypherDuration":
                return new Temporal(Temporal.Kind.DURATION, value.toString());
            default:
                return value;
        }
    }

    /** Its text leaves out seconds that are zero. */
    private static Object temporal(Temporal.Kind kind, Object value) {
        return Temporal.of(new Temporal(kind, value.toString()).value()).orElseThrow();
    }

    /** Paths are of a class that early versions do not have. */
    private Route path(Object path) {
        try {
            List<?> stops =
                    (List<?>) path.getClass().getMethod("toAlternatingList").invoke(path);
            List<Object> converted = new ArrayList<>();
            stops.forEach(stop -> converted.add(value(stop)));
            return new Route(converted);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a path without its elements", e);
        }
    }

    private Element element(Document document) {
        boolean edge = document instanceof Edge;
        NativeId nativeId = ids.handle(String.valueOf(document.getIdentity()));
        Object key = document.get(Element.KEY);
        if (key instanceof Long || key instanceof Integer) {
            return Element.keyed(edge, ((Number) key).longValue(), nativeId);
        }
        Map<String, Object> properties = new TreeMap<>();
        document.propertiesAsMap().forEach((name, value) -> properties.put(name, value(value)));
        return Element.unkeyed(edge, nativeId, labels(edge, document.getTypeName()), properties);
    }

    /** An element as a translated query gives it: a map that also has its id, its type and, of an edge, its ends. */
    private Element element(Map<Object, Object> entries) {
        boolean edge = entries.containsKey("@in");
        NativeId nativeId = ids.handle(String.valueOf(entries.get(ID)));
        Object key = entries.get(Element.KEY);
        if (key instanceof Long || key instanceof Integer) {
            return Element.keyed(edge, ((Number) key).longValue(), nativeId);
        }
        Map<String, Object> properties = new TreeMap<>();
        entries.forEach((name, value) -> {
            if (!String.valueOf(name).startsWith("@")) {
                properties.put(String.valueOf(name), value);
            }
        });
        return Element.unkeyed(edge, nativeId, labels(edge, String.valueOf(entries.get(TYPE))), properties);
    }

    private static List<String> labels(boolean edge, String type) {
        return edge ? List.of(type) : Labels.of(type);
    }
}

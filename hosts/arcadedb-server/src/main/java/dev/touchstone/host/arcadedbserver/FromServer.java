package dev.touchstone.host.arcadedbserver;

import dev.touchstone.host.Element;
import dev.touchstone.host.Foreign;
import dev.touchstone.host.NativeId;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Point;
import dev.touchstone.host.Route;
import dev.touchstone.host.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Values from the JSON of a server as the wire takes them.
 *
 * <p>JSON keeps integers and floats apart, elements have an id, a type and a category, and a path is a text of ids. An answer
 * with a text that may be two things is refused: see {@link Doubts}.
 */
final class FromServer {
    private static final String TYPE = "@type";
    private static final String CATEGORY = "@cat";
    private static final String HINTS = "@props";
    private static final String EDGE = "e";
    private static final String UNLABELLED = "Vertex";
    private static final Map<String, Integer> COORDINATE_SYSTEMS =
            Map.of("cartesian", 7203, "cartesian-3D", 9157, "WGS-84", 4326, "WGS-84-3D", 4979);
    private static final Map<String, Double> NUMBERS = Map.of(
            Texts.NOT_A_NUMBER,
            Double.NaN,
            "PosInfinity",
            Double.POSITIVE_INFINITY,
            "NegInfinity",
            Double.NEGATIVE_INFINITY);

    private final NativeIds ids;
    private final Doubts doubts;
    private final Map<String, Object> elements;

    /** @param elements what stands behind the ids in paths */
    FromServer(NativeIds ids, Doubts doubts, Map<String, Object> elements) {
        this.ids = ids;
        this.doubts = doubts;
        this.elements = elements;
    }

    Table table(List<?> answer, int maxRows) {
        List<Map<String, Object>> rows = new ArrayList<>();
        for (Object each : answer.subList(0, Math.min(maxRows, answer.size()))) {
            rows.add(row((Map<?, ?>) each));
        }
        return Table.ofNamed(rows, answer.size() <= maxRows);
    }

    /** A row that is one node or edge shows what that holds, as if these were columns. */
    private Map<String, Object> row(Map<?, ?> row) {
        Map<String, Object> values = new LinkedHashMap<>();
        if (isElement(row)) {
            values.put("element", value(row));
            return values;
        }
        row.forEach((column, value) -> {
            if (!column.equals(HINTS)) {
                values.put((String) column, value(value));
            }
        });
        return values;
    }

    private Object value(Object value) {
        if (value instanceof Map) {
            return map((Map<?, ?>) value);
        }
        if (value instanceof List) {
            List<Object> items = new ArrayList<>();
            ((List<?>) value).forEach(item -> items.add(value(item)));
            return items;
        }
        return value instanceof String ? text((String) value) : value;
    }

    private Object text(String text) {
        if (text.equals(Texts.DELETED)) {
            return new Foreign("deleted element", text);
        }
        if (doubts.about(text)) {
            throw new Unreadable("the answer does not tell whether \"" + text + "\" is a string");
        }
        if (NUMBERS.containsKey(text)) {
            return NUMBERS.get(text);
        }
        List<String> stops = Texts.stops(text);
        return stops.isEmpty() ? text : path(stops);
    }

    private Route path(List<String> stops) {
        List<Object> converted = new ArrayList<>();
        for (String stop : stops) {
            if (!elements.containsKey(stop)) {
                throw new Unreadable("the answer has a path whose elements are gone");
            }
            converted.add(value(elements.get(stop)));
        }
        return new Route(converted);
    }

    private static boolean isElement(Map<?, ?> entries) {
        return entries.containsKey(Texts.ID) && entries.containsKey(TYPE) && entries.containsKey(CATEGORY);
    }

    private Object map(Map<?, ?> map) {
        if (isElement(map)) {
            return element(map);
        }
        Map<Object, Object> entries = new LinkedHashMap<>();
        map.forEach((name, item) -> entries.put(name, value(item)));
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

    private Element element(Map<?, ?> entries) {
        boolean edge = EDGE.equals(entries.get(CATEGORY));
        NativeId nativeId = ids.handle(String.valueOf(entries.get(Texts.ID)));
        Object key = entries.get(Element.KEY);
        if (key instanceof Long) {
            return Element.keyed(edge, (Long) key, nativeId);
        }
        Map<String, Object> properties = new TreeMap<>();
        entries.forEach((name, value) -> {
            if (!String.valueOf(name).startsWith("@")) {
                properties.put((String) name, value(value));
            }
        });
        String type = String.valueOf(entries.get(TYPE));
        return Element.unkeyed(edge, nativeId, edge ? List.of(type) : labels(type), properties);
    }

    /** A record has one type; that of a node with several labels is named by all of them. */
    private static List<String> labels(String type) {
        return type.equals(UNLABELLED) ? List.of() : Arrays.asList(type.split("~", -1));
    }
}

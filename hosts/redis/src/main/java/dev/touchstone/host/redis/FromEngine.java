package dev.touchstone.host.redis;

import dev.touchstone.host.Element;
import dev.touchstone.host.Foreign;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Point;
import dev.touchstone.host.Route;
import dev.touchstone.host.Table;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Replies in the compact form as the wire takes them. A value there is a pair of the number of its type and what it is.
 *
 * @see <a href="https://docs.falkordb.com/design/client-spec.html">the form of replies</a>
 */
final class FromEngine {
    private static final int WGS84 = 4326;

    private final NativeIds ids;
    private final Names labels;
    private final Names types;
    private final Names keys;

    FromEngine(NativeIds ids, RemoteGraph graph) {
        this.ids = ids;
        this.labels = new Names(graph, "db.labels");
        this.types = new Names(graph, "db.relationshipTypes");
        this.keys = new Names(graph, "db.propertyKeys");
    }

    /** To be called when the graph was removed. */
    void forgetNames() {
        labels.forget();
        types.forget();
        keys.forget();
    }

    Table table(List<?> reply, int maxRows) {
        if (reply.size() < 3) {
            return new Table(List.of(), List.of(), true);
        }
        List<String> columns = new ArrayList<>();
        for (Object column : (List<?>) reply.get(0)) {
            columns.add(text(((List<?>) column).get(1)));
        }
        List<?> found = (List<?>) reply.get(1);
        List<List<Object>> rows = new ArrayList<>();
        for (Object row : found.subList(0, Math.min(found.size(), maxRows))) {
            rows.add(values((List<?>) row));
        }
        return new Table(columns, rows, found.size() <= maxRows);
    }

    private List<Object> values(List<?> cells) {
        List<Object> values = new ArrayList<>(cells.size());
        for (Object cell : cells) {
            values.add(value((List<?>) cell));
        }
        return values;
    }

    private Object value(List<?> cell) {
        Object content = cell.get(1);
        int type = ((Long) cell.get(0)).intValue();
        switch (type) {
            case 1:
                return null;
            case 2:
                return text(content);
            case 3:
                return content;
            case 4:
                return text(content).equals("true");
            case 5:
                return real(text(content));
            case 6:
                return values((List<?>) content);
            case 7:
                return edge((List<?>) content);
            case 8:
                return node((List<?>) content);
            case 9:
                return route((List<?>) content);
            case 10:
                return map((List<?>) content);
            case 11:
                return point((List<?>) content);
            case 13:
            case 14:
            case 15:
                return Moments.of(type, (Long) content);
            default:
                return new Foreign("type " + type, content instanceof byte[] ? text(content) : String.valueOf(content));
        }
    }

    /** The server writes 15 digits, by which the largest numbers are rounded to what no double can hold. */
    static double real(String text) {
        if (text.endsWith("nan")) {
            return Double.NaN;
        }
        if (text.endsWith("inf")) {
            return text.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        double value = Double.parseDouble(text);
        return Double.isInfinite(value) ? Math.copySign(Double.MAX_VALUE, value) : value;
    }

    private Element node(List<?> node) {
        List<String> names = new ArrayList<>();
        for (Object label : (List<?>) node.get(1)) {
            names.add(labels.get(label));
        }
        Collections.sort(names);
        return element(false, node.get(0), names, (List<?>) node.get(2));
    }

    private Element edge(List<?> edge) {
        return element(true, edge.get(0), List.of(types.get(edge.get(1))), (List<?>) edge.get(4));
    }

    private Element element(boolean edge, Object id, List<String> names, List<?> content) {
        Map<String, Object> properties = new TreeMap<>();
        for (Object property : content) {
            List<?> triple = (List<?>) property;
            properties.put(keys.get(triple.get(0)), value(triple.subList(1, 3)));
        }
        Object key = properties.get(Element.KEY);
        return key instanceof Long
                ? Element.keyed(edge, (Long) key, ids.handle(id))
                : Element.unkeyed(edge, ids.handle(id), names, properties);
    }

    /** A path is a list of its nodes and a list of its edges. */
    private Route route(List<?> path) {
        List<?> nodes = (List<?>) value((List<?>) path.get(0));
        List<?> edges = (List<?>) value((List<?>) path.get(1));
        List<Object> stops = new ArrayList<>();
        for (int i = 0; i < nodes.size(); i++) {
            stops.add(nodes.get(i));
            if (i < edges.size()) {
                stops.add(edges.get(i));
            }
        }
        return new Route(stops);
    }

    private Map<Object, Object> map(List<?> content) {
        Map<Object, Object> entries = new LinkedHashMap<>();
        for (int i = 0; i + 1 < content.size(); i += 2) {
            entries.put(text(content.get(i)), value((List<?>) content.get(i + 1)));
        }
        return entries;
    }

    /** The latitude comes first here, and the longitude in ours. */
    private static Point point(List<?> content) {
        return new Point(WGS84, real(text(content.get(1))), real(text(content.get(0))));
    }

    private static String text(Object bytes) {
        return new String((byte[]) bytes, StandardCharsets.UTF_8);
    }
}

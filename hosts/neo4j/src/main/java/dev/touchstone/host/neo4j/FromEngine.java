package dev.touchstone.host.neo4j;

import dev.touchstone.host.Element;
import dev.touchstone.host.NativeId;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Point;
import dev.touchstone.host.Route;
import dev.touchstone.host.Table;
import dev.touchstone.host.Temporal;
import java.lang.reflect.Array;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAmount;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.neo4j.graphdb.Entity;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Path;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Result;
import org.neo4j.values.storable.PointValue;

/** Values from Neo4j as the wire takes them. Nodes and relationships can be read only inside their transaction. */
final class FromEngine {
    private final NativeIds ids;

    FromEngine(NativeIds ids) {
        this.ids = ids;
    }

    Table table(Result result, int maxRows) {
        List<String> columns = new ArrayList<>(result.columns());
        List<List<Object>> rows = new ArrayList<>();
        while (rows.size() < maxRows && result.hasNext()) {
            Map<String, Object> row = result.next();
            List<Object> values = new ArrayList<>(columns.size());
            columns.forEach(column -> values.add(value(row.get(column))));
            rows.add(values);
        }
        return new Table(columns, rows, !result.hasNext());
    }

    Object value(Object value) {
        if (value == null) {
            return null;
        }
        if (value instanceof Entity) {
            return element((Entity) value);
        }
        if (value instanceof Path) {
            List<Object> stops = new ArrayList<>();
            ((Path) value).forEach(stop -> stops.add(element(stop)));
            return new Route(stops);
        }
        if (value instanceof List) {
            List<Object> items = new ArrayList<>();
            ((List<?>) value).forEach(item -> items.add(value(item)));
            return items;
        }
        if (value instanceof Map) {
            Map<Object, Object> entries = new LinkedHashMap<>();
            ((Map<?, ?>) value).forEach((name, item) -> entries.put(name, value(item)));
            return entries;
        }
        return value.getClass().isArray() ? items(value) : scalar(value);
    }

    private List<Object> items(Object array) {
        List<Object> items = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            items.add(value(Array.get(array, i)));
        }
        return items;
    }

    private static Object scalar(Object value) {
        if (value instanceof PointValue) {
            PointValue point = (PointValue) value;
            // Not getCoordinate(): what that returns is a list before 5.0 and an array since.
            return new Point(point.getCRS().getCode(), point.coordinate());
        }
        if (value instanceof TemporalAmount) {
            return new Temporal(Temporal.Kind.DURATION, value.toString());
        }
        return value instanceof TemporalAccessor
                ? Temporal.of((TemporalAccessor) value)
                        .<Object>map(known -> known)
                        .orElse(value)
                : value;
    }

    private Element element(Entity entity) {
        boolean edge = entity instanceof Relationship;
        NativeId nativeId = ids.handle(entity.getId());
        try {
            Object key = entity.getProperty(Element.KEY, null);
            if (key instanceof Long || key instanceof Integer) {
                return Element.keyed(edge, ((Number) key).longValue(), nativeId);
            }
            Map<String, Object> properties = new TreeMap<>();
            entity.getAllProperties().forEach((name, value) -> properties.put(name, value(value)));
            return Element.unkeyed(edge, nativeId, labels(entity), properties);
        } catch (NotFoundException deletedByThisStatement) {
            return Element.unkeyed(edge, nativeId, List.of(), Map.of());
        }
    }

    private static List<String> labels(Entity entity) {
        if (entity instanceof Relationship) {
            return List.of(((Relationship) entity).getType().name());
        }
        List<String> labels = new ArrayList<>();
        for (Label label : ((Node) entity).getLabels()) {
            labels.add(label.name());
        }
        Collections.sort(labels);
        return labels;
    }
}

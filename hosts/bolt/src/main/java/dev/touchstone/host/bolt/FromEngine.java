package dev.touchstone.host.bolt;

import static java.time.format.DateTimeFormatter.ISO_LOCAL_DATE;
import static java.time.format.DateTimeFormatter.ISO_LOCAL_DATE_TIME;
import static java.time.format.DateTimeFormatter.ISO_LOCAL_TIME;
import static java.time.format.DateTimeFormatter.ISO_OFFSET_TIME;
import static java.time.format.DateTimeFormatter.ISO_ZONED_DATE_TIME;

import dev.touchstone.host.Element;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Route;
import dev.touchstone.host.Table;
import dev.touchstone.host.Temporal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.neo4j.driver.Result;
import org.neo4j.driver.Value;
import org.neo4j.driver.types.Entity;
import org.neo4j.driver.types.IsoDuration;
import org.neo4j.driver.types.Node;
import org.neo4j.driver.types.Path;
import org.neo4j.driver.types.Point;
import org.neo4j.driver.types.Relationship;

/** Values from the driver as the wire takes them. */
final class FromEngine {
    private final NativeIds ids;

    FromEngine(NativeIds ids) {
        this.ids = ids;
    }

    Table table(Result result, int maxRows) {
        List<String> columns = result.keys();
        List<List<Object>> rows = new ArrayList<>();
        while (rows.size() < maxRows && result.hasNext()) {
            List<Object> row = new ArrayList<>(columns.size());
            for (Value value : result.next().values()) {
                row.add(value(value.asObject()));
            }
            rows.add(row);
        }
        return new Table(columns, rows, !result.hasNext());
    }

    Object value(Object value) {
        if (value instanceof Entity) {
            return element((Entity) value);
        }
        if (value instanceof Path) {
            return route((Path) value);
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
        return scalar(value);
    }

    private static Object scalar(Object value) {
        if (value instanceof Point) {
            Point point = (Point) value;
            return Double.isNaN(point.z())
                    ? new dev.touchstone.host.Point(point.srid(), point.x(), point.y())
                    : new dev.touchstone.host.Point(point.srid(), point.x(), point.y(), point.z());
        }
        if (value instanceof LocalDate) {
            return new Temporal(Temporal.Kind.DATE, ISO_LOCAL_DATE.format((LocalDate) value));
        }
        if (value instanceof LocalTime) {
            return new Temporal(Temporal.Kind.LOCAL_TIME, ISO_LOCAL_TIME.format((LocalTime) value));
        }
        if (value instanceof OffsetTime) {
            return new Temporal(Temporal.Kind.TIME, ISO_OFFSET_TIME.format((OffsetTime) value));
        }
        if (value instanceof LocalDateTime) {
            return new Temporal(Temporal.Kind.LOCAL_DATETIME, ISO_LOCAL_DATE_TIME.format((LocalDateTime) value));
        }
        if (value instanceof ZonedDateTime) {
            return new Temporal(Temporal.Kind.DATETIME, ISO_ZONED_DATE_TIME.format((ZonedDateTime) value));
        }
        return value instanceof IsoDuration
                ? new Temporal(Temporal.Kind.DURATION, Durations.text((IsoDuration) value))
                : value;
    }

    @SuppressWarnings("deprecation") // a number is what id() in a later statement is compared with
    private Element element(Entity entity) {
        boolean edge = entity instanceof Relationship;
        Object key = entity.get(Element.KEY).asObject();
        if (key instanceof Long) {
            return Element.keyed(edge, (Long) key, ids.handle(entity.id()));
        }
        Map<String, Object> properties = new TreeMap<>();
        entity.asMap().forEach((name, value) -> properties.put(name, value(value)));
        return Element.unkeyed(edge, ids.handle(entity.id()), labels(entity), properties);
    }

    private static List<String> labels(Entity entity) {
        if (entity instanceof Relationship) {
            return List.of(((Relationship) entity).type());
        }
        List<String> labels = new ArrayList<>();
        ((Node) entity).labels().forEach(labels::add);
        labels.sort(null);
        return labels;
    }

    private Route route(Path path) {
        List<Object> stops = new ArrayList<>();
        stops.add(element(path.start()));
        path.forEach(segment -> {
            stops.add(element(segment.relationship()));
            stops.add(element(segment.end()));
        });
        return new Route(stops);
    }
}

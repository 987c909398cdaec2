package dev.touchstone.host.kuzu;

import static java.time.format.DateTimeFormatter.ISO_LOCAL_DATE;
import static java.time.format.DateTimeFormatter.ISO_LOCAL_DATE_TIME;
import static java.time.format.DateTimeFormatter.ISO_OFFSET_DATE_TIME;

import com.kuzudb.DataType;
import com.kuzudb.DataTypeID;
import com.kuzudb.FlatTuple;
import com.kuzudb.InternalID;
import com.kuzudb.QueryResult;
import com.kuzudb.Value;
import com.kuzudb.ValueNodeUtil;
import com.kuzudb.ValueRecursiveRelUtil;
import com.kuzudb.ValueRelUtil;
import dev.touchstone.host.Element;
import dev.touchstone.host.Foreign;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Route;
import dev.touchstone.host.Table;
import dev.touchstone.host.Temporal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Values from Kuzu as the wire takes them. They can be read only until the next row is asked for. */
final class FromEngine {
    private static final int LONG_BITS = 63;

    private final NativeIds ids;

    FromEngine(NativeIds ids) {
        this.ids = ids;
    }

    Table table(QueryResult result, int maxRows) throws Exception {
        int width = (int) result.getNumColumns();
        List<String> columns = new ArrayList<>();
        for (int column = 0; column < width; column++) {
            columns.add(result.getColumnName(column));
        }
        List<List<Object>> rows = new ArrayList<>();
        while (rows.size() < maxRows && result.hasNext()) {
            FlatTuple tuple = result.getNext();
            List<Object> row = new ArrayList<>(width);
            for (int column = 0; column < width; column++) {
                row.add(value(tuple.getValue(column)));
            }
            rows.add(row);
        }
        return new Table(columns, rows, !result.hasNext());
    }

    private Object value(Value value) throws Exception {
        if (value.isNull()) {
            return null;
        }
        switch (type(value)) {
            case NODE:
                return node(value);
            case REL:
                return edge(value);
            case RECURSIVE_REL:
                return route(value);
            case LIST:
            case ARRAY:
                return values(Items.of(value));
            case STRUCT:
                return structure(value);
            case MAP:
                return map(value);
            case INT128:
            case UINT64:
                return whole(value.getValue());
            case DATE:
                return new Temporal(Temporal.Kind.DATE, ISO_LOCAL_DATE.format((LocalDate) value.getValue()));
            case TIMESTAMP:
                return new Temporal(Temporal.Kind.LOCAL_DATETIME, ISO_LOCAL_DATE_TIME.format(moment(value)));
            case TIMESTAMP_TZ:
                return new Temporal(Temporal.Kind.DATETIME, ISO_OFFSET_DATE_TIME.format(moment(value)));
            case INTERVAL:
                return new Temporal(Temporal.Kind.DURATION, value.getValue().toString());
            case INTERNAL_ID:
                return ids.handle(name(value.getValue()));
            default:
                Object plain = value.getValue();
                return plain == null ? new Foreign(type(value).name(), value.toString()) : plain;
        }
    }

    private static DataTypeID type(Value value) throws Exception {
        try (DataType type = value.getDataType()) {
            return type.getID();
        }
    }

    private List<Object> values(List<Value> items) throws Exception {
        List<Object> values = new ArrayList<>(items.size());
        for (Value item : items) {
            values.add(value(item));
        }
        return values;
    }

    private Map<Object, Object> structure(Value value) throws Exception {
        Map<Object, Object> entries = new LinkedHashMap<>();
        List<Object> fields = values(Items.of(value));
        for (int field = 0; field < fields.size(); field++) {
            entries.put(Items.name(value, field), fields.get(field));
        }
        return entries;
    }

    private Map<Object, Object> map(Value value) throws Exception {
        Map<Object, Object> entries = new LinkedHashMap<>();
        for (Value pair : Items.of(value)) {
            List<Object> both = values(Items.of(pair));
            entries.put(both.get(0), both.get(1));
        }
        return entries;
    }

    /** Sums of 64-bit numbers have 128 bits; Cypher knows one type of whole numbers. */
    private static Object whole(BigInteger number) {
        return number.bitLength() <= LONG_BITS ? (Object) number.longValueExact() : number;
    }

    private static java.time.OffsetDateTime moment(Value value) throws Exception {
        Instant instant = value.getValue();
        return instant.atOffset(ZoneOffset.UTC);
    }

    private static String name(InternalID id) {
        return id.tableId + ":" + id.offset;
    }

    /** A path has one node more than edges. A variable of a pattern of any length has fewer: it stands for the edges alone. */
    private Object route(Value value) throws Exception {
        List<Object> nodes = values(Items.of(ValueRecursiveRelUtil.getNodeList(value)));
        List<Object> edges = values(Items.of(ValueRecursiveRelUtil.getRelList(value)));
        if (nodes.size() != edges.size() + 1) {
            return edges;
        }
        List<Object> stops = new ArrayList<>();
        for (int i = 0; i < edges.size(); i++) {
            stops.add(nodes.get(i));
            stops.add(edges.get(i));
        }
        stops.add(nodes.get(edges.size()));
        return new Route(stops);
    }

    private Element node(Value node) throws Exception {
        Map<String, Object> properties = new TreeMap<>();
        long size = ValueNodeUtil.getPropertySize(node);
        for (long i = 0; i < size; i++) {
            properties.put(ValueNodeUtil.getPropertyNameAt(node, i), value(ValueNodeUtil.getPropertyValueAt(node, i)));
        }
        return element(false, name(ValueNodeUtil.getID(node)), ValueNodeUtil.getLabelName(node), properties);
    }

    private Element edge(Value edge) throws Exception {
        Map<String, Object> properties = new TreeMap<>();
        long size = ValueRelUtil.getPropertySize(edge);
        for (long i = 0; i < size; i++) {
            properties.put(ValueRelUtil.getPropertyNameAt(edge, i), value(ValueRelUtil.getPropertyValueAt(edge, i)));
        }
        // Its id can be asked for only since 0.9, but is in its text.
        return element(true, ValueRelUtil.toString(edge), ValueRelUtil.getLabelName(edge), properties);
    }

    private Element element(boolean edge, String id, String label, Map<String, Object> properties) {
        Object key = properties.get(Element.KEY);
        if (key instanceof Long) {
            return Element.keyed(edge, (Long) key, ids.handle(id));
        }
        properties.values().removeIf(value -> value == null);
        return Element.unkeyed(edge, ids.handle(id), List.of(label), properties);
    }
}

package dev.touchstone.host;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How values travel between parent and host: a tag byte, then the value. One place for both directions.
 *
 * <p>A value is null, a boolean, a number, a string, a list, a map with any keys, or one of this package's classes.
 */
public final class Wire {
    private static final byte NULL = 0;
    private static final byte FALSE = 1;
    private static final byte TRUE = 2;
    private static final byte INT = 3;
    private static final byte LONG = 4;
    private static final byte FLOAT = 5;
    private static final byte DOUBLE = 6;
    private static final byte DECIMAL = 7;
    private static final byte STRING = 8;
    private static final byte LIST = 9;
    private static final byte MAP = 10;
    private static final byte ELEMENT = 11;
    private static final byte NATIVE_ID = 12;
    private static final byte ROUTE = 13;
    private static final byte TEMPORAL = 14;
    private static final byte POINT = 15;
    private static final byte TERM = 16;
    private static final byte FOREIGN = 17;

    private Wire() {}

    public static void write(DataOutput out, Object value) throws IOException {
        if (value == null) {
            out.writeByte(NULL);
        } else if (value instanceof Boolean) {
            out.writeByte((Boolean) value ? TRUE : FALSE);
        } else if (value instanceof Number) {
            writeNumber(out, (Number) value);
        } else if (value instanceof CharSequence || value instanceof Character) {
            out.writeByte(STRING);
            writeString(out, value.toString());
        } else if (value instanceof List) {
            out.writeByte(LIST);
            writeAll(out, (List<?>) value);
        } else if (value instanceof Map) {
            out.writeByte(MAP);
            writeMap(out, (Map<?, ?>) value);
        } else {
            writeOurs(out, value);
        }
    }

    private static void writeNumber(DataOutput out, Number value) throws IOException {
        if (value instanceof Long) {
            out.writeByte(LONG);
            out.writeLong(value.longValue());
        } else if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
            out.writeByte(INT);
            out.writeInt(value.intValue());
        } else if (value instanceof Double) {
            out.writeByte(DOUBLE);
            out.writeDouble(value.doubleValue());
        } else if (value instanceof Float) {
            out.writeByte(FLOAT);
            out.writeFloat(value.floatValue());
        } else if (value instanceof BigDecimal || value instanceof BigInteger) {
            out.writeByte(DECIMAL);
            writeString(out, value.toString());
        } else {
            writeForeign(out, new Foreign(value.getClass().getName(), value.toString()));
        }
    }

    private static void writeOurs(DataOutput out, Object value) throws IOException {
        if (value instanceof Element) {
            out.writeByte(ELEMENT);
            writeElement(out, (Element) value);
        } else if (value instanceof NativeId) {
            out.writeByte(NATIVE_ID);
            out.writeInt(((NativeId) value).handle);
        } else if (value instanceof Route) {
            out.writeByte(ROUTE);
            writeAll(out, ((Route) value).stops);
        } else if (value instanceof Temporal) {
            out.writeByte(TEMPORAL);
            out.writeByte(((Temporal) value).kind.ordinal());
            writeString(out, ((Temporal) value).text);
        } else if (value instanceof Point) {
            out.writeByte(POINT);
            writePoint(out, (Point) value);
        } else if (value instanceof Term) {
            out.writeByte(TERM);
            writeTerm(out, (Term) value);
        } else if (value instanceof Foreign) {
            writeForeign(out, (Foreign) value);
        } else {
            writeForeign(out, new Foreign(value.getClass().getName(), String.valueOf(value)));
        }
    }

    public static Object read(DataInput in) throws IOException {
        byte tag = in.readByte();
        switch (tag) {
            case NULL:
                return null;
            case FALSE:
                return false;
            case TRUE:
                return true;
            case INT:
                return in.readInt();
            case LONG:
                return in.readLong();
            case FLOAT:
                return in.readFloat();
            case DOUBLE:
                return in.readDouble();
            case DECIMAL:
                return new BigDecimal(readString(in));
            case STRING:
                return readString(in);
            case LIST:
                return readAll(in);
            case MAP:
                return readMap(in);
            case ELEMENT:
                return readElement(in);
            case NATIVE_ID:
                return new NativeId(in.readInt());
            case ROUTE:
                return new Route(readAll(in));
            case TEMPORAL:
                return new Temporal(Temporal.Kind.values()[in.readByte()], readString(in));
            case POINT:
                return readPoint(in);
            case TERM:
                return new Term(Term.Kind.values()[in.readByte()], readString(in), readString(in), readString(in));
            case FOREIGN:
                return new Foreign(readString(in), readString(in));
            default:
                throw new IOException("unknown tag " + tag + " on the wire");
        }
    }

    /** UTF-8 with a four-byte length, because {@code writeUTF} ends at 64 KB. */
    public static void writeString(DataOutput out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    public static String readString(DataInput in) throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    public static void writeStrings(DataOutput out, List<String> texts) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            writeString(out, text);
        }
    }

    public static List<String> readStrings(DataInput in) throws IOException {
        int size = in.readInt();
        List<String> texts = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            texts.add(readString(in));
        }
        return texts;
    }

    public static void writeAll(DataOutput out, List<?> values) throws IOException {
        out.writeInt(values.size());
        for (Object value : values) {
            write(out, value);
        }
    }

    public static List<Object> readAll(DataInput in) throws IOException {
        int size = in.readInt();
        List<Object> values = new ArrayList<>(Math.min(size, 1024));
        for (int i = 0; i < size; i++) {
            values.add(read(in));
        }
        return values;
    }

    public static void writeMap(DataOutput out, Map<?, ?> map) throws IOException {
        out.writeInt(map.size());
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            write(out, entry.getKey());
            write(out, entry.getValue());
        }
    }

    public static Map<Object, Object> readMap(DataInput in) throws IOException {
        int size = in.readInt();
        Map<Object, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            map.put(read(in), read(in));
        }
        return map;
    }

    /** Reads a map whose keys are strings, such as properties, parameters and options. */
    @SuppressWarnings("unchecked")
    public static <V> Map<String, V> readNamed(DataInput in) throws IOException {
        return (Map<String, V>) (Map<?, ?>) readMap(in);
    }

    private static void writeElement(DataOutput out, Element element) throws IOException {
        out.writeBoolean(element.edge);
        write(out, element.key);
        out.writeInt(element.nativeId.handle);
        writeStrings(out, element.labels);
        writeMap(out, element.properties);
    }

    private static Element readElement(DataInput in) throws IOException {
        boolean edge = in.readBoolean();
        Object key = read(in);
        NativeId nativeId = new NativeId(in.readInt());
        List<String> labels = readStrings(in);
        Map<String, Object> properties = readNamed(in);
        return key == null
                ? Element.unkeyed(edge, nativeId, labels, properties)
                : Element.keyed(edge, (Long) key, nativeId);
    }

    private static void writePoint(DataOutput out, Point point) throws IOException {
        out.writeInt(point.srid);
        out.writeByte(point.coordinates.length);
        for (double coordinate : point.coordinates) {
            out.writeDouble(coordinate);
        }
    }

    private static Point readPoint(DataInput in) throws IOException {
        int srid = in.readInt();
        double[] coordinates = new double[in.readByte()];
        for (int i = 0; i < coordinates.length; i++) {
            coordinates[i] = in.readDouble();
        }
        return new Point(srid, coordinates);
    }

    private static void writeTerm(DataOutput out, Term term) throws IOException {
        out.writeByte(term.kind.ordinal());
        writeString(out, term.text);
        writeString(out, term.datatype);
        writeString(out, term.language);
    }

    private static void writeForeign(DataOutput out, Foreign foreign) throws IOException {
        out.writeByte(FOREIGN);
        writeString(out, foreign.type);
        writeString(out, foreign.text);
    }
}

package dev.touchstone.host.arcadedbserver;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON as maps, lists, texts, booleans and numbers: a number with a point or an exponent is a double, any other a long. */
final class Json {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .build())
            .build();

    private Json() {}

    static Object read(byte[] text) throws IOException {
        try (JsonParser in = FACTORY.createParser(text)) {
            in.nextToken();
            return value(in);
        }
    }

    private static Object value(JsonParser in) throws IOException {
        JsonToken token = in.currentToken();
        if (token == JsonToken.START_OBJECT) {
            Map<String, Object> entries = new LinkedHashMap<>();
            while (in.nextToken() == JsonToken.FIELD_NAME) {
                String name = in.currentName();
                in.nextToken();
                entries.put(name, value(in));
            }
            return entries;
        }
        if (token == JsonToken.START_ARRAY) {
            List<Object> items = new ArrayList<>();
            while (in.nextToken() != JsonToken.END_ARRAY) {
                items.add(value(in));
            }
            return items;
        }
        return scalar(in, token);
    }

    private static Object scalar(JsonParser in, JsonToken token) throws IOException {
        if (token == JsonToken.VALUE_STRING) {
            return in.getText();
        }
        if (token == JsonToken.VALUE_NUMBER_FLOAT) {
            return in.getDoubleValue();
        }
        if (token == JsonToken.VALUE_NUMBER_INT) {
            return in.getNumberType() == JsonParser.NumberType.BIG_INTEGER
                    ? (Object) in.getBigIntegerValue()
                    : (Object) in.getLongValue();
        }
        if (token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE) {
            return token == JsonToken.VALUE_TRUE;
        }
        if (token == JsonToken.VALUE_NULL) {
            return null;
        }
        throw new IOException("the answer is not JSON, or breaks off");
    }

    static String write(Object value) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = FACTORY.createGenerator(text)) {
            write(out, value);
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory cannot fail", e);
        }
        return text.toString();
    }

    private static void write(JsonGenerator out, Object value) throws IOException {
        if (value instanceof Map) {
            out.writeStartObject();
            for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
                out.writeFieldName((String) entry.getKey());
                write(out, entry.getValue());
            }
            out.writeEndObject();
        } else if (value instanceof List) {
            out.writeStartArray();
            for (Object item : (List<?>) value) {
                write(out, item);
            }
            out.writeEndArray();
        } else if (value instanceof Float || value instanceof Double) {
            out.writeNumber(((Number) value).doubleValue());
        } else if (value instanceof Number) {
            out.writeNumber(((Number) value).longValue());
        } else if (value instanceof Boolean) {
            out.writeBoolean((Boolean) value);
        } else if (value == null) {
            out.writeNull();
        } else {
            out.writeString((String) value);
        }
    }
}

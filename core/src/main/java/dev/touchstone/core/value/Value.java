package dev.touchstone.core.value;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A value in a dataset, a parameter or an answer, as far as engines tell values apart.
 *
 * <p>Equality of the records is identity of values ({@code NaN} equals {@code NaN}, {@code 0.0} differs from
 * {@code -0.0}, {@code 1} from {@code 1.0}). Whether two answers count as the same is the business of
 * {@link dev.touchstone.core.answer.Sameness}.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
public sealed interface Value {

    /** Unknown in Cypher, unbound in SPARQL, null in Gremlin. */
    @JsonTypeName("null")
    record Null() implements Value {}

    @JsonTypeName("bool")
    record Bool(boolean value) implements Value {}

    /** A whole number, of whatever width the engine keeps it in. */
    @JsonTypeName("int")
    record Int(long value) implements Value {}

    /** A binary floating-point number. Single precision arrives as the double with the same shortest decimal form. */
    @JsonTypeName("real")
    record Real(double value) implements Value {}

    /** A number that fits neither 64 bits nor a double without loss. */
    @JsonTypeName("decimal")
    record Big(BigDecimal value) implements Value {}

    @JsonTypeName("text")
    record Text(String value) implements Value {}

    @JsonTypeName("list")
    record ListOf(List<Value> items) implements Value {
        public ListOf {
            items = List.copyOf(items);
        }
    }

    /** A map. Its keys may be any value, because Gremlin groups by anything; the order of the entries means nothing. */
    @JsonTypeName("map")
    record MapOf(List<Entry> entries) implements Value {
        /** A key and its value. */
        public record Entry(Value key, Value value) {}

        public MapOf {
            entries = List.copyOf(entries);
        }
    }

    /**
     * A node or an edge. One that Touchstone loaded is identified by its key; one that a statement created has no key, and is
     * identified by its content.
     */
    @JsonTypeName("element")
    record Element(Kind kind, Optional<Long> key, List<String> labels, Map<String, Value> properties, NativeId id)
            implements Value {
        public Element {
            labels = List.copyOf(labels);
            properties = Ordered.copyOf(properties);
        }

        /** What an element is. */
        public enum Kind {
            NODE,
            EDGE
        }

        /** The property under which every engine stores Touchstone's own key. */
        public static final String KEY = "uid";
    }

    /** What a path visits, in order. */
    @JsonTypeName("path")
    record Path(List<Value> stops) implements Value {
        public Path {
            stops = List.copyOf(stops);
        }
    }

    /** A date, a time or a duration in its ISO 8601 form. */
    @JsonTypeName("temporal")
    record Temporal(Kind kind, String text) implements Value {
        /** The kinds that engines tell apart. */
        public enum Kind {
            DATE,
            LOCAL_TIME,
            TIME,
            LOCAL_DATETIME,
            DATETIME,
            DURATION
        }
    }

    /** A point in the coordinate system that the SRID names. */
    @JsonTypeName("point")
    record Point(int srid, List<Double> coordinates) implements Value {
        public Point {
            coordinates = List.copyOf(coordinates);
        }
    }

    /** A value of a type that no other record stands for. */
    @JsonTypeName("foreign")
    record Foreign(String type, String text) implements Value {}

    /** An id of the engine's own: an argument of a later step in the same session, never compared and never stored. */
    @JsonTypeName("native-id")
    record NativeId(int handle) implements Value {
        /** Two handles say nothing about whether two elements are the same, so they are all alike. */
        @Override
        public boolean equals(Object other) {
            return other instanceof NativeId;
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    /** An RDF term. */
    sealed interface Term extends Value {}

    @JsonTypeName("iri")
    record Iri(String value) implements Term {}

    /** A blank node. The label holds within one dataset or one answer. */
    @JsonTypeName("blank")
    record Blank(String label) implements Term {}

    /** A literal. The language is empty where there is none. */
    @JsonTypeName("literal")
    record Literal(String lexical, String datatype, String language) implements Term {}
}

package dev.touchstone.engines.host;

import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.generate.ValueGenerator;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.host.Element;
import dev.touchstone.host.Foreign;
import dev.touchstone.host.NativeId;
import dev.touchstone.host.Point;
import dev.touchstone.host.Route;
import dev.touchstone.host.Temporal;
import dev.touchstone.host.Term;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Translates between our values and those on the wire. */
final class WireValues {
    private static final String NOT_SENT = "no engine is sent ";

    private WireValues() {}

    /** In the type that the dataset asks for. */
    static @Nullable Object toWire(Typed typed) {
        Object value = toWire(typed.value());
        if (typed.type() == PropertyType.INT && value instanceof Long whole) {
            return Math.toIntExact(whole);
        }
        return typed.type() == PropertyType.FLOAT && value instanceof Double real ? (Object) real.floatValue() : value;
    }

    static @Nullable Object toWire(Value value) {
        return switch (value) {
            case Value.Null none -> null;
            case Value.Bool bool -> bool.value();
            case Value.Int whole -> whole.value();
            case Value.Real real -> real.value();
            case Value.Big big -> big.value();
            case Value.Text text -> text.value();
            case Value.ListOf list -> toWire(list.items());
            case Value.MapOf map -> toWireMap(map.entries());
            case Value.Temporal temporal ->
                new Temporal(Temporal.Kind.valueOf(temporal.kind().name()), temporal.text());
            case Value.Point point ->
                new Point(
                        point.srid(),
                        point.coordinates().stream()
                                .mapToDouble(Double::doubleValue)
                                .toArray());
            case Value.NativeId id -> new NativeId(id.handle());
            case Value.Element element -> throw new IllegalArgumentException(NOT_SENT + "an element");
            case Value.Path path -> throw new IllegalArgumentException(NOT_SENT + "a path");
            case Value.Foreign foreign -> throw new IllegalArgumentException(NOT_SENT + foreign);
            case Value.Term term -> throw new IllegalArgumentException(NOT_SENT + "a term as a parameter");
        };
    }

    static Map<String, Object> toWire(Map<String, Value> named) {
        Map<String, Object> wire = new LinkedHashMap<>();
        named.forEach((name, value) -> wire.put(name, toWire(value)));
        return wire;
    }

    private static List<Object> toWire(List<Value> values) {
        List<Object> wire = new ArrayList<>(values.size());
        values.forEach(value -> wire.add(toWire(value)));
        return wire;
    }

    private static Map<Object, Object> toWireMap(List<Value.MapOf.Entry> entries) {
        Map<Object, Object> wire = new LinkedHashMap<>();
        entries.forEach(entry -> wire.put(toWire(entry.key()), toWire(entry.value())));
        return wire;
    }

    static Value fromWire(@Nullable Object wire) {
        return switch (wire) {
            case null -> Values.NULL;
            case Boolean bool -> Values.of(bool);
            case Long whole -> Values.of(whole);
            case Integer whole -> Values.of(whole.longValue());
            case Double real -> Values.of(real);
            case Float real -> Values.of(ValueGenerator.shortestDouble(real));
            case BigDecimal big -> new Value.Big(big);
            case String text -> Values.of(text);
            case List<?> list -> new Value.ListOf(fromWire(list));
            case Map<?, ?> map -> new Value.MapOf(entries(map));
            case Element element -> element(element);
            case NativeId id -> new Value.NativeId(id.handle);
            case Route route -> new Value.Path(fromWire(route.stops));
            case Temporal temporal ->
                new Value.Temporal(Value.Temporal.Kind.valueOf(temporal.kind.name()), temporal.text);
            case Point point ->
                new Value.Point(
                        point.srid, Arrays.stream(point.coordinates).boxed().toList());
            case Term term -> term(term);
            case Foreign foreign -> new Value.Foreign(foreign.type, foreign.text);
            default -> throw new IllegalArgumentException("not a value on the wire: " + wire.getClass());
        };
    }

    static List<Value> fromWire(List<?> wire) {
        List<Value> values = new ArrayList<>(wire.size());
        for (Object value : wire) {
            values.add(fromWire(value));
        }
        return values;
    }

    private static List<Value.MapOf.Entry> entries(Map<?, ?> map) {
        List<Value.MapOf.Entry> entries = new ArrayList<>();
        map.forEach((key, value) -> entries.add(new Value.MapOf.Entry(fromWire(key), fromWire(value))));
        return entries;
    }

    private static Value element(Element element) {
        Map<String, Value> properties = new LinkedHashMap<>();
        element.properties.forEach((name, value) -> properties.put(name, fromWire(value)));
        return new Value.Element(
                element.edge ? Value.Element.Kind.EDGE : Value.Element.Kind.NODE,
                Optional.ofNullable(element.key),
                element.labels,
                properties,
                new Value.NativeId(element.nativeId.handle));
    }

    private static Value term(Term term) {
        return switch (term.kind) {
            case IRI -> new Value.Iri(term.text);
            case BLANK -> new Value.Blank(term.text);
            case LITERAL -> new Value.Literal(term.text, term.datatype, term.language);
        };
    }
}

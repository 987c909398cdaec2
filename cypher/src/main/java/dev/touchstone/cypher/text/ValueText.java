package dev.touchstone.cypher.text;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Values of answers for people to read: as in Cypher where it has literals, and nodes and relationships as patterns. */
public final class ValueText {
    private ValueText() {}

    public static String of(Value value) {
        return of(value, ValueText::element);
    }

    /** The same, with nodes and relationships written by the caller. */
    public static String of(Value value, Function<Element, String> elements) {
        return switch (value) {
            case Value.Real(double real) when !Double.isFinite(real) -> String.valueOf(real);
            case Value.Null nothing -> Literals.of(value);
            case Value.Bool bool -> Literals.of(value);
            case Value.Int whole -> Literals.of(value);
            case Value.Real real -> Literals.of(value);
            case Value.Text text -> Literals.of(value);
            case Value.Big big -> big.value().toPlainString();
            case Value.Temporal temporal -> temporal.text();
            case Value.ListOf(List<Value> items) -> joined(items, elements);
            case MapOf(List<MapOf.Entry> entries) ->
                entries.stream()
                        .map(entry -> key(entry.key()) + ": " + of(entry.value(), elements))
                        .collect(Collectors.joining(", ", "{", "}"));
            case Element element -> elements.apply(element);
            case Value.Path(List<Value> stops) ->
                stops.stream().map(stop -> of(stop, elements)).collect(Collectors.joining("-", "<", ">"));
            case Value.Foreign(String type, String text) -> type + " " + text;
            case Value other -> String.valueOf(other);
        };
    }

    private static String joined(List<Value> items, Function<Element, String> elements) {
        return items.stream().map(item -> of(item, elements)).collect(Collectors.joining(", ", "[", "]"));
    }

    private static String key(Value key) {
        return key instanceof Value.Text(String name) ? Names.of(name) : of(key);
    }

    private static String element(Element element) {
        String labels =
                element.labels().stream().map(label -> ":" + Names.of(label)).collect(Collectors.joining());
        String properties = element.properties().isEmpty() ? "" : of(Values.map(element.properties()));
        String content = labels + (labels.isEmpty() || properties.isEmpty() ? "" : " ") + properties;
        return element.kind() == Element.Kind.NODE ? "(" + content + ")" : "[" + content + "]";
    }
}

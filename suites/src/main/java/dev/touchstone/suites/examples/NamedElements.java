package dev.touchstone.suites.examples;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.core.value.Values;
import java.util.List;

/** Writes nodes and relationships by their names, so that they can stand in a literal. */
final class NamedElements {
    private NamedElements() {}

    static Value of(Value value) {
        return switch (value) {
            case Element element when element.kind() == Element.Kind.NODE -> Values.of("(" + name(element) + ")");
            case Element edge -> Values.of("[" + name(edge) + "]");
            case Value.Path(List<Value> stops) -> of(new ListOf(stops));
            case ListOf(List<Value> items) ->
                new ListOf(items.stream().map(NamedElements::of).toList());
            case MapOf(List<MapOf.Entry> entries) ->
                new MapOf(entries.stream()
                        .map(entry -> new MapOf.Entry(entry.key(), of(entry.value())))
                        .toList());
            case Value other -> other;
        };
    }

    private static String name(Element element) {
        return element.properties().getOrDefault("name", Values.of("")) instanceof Text(String name) ? name : "?";
    }
}

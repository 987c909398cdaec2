package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.MapOf;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Compares answers as if all lists in them were sorted. */
final class Loosely {
    private Loosely() {}

    static boolean same(Verdict.Different difference) {
        return new Comparison(Sameness.TYPED)
                .asMultisets(sorted(difference.expected()), sorted(difference.actual()))
                .isNone();
    }

    private static List<List<Value>> sorted(Answer answer) {
        return answer.rows().stream()
                .map(row -> row.stream().map(Loosely::sorted).toList())
                .toList();
    }

    private static Value sorted(Value value) {
        return switch (value) {
            case ListOf(List<Value> items) ->
                new ListOf(items.stream()
                        .map(Loosely::sorted)
                        .sorted(Comparator.comparing(Value::toString))
                        .toList());
            case MapOf(List<MapOf.Entry> entries) ->
                new MapOf(entries.stream()
                        .map(entry -> new MapOf.Entry(entry.key(), sorted(entry.value())))
                        .toList());
            case Element element -> {
                Map<String, Value> properties = new LinkedHashMap<>();
                element.properties().forEach((name, property) -> properties.put(name, sorted(property)));
                yield new Element(element.kind(), element.key(), element.labels(), properties, element.id());
            }
            case Value other -> other;
        };
    }
}

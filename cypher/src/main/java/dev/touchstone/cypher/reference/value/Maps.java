package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Value.Point;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.error.Words;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.reference.temporal.Fields;
import java.util.LinkedHashMap;
import java.util.Map;

/** Maps, and what can be asked like a map: nodes, relationships, points, and dates, times and durations. */
public final class Maps {
    private Maps() {}

    /** The entries by name, in their order. A name that is given twice has its last value. */
    public static Map<String, Value> entries(MapOf map) {
        Map<String, Value> named = new LinkedHashMap<>();
        for (MapOf.Entry entry : map.entries()) {
            if (!(entry.key() instanceof Text(String name))) {
                throw new IllegalArgumentException("not a key of Cypher: " + entry.key());
            }
            named.put(name, entry.value());
        }
        return named;
    }

    /** {@code subject.name}: null where there is no such key, but an error where a value of its type never has one. */
    public static Value get(Value subject, String name, Graph graph) {
        return switch (subject) {
            case Null none -> Values.NULL;
            case MapOf map -> entries(map).getOrDefault(name, Values.NULL);
            case Element element -> Elements.properties(element, graph).getOrDefault(name, Values.NULL);
            case Temporal temporal -> Fields.get(temporal, name);
            case Point point -> Points.get(point, name);
            default -> throw CypherError.type("no properties in " + Words.of(subject));
        };
    }

    /** {@code subject[name]} of a map, a node or a relationship. */
    public static Value index(Value subject, Value name, Graph graph) {
        return switch (name) {
            case Null none -> Values.NULL;
            case Text(String text) -> get(subject, text, graph);
            default ->
                throw new CypherError(
                        CypherError.Kind.TYPE_ERROR,
                        "MapElementAccessByNonString",
                        "no key of a map: " + Words.of(name));
        };
    }
}

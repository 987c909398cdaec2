package dev.touchstone.host.tinkerpop;

import dev.touchstone.host.NotSupported;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The types that a text can name, as far as the TinkerPop on the class path has them.
 *
 * <p>Looked up by name, because some came late and some have moved.
 */
final class Vocabulary {
    /** The name of the traversal source. */
    static final String SOURCE = "g";

    private static final String TRAVERSAL = "org.apache.tinkerpop.gremlin.process.traversal.";
    private static final String STRUCTURE = "org.apache.tinkerpop.gremlin.structure.";
    private static final Map<String, List<String>> PLACES = Map.ofEntries(
            Map.entry("__", List.of(TRAVERSAL + "dsl.graph.__")),
            Map.entry("P", List.of(TRAVERSAL + "P")),
            Map.entry("TextP", List.of(TRAVERSAL + "TextP")),
            Map.entry("T", List.of(STRUCTURE + "T")),
            Map.entry("Direction", List.of(STRUCTURE + "Direction")),
            Map.entry("Column", List.of(STRUCTURE + "Column")),
            Map.entry("Cardinality", List.of(STRUCTURE + "VertexProperty$Cardinality")),
            Map.entry("Order", List.of(TRAVERSAL + "Order")),
            Map.entry("Pop", List.of(TRAVERSAL + "Pop")),
            Map.entry("Scope", List.of(TRAVERSAL + "Scope")),
            Map.entry("Operator", List.of(TRAVERSAL + "Operator")),
            Map.entry("Pick", List.of(TRAVERSAL + "Pick", TRAVERSAL + "step.TraversalOptionParent$Pick")),
            Map.entry("Merge", List.of(TRAVERSAL + "Merge")),
            Map.entry("DT", List.of(TRAVERSAL + "DT")),
            Map.entry("GType", List.of(TRAVERSAL + "GType", TRAVERSAL + "step.GType")),
            Map.entry("Barrier", List.of(TRAVERSAL + "SackFunctions$Barrier")),
            Map.entry("WithOptions", List.of(TRAVERSAL + "step.util.WithOptions")));

    private final Map<String, Class<?>> types = new HashMap<>();
    private final Map<String, Object> constants = new HashMap<>();

    Vocabulary() {
        PLACES.forEach((name, places) -> places.stream()
                .map(Vocabulary::load)
                .filter(type -> type != null)
                .findFirst()
                .ifPresent(type -> types.put(name, type)));
    }

    static boolean knows(String name) {
        return PLACES.containsKey(name);
    }

    Class<?> type(String name) {
        Class<?> type = types.get(name);
        if (type == null) {
            throw new NotSupported("read " + name + ": its TinkerPop has no such type");
        }
        return type;
    }

    Object constant(String type, String name) {
        Class<?> holder = type(type);
        return constants.computeIfAbsent(type + '.' + name, key -> read(holder, name, key));
    }

    private static Object read(Class<?> holder, String name, String shown) {
        try {
            return holder.getField(name).get(null);
        } catch (NoSuchFieldException | IllegalAccessException e) {
            throw new NotSupported("read " + shown + ": its TinkerPop has no such constant");
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException absentInThisVersion) {
            return null;
        }
    }
}

package dev.touchstone.host.hugegraph;

import dev.touchstone.host.DeclaredTypes;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NotSupported;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What HugeGraph must know before there are data: property keys with a type, labels with their keys, and for edges the labels of
 * both ends, which are known only when the first edge comes.
 *
 * <p>Every key may be missing. Edges are told apart by Touchstone's key, because two edges of a label between the same vertices are one
 * otherwise.
 */
final class Schema {
    private static final String KEY = "uid";

    /** How a builder of a property key is told the type. */
    private static final Map<String, String> TYPES = Map.of(
            "BOOLEAN", "asBoolean",
            "INT", "asInt",
            "LONG", "asLong",
            "FLOAT", "asFloat",
            "DOUBLE", "asDouble",
            "STRING", "asText");

    /** The types with an index that knows an order. */
    private static final Set<String> ORDERED = Set.of("INT", "LONG", "FLOAT", "DOUBLE");

    private final Object manager;
    private final DeclaredTypes typed = new DeclaredTypes();
    private final Map<String, String> keys = new HashMap<>();
    private final Map<String, Map<String, String>> edgeLabels = new HashMap<>();
    private final Set<String> linked = new HashSet<>();
    private final List<IndexTarget> waiting = new ArrayList<>();

    Schema(Object manager) {
        this.manager = manager;
    }

    void declareVertices(String label, Map<String, String> types) throws Exception {
        typed.declareNodes(label, types);
        Object builder = Api.call(manager, "vertexLabel", label);
        Object keyed = Api.call(builder, "properties", (Object) declared(types));
        Api.call(Api.call(keyed, "nullableKeys", (Object) declared(types)), "create");
    }

    void declareEdges(String label, Map<String, String> types) throws Exception {
        declared(types);
        typed.declareEdges(label, types);
        edgeLabels.put(label, types);
    }

    /** Makes the label of edges that lead from one label to another, where it is missing. */
    void link(String label, String from, String to) throws Exception {
        if (!linked.add(label)) {
            return;
        }
        Map<String, String> types = edgeLabels.getOrDefault(label, Map.of());
        Object builder = Api.call(Api.call(manager, "edgeLabel", label), "link", from, to);
        Object keyed = Api.call(builder, "properties", (Object) declared(types));
        Object optional =
                Api.call(keyed, "nullableKeys", (Object) types.keySet().toArray(new String[0]));
        Object many = Api.call(Api.call(optional, "multiTimes"), "sortKeys", (Object) new String[] {KEY});
        Api.call(many, "create");
        for (IndexTarget index : List.copyOf(waiting)) {
            if (index.label.equals(label)) {
                waiting.remove(index);
                createIndex(index);
            }
        }
    }

    void createIndex(IndexTarget index) throws Exception {
        String type = typed.of(index);
        if (index.onEdges && !linked.contains(index.label)) {
            waiting.add(index);
            return;
        }
        Object on = Api.call(Api.call(manager, "indexLabel", name(index)), index.onEdges ? "onE" : "onV", index.label);
        Object by = Api.call(on, "by", (Object) new String[] {index.property});
        Api.call(Api.call(by, ORDERED.contains(type) ? "range" : "secondary"), "create");
    }

    void dropIndex(IndexTarget index) throws Exception {
        if (!waiting.removeIf(other -> name(other).equals(name(index)))) {
            Api.call(Api.call(manager, "indexLabel", name(index)), "remove");
        }
    }

    private static String name(IndexTarget index) {
        return (index.onEdges ? "edges_" : "vertices_") + index.label + "_" + index.property;
    }

    /** The names of the keys, Touchstone's own among them; those that are new are made. */
    private String[] declared(Map<String, String> types) throws Exception {
        Map<String, String> all = new LinkedHashMap<>(types);
        all.put(KEY, "LONG");
        for (Map.Entry<String, String> key : all.entrySet()) {
            if (keys.putIfAbsent(key.getKey(), key.getValue()) == null) {
                if (!TYPES.containsKey(key.getValue())) {
                    throw new NotSupported("store a " + key.getValue());
                }
                Object builder = Api.call(manager, "propertyKey", key.getKey());
                Api.call(Api.call(builder, TYPES.get(key.getValue())), "create");
            }
        }
        return all.keySet().toArray(new String[0]);
    }
}

package dev.touchstone.host.janusgraph;

import dev.touchstone.host.Element;
import java.util.Map;
import org.janusgraph.core.Cardinality;
import org.janusgraph.core.JanusGraph;
import org.janusgraph.core.schema.JanusGraphManagement;

/** Declares labels and property keys. A key has one type, and one value on an element, whatever its label. */
final class Schema {
    private static final Map<String, Class<?>> CLASSES = Map.of(
            "BOOLEAN", Boolean.class,
            "INT", Integer.class,
            "LONG", Long.class,
            "FLOAT", Float.class,
            "DOUBLE", Double.class,
            "STRING", String.class);

    private final JanusGraph graph;

    Schema(JanusGraph graph) {
        this.graph = graph;
    }

    void declareVertices(String label, Map<String, String> types) {
        JanusGraphManagement management = graph.openManagement();
        if (!management.containsVertexLabel(label)) {
            management.makeVertexLabel(label).make();
        }
        declareKeys(management, types);
        management.commit();
    }

    void declareEdges(String label, Map<String, String> types) {
        JanusGraphManagement management = graph.openManagement();
        if (!management.containsEdgeLabel(label)) {
            management.makeEdgeLabel(label).make();
        }
        declareKeys(management, types);
        management.commit();
    }

    private static void declareKeys(JanusGraphManagement management, Map<String, String> types) {
        declareKey(management, Element.KEY, Long.class);
        types.forEach((key, type) -> declareKey(management, key, CLASSES.getOrDefault(type, Object.class)));
    }

    private static void declareKey(JanusGraphManagement management, String key, Class<?> type) {
        if (!management.containsPropertyKey(key)) {
            management
                    .makePropertyKey(key)
                    .dataType(type)
                    .cardinality(Cardinality.SINGLE)
                    .make();
        }
    }
}

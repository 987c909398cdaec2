package dev.touchstone.gremlin.tell;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyType;
import java.util.ArrayList;
import java.util.List;

/** JanusGraph: labels and keys are declared, and an index over what is there is registered, filled and enabled. */
final class JanusGraphLines implements SchemaLines {
    private static final String OPEN = "mgmt = graph.openManagement()";
    private static final String COMMIT = "mgmt.commit()";
    private static final String CORE = "org.janusgraph.core.";

    @Override
    public List<String> before(PropertyGraph graph) {
        Words words = Words.of(graph);
        List<String> lines = new ArrayList<>(List.of(OPEN));
        words.vertices()
                .keySet()
                .forEach(label -> lines.add("mgmt.makeVertexLabel(" + SchemaLines.text(label) + ").make()"));
        words.edges()
                .keySet()
                .forEach(label -> lines.add("mgmt.makeEdgeLabel(" + SchemaLines.text(label) + ").make()"));
        words.keys()
                .forEach((key, type) -> lines.add("mgmt.makePropertyKey(" + SchemaLines.text(key) + ").dataType("
                        + javaType(type) + ".class).cardinality(" + CORE + "Cardinality.SINGLE).make()"));
        lines.add(COMMIT);
        return lines.size() == 2 ? List.of() : lines;
    }

    private static String javaType(PropertyType type) {
        return switch (type) {
            case BOOLEAN -> "Boolean";
            case INT -> "Integer";
            case LONG -> "Long";
            case FLOAT -> "Float";
            case DOUBLE -> "Double";
            case STRING -> "String";
            default -> "Object";
        };
    }

    @Override
    public List<String> create(Index index, PropertyGraph graph) {
        String kind = SchemaLines.isOnEdges(index) ? "Edge" : "Vertex";
        String name = SchemaLines.text(SchemaLines.name(index));
        return List.of(
                OPEN,
                "mgmt.buildIndex(" + name + ", " + kind + ".class).addKey(mgmt.getPropertyKey("
                        + SchemaLines.text(index.property()) + ")).indexOnly(mgmt.get" + kind + "Label("
                        + SchemaLines.text(index.label()) + ")).buildCompositeIndex()",
                COMMIT,
                await(name, "REGISTERED"),
                OPEN,
                change(name, "REINDEX"),
                COMMIT,
                await(name, "ENABLED"));
    }

    @Override
    public List<String> drop(Index index, PropertyGraph graph) {
        String name = SchemaLines.text(SchemaLines.name(index));
        return List.of(OPEN, change(name, "DISABLE_INDEX"), COMMIT, await(name, "DISABLED"));
    }

    private static String change(String name, String action) {
        return "mgmt.updateIndex(mgmt.getGraphIndex(" + name + "), " + CORE + "schema.SchemaAction." + action
                + ").get()";
    }

    private static String await(String name, String status) {
        String enabled = status.equals("REGISTERED") ? ", " + CORE + "schema.SchemaStatus.ENABLED" : "";
        return "org.janusgraph.graphdb.database.management.ManagementSystem.awaitGraphIndexStatus(graph, " + name
                + ").status(" + CORE + "schema.SchemaStatus." + status + enabled + ").call()";
    }
}

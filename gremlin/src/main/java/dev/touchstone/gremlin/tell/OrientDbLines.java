package dev.touchstone.gremlin.tell;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyType;
import java.util.ArrayList;
import java.util.List;

/** OrientDB: labels are classes, and an index has a type where its property has none. */
final class OrientDbLines implements SchemaLines {
    private static final String METADATA = "graph.getRawDatabase().getMetadata()";

    @Override
    public List<String> before(PropertyGraph graph) {
        Words words = Words.of(graph);
        List<String> lines = new ArrayList<>();
        words.vertices()
                .keySet()
                .forEach(label -> lines.add("graph.createVertexClass(" + SchemaLines.text(label) + ")"));
        words.edges().keySet().forEach(label -> lines.add("graph.createEdgeClass(" + SchemaLines.text(label) + ")"));
        return lines;
    }

    @Override
    public List<String> create(Index index, PropertyGraph graph) {
        String type = Words.of(graph).type(index).map(OrientDbLines::type).orElse("STRING");
        String label = SchemaLines.text(index.label());
        return List.of(METADATA + ".getIndexManager().createIndex(" + SchemaLines.text(SchemaLines.name(index))
                + ", 'NOTUNIQUE', new com.orientechnologies.orient.core.index.OPropertyIndexDefinition(" + label + ", "
                + SchemaLines.text(index.property()) + ", com.orientechnologies.orient.core.metadata.schema.OType."
                + type + "), " + METADATA + ".getSchema().getClass(" + label
                + ").getPolymorphicClusterIds(), null, null)");
    }

    private static String type(PropertyType type) {
        return type == PropertyType.INT ? "INTEGER" : type.name();
    }

    @Override
    public List<String> drop(Index index, PropertyGraph graph) {
        return List.of("graph.getRawDatabase().command(" + SchemaLines.text("DROP INDEX " + SchemaLines.name(index))
                + ").close()");
    }
}

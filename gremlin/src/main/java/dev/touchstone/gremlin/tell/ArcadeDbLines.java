package dev.touchstone.gremlin.tell;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** ArcadeDB: labels are types, and indexes are made by SQL, each on a property that is declared for it. */
final class ArcadeDbLines implements SchemaLines {

    @Override
    public List<String> before(PropertyGraph graph) {
        Words words = Words.of(graph);
        List<String> lines = new ArrayList<>();
        words.vertices().keySet().forEach(label -> lines.add(type("Vertex", label)));
        words.edges().keySet().forEach(label -> lines.add(type("Edge", label)));
        return lines;
    }

    private static String type(String kind, String label) {
        return "graph.getDatabase().getSchema().getOrCreate" + kind + "Type(" + SchemaLines.text(label) + ")";
    }

    @Override
    public List<String> create(Index index, PropertyGraph graph) {
        String type = Words.of(graph).type(index).map(ArcadeDbLines::sqlType).orElse("STRING");
        return Stream.of(
                        "CREATE PROPERTY " + index.label() + "." + index.property() + " IF NOT EXISTS " + type,
                        "CREATE INDEX ON " + index.label() + " (" + index.property() + ") NOTUNIQUE")
                .map(sql -> "graph.getDatabase().command('sql', " + SchemaLines.text(sql) + ")")
                .toList();
    }

    private static String sqlType(PropertyType type) {
        return type == PropertyType.INT ? "INTEGER" : type.name();
    }

    @Override
    public List<String> drop(Index index, PropertyGraph graph) {
        return List.of("graph.getDatabase().getSchema().dropIndex("
                + SchemaLines.text(index.label() + "[" + index.property() + "]") + ")");
    }
}

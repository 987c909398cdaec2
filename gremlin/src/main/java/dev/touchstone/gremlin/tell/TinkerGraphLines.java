package dev.touchstone.gremlin.tell;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import java.util.List;

/** TinkerGraph knows no schema and no transactions, and an index of it covers a key on all labels. */
final class TinkerGraphLines implements SchemaLines {

    @Override
    public List<String> before(PropertyGraph graph) {
        return List.of();
    }

    @Override
    public List<String> create(Index index, PropertyGraph graph) {
        return List.of(call("createIndex", index));
    }

    @Override
    public List<String> drop(Index index, PropertyGraph graph) {
        return List.of(call("dropIndex", index));
    }

    private static String call(String method, Index index) {
        return "graph." + method + "(" + SchemaLines.text(index.property()) + ", "
                + (SchemaLines.isOnEdges(index) ? "Edge" : "Vertex") + ".class)";
    }

    @Override
    public List<String> commit() {
        return List.of();
    }
}

package dev.touchstone.gremlin.tell;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import java.util.List;

/** A server that somebody else runs: what it is, and how it is told of indexes, they know. Only there a comment stands for what is done. */
final class UnknownLines implements SchemaLines {

    @Override
    public List<String> before(PropertyGraph graph) {
        return List.of();
    }

    @Override
    public List<String> create(Index index, PropertyGraph graph) {
        return List.of(comment("create", index));
    }

    @Override
    public List<String> drop(Index index, PropertyGraph graph) {
        return List.of(comment("drop", index));
    }

    private static String comment(String verb, Index index) {
        return "// " + verb + " an index on " + SchemaLines.text(index.property()) + " of "
                + (SchemaLines.isOnEdges(index) ? "edges" : "vertices") + " with label "
                + SchemaLines.text(index.label());
    }

    @Override
    public List<String> commit() {
        return List.of();
    }
}

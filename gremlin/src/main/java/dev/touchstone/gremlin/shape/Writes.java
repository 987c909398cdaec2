package dev.touchstone.gremlin.shape;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;

/** Whether a traversal changes the graph. */
public final class Writes {
    private static final List<String> WRITING = List.of("addV", "addE", "property", "drop", "mergeV", "mergeE");

    private Writes() {}

    public static boolean in(Traversal traversal) {
        return Tree.nodes(traversal).anyMatch(node -> node instanceof Call call && WRITING.contains(call.name()));
    }
}

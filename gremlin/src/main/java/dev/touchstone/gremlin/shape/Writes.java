package dev.touchstone.gremlin.shape;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;

/** Whether a traversal may change the graph, at whatever depth. */
public final class Writes {
    private Writes() {}

    public static boolean in(Traversal traversal) {
        return Tree.nodes(traversal).anyMatch(node -> node instanceof Call call && StepTable.mayWrite(call));
    }

    static boolean in(Call call) {
        return Tree.nodes(call).anyMatch(node -> node instanceof Call inner && StepTable.mayWrite(inner));
    }
}

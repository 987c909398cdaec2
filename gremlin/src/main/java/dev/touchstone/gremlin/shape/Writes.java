package dev.touchstone.gremlin.shape;

import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.Set;

/** Whether a traversal changes the graph. */
public final class Writes {
    private static final Set<String> WRITING = Set.of("addV", "addE", "property", "drop", "mergeV", "mergeE");

    private Writes() {}

    public static boolean in(Traversal traversal) {
        for (Call call : traversal.calls()) {
            if (WRITING.contains(call.name()) || Kind.nested(call).stream().anyMatch(Writes::in)) {
                return true;
            }
        }
        return false;
    }
}

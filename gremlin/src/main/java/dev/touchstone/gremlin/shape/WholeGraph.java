package dev.touchstone.gremlin.shape;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;

/** Traversals that show a whole graph. */
public final class WholeGraph {
    public static final Traversal VERTICES = Traversal.of(
            Call.of("V"),
            Call.of("project", text("label"), text("properties")),
            Call.of("by", new Token("T", "label")),
            Call.of("by", nested(Call.of("valueMap"))));

    /** Ends by their keys; one that was added by the traversal itself may have none. */
    public static final Traversal EDGES = Traversal.of(
            Call.of("E"),
            Call.of("project", text("label"), text("from"), text("to"), text("properties")),
            Call.of("by", new Token("T", "label")),
            Call.of("by", nested(Call.of("outV"), Call.of("values", text("uid")), Call.of("fold"))),
            Call.of("by", nested(Call.of("inV"), Call.of("values", text("uid")), Call.of("fold"))),
            Call.of("by", nested(Call.of("valueMap"))));

    private WholeGraph() {}
}

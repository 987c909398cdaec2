package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Query;

/** Which queries may change the graph. */
final class Writing {
    private Writing() {}

    static boolean in(Query query) {
        return Tree.nodes(query)
                .anyMatch(node -> node instanceof Clause.Create
                        || node instanceof Clause.Merge
                        || node instanceof Clause.Set
                        || node instanceof Clause.Remove
                        || node instanceof Clause.Delete);
    }
}

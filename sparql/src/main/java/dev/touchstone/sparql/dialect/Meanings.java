package dev.touchstone.sparql.dialect;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.sparql.syntax.Path.Alternative;
import dev.touchstone.sparql.syntax.Path.Except;
import dev.touchstone.sparql.syntax.Path.OneOrMore;
import dev.touchstone.sparql.syntax.Path.ZeroOrMore;
import dev.touchstone.sparql.syntax.Path.ZeroOrOne;

/** Which queries mean in a dialect what they mean in the standard: those without what the dialect is known to read in its own way. */
public final class Meanings {
    private Meanings() {}

    public static boolean areShared(Record tree, Dialect dialect) {
        return (Feature.GRAPH_SCOPES.in(dialect) || GraphScopes.areFlat(tree))
                && (Feature.BOTH_ALTERNATIVES.in(dialect) || findsOnce(tree))
                && (Feature.TYPED_BOOLEANS.in(dialect) || !BooleanValues.areBound(tree));
    }

    /** Whether no path has alternatives that may find a pair twice. A path that is repeated finds each pair once, whatever is in it. */
    private static boolean findsOnce(Record node) {
        return switch (node) {
            case ZeroOrMore more -> true;
            case OneOrMore more -> true;
            case ZeroOrOne once -> true;
            case Alternative choice -> false;
            case Except(var forward, var backward) -> forward.isEmpty() || backward.isEmpty();
            default -> Tree.children(node).stream().allMatch(Meanings::findsOnce);
        };
    }
}

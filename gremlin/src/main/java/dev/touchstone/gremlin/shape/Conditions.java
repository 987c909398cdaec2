package dev.touchstone.gremlin.shape;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.Set;

/**
 * What decides which traversers go on. Engines choose which of several conditions they ask first, and take no more than is asked for, so that
 * a condition that is an error for some elements may never meet them. Where there is one condition, there is nothing to choose.
 */
public final class Conditions {
    private static final Set<String> NAMES = Set.of(
            "has",
            "hasNot",
            "hasLabel",
            "hasId",
            "hasKey",
            "hasValue",
            "where",
            "filter",
            "not",
            "and",
            "or",
            "is",
            "limit",
            "range",
            "skip",
            "tail",
            "dedup",
            "simplePath",
            "cyclicPath",
            "match");

    private Conditions() {}

    /** Whether there is more than one. A condition that is made of others counts as these. */
    public static boolean areSeveral(Traversal traversal) {
        return Tree.nodes(traversal)
                        .filter(node -> node instanceof Call call && isPlain(call))
                        .limit(2)
                        .count()
                > 1;
    }

    private static boolean isPlain(Call call) {
        return NAMES.contains(call.name())
                && Kind.nested(call).stream()
                        .flatMap(Tree::nodes)
                        .noneMatch(node -> node instanceof Call inner && NAMES.contains(inner.name()));
    }
}

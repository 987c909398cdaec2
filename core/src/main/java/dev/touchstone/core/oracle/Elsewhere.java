package dev.touchstone.core.oracle;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.tree.Tree;
import java.util.List;

/** Cases on other engines than those that they were found on. */
public final class Elsewhere {
    private Elsewhere() {}

    /**
     * The case with another engine in the place of one of its own: of the one with the same name, or of its only one.
     *
     * @throws IllegalArgumentException where it is not clear which one is meant
     */
    public static Case on(Case proposed, EngineId other) {
        List<EngineId> asked = proposed.engines();
        List<EngineId> namesakes = asked.stream()
                .filter(engine -> engine.name().equals(other.name()))
                .toList();
        if (namesakes.size() == 1) {
            return replaced(proposed, namesakes.getFirst(), other);
        }
        if (asked.size() == 1) {
            return replaced(proposed, asked.getFirst(), other);
        }
        throw new IllegalArgumentException(other + " could stand for more than one of " + asked);
    }

    private static Case replaced(Case proposed, EngineId one, EngineId other) {
        return (Case) Tree.rewrite((Record) proposed, node -> node.equals(one) ? other : node);
    }
}

package dev.touchstone.core.oracle;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.tree.Tree;
import java.util.List;

/** Cases on other engines than those that they were found on. */
public final class Elsewhere {
    private Elsewhere() {}

    /**
     * The engine of a case whose place another takes: the one that is accused if it has the same name, else the only one with that name,
     * else the accused.
     *
     * @throws IllegalArgumentException where it is not clear which one is meant
     */
    public static EngineId place(Case proposed, EngineId accused, EngineId other) {
        List<EngineId> asked = proposed.engines();
        List<EngineId> namesakes = asked.stream()
                .filter(engine -> engine.name().equals(other.name()))
                .toList();
        if (namesakes.size() == 1) {
            return namesakes.getFirst();
        }
        if (asked.contains(accused) && (namesakes.isEmpty() || namesakes.contains(accused))) {
            return accused;
        }
        throw new IllegalArgumentException(other + " could stand for more than one of " + asked);
    }

    /** The case with another engine wherever it asks one of its own. */
    public static Case replaced(Case proposed, EngineId one, EngineId other) {
        return (Case) Tree.rewrite((Record) proposed, node -> node.equals(one) ? other : node);
    }
}

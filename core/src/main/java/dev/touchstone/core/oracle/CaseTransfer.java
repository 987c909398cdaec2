package dev.touchstone.core.oracle;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.tree.Tree;
import java.util.List;
import java.util.Optional;

/** Cases on other engines than those that they were found on. */
public final class CaseTransfer {
    private CaseTransfer() {}

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
        throw new IllegalArgumentException(other + " could replace more than one of " + asked);
    }

    /**
     * The case with another engine wherever it asks one of its own.
     *
     * @param reference what says the other's right answers, where that is an engine: what is right may change with the version
     */
    public static Case replaced(Case proposed, EngineId one, EngineId other, Optional<EngineId> reference) {
        return (Case) Tree.rewrite((Record) proposed, node -> moved(node, one, other, reference));
    }

    /** Goes from the leaves to the root, so that the engine of a pair is the other one already. */
    private static Record moved(Record node, EngineId one, EngineId other, Optional<EngineId> reference) {
        if (node instanceof TruthCase measured
                && measured.engine().equals(other)
                && measured.reference().isPresent()
                && reference.isPresent()) {
            return measured.by(reference.get());
        }
        if (node instanceof Transferable proposed && !one.name().equals(other.name())) {
            return (Record) proposed.elsewhere();
        }
        return node.equals(one) ? other : node;
    }
}

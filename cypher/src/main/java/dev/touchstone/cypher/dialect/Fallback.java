package dev.touchstone.cypher.dialect;

import dev.touchstone.core.engine.Dialect;
import java.util.Optional;
import java.util.function.Function;

/** One way to say something without a feature. */
record Fallback(Feature feature, Way way) {

    /** How to get from a node that uses the feature to one that means the same; empty where it cannot be done so. */
    @FunctionalInterface
    interface Way {
        Optional<? extends Record> from(Record node, Dialect dialect);
    }

    /** A way for one kind of nodes. It must not lead back to where it started, neither by itself nor with others. */
    static <N extends Record> Fallback of(Feature feature, Class<N> kind, Function<N, Optional<? extends Record>> way) {
        return new Fallback(
                feature, (node, dialect) -> kind.isInstance(node) ? way.apply(kind.cast(node)) : Optional.empty());
    }
}

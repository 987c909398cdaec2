package dev.touchstone.host.gremlinreference;

import dev.touchstone.host.tinkerpop.SourceChange;
import java.util.function.Consumer;
import org.apache.tinkerpop.gremlin.process.traversal.Traversal;
import org.apache.tinkerpop.gremlin.process.traversal.TraversalStrategy;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;
import org.apache.tinkerpop.gremlin.process.traversal.strategy.AbstractTraversalStrategy;

/**
 * The reference with a mutant: a strategy that rewrites compiled steps wrongly. It poses as an optimisation, so that it goes when optimisations are
 * switched off, as a real one would.
 */
public final class MutantStrategy implements SourceChange {

    @Override
    public GraphTraversalSource of(GraphTraversalSource source, String name) {
        return source.withStrategies(new Strategy(Mutant.named(name)));
    }

    private static final class Strategy extends AbstractTraversalStrategy<TraversalStrategy.OptimizationStrategy>
            implements TraversalStrategy.OptimizationStrategy {
        private static final long serialVersionUID = 1;

        private final transient Consumer<Traversal.Admin<?, ?>> rewriting;

        Strategy(Consumer<Traversal.Admin<?, ?>> rewriting) {
            this.rewriting = rewriting;
        }

        @Override
        public void apply(Traversal.Admin<?, ?> traversal) {
            rewriting.accept(traversal);
        }
    }
}

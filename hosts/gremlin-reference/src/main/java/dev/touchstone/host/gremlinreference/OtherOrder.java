package dev.touchstone.host.gremlinreference;

import dev.touchstone.host.tinkerpop.SourceChange;
import java.util.ArrayList;
import java.util.Random;
import org.apache.tinkerpop.gremlin.process.traversal.Traversal;
import org.apache.tinkerpop.gremlin.process.traversal.TraversalStrategy;
import org.apache.tinkerpop.gremlin.process.traversal.dsl.graph.GraphTraversalSource;
import org.apache.tinkerpop.gremlin.process.traversal.step.map.GraphStep;
import org.apache.tinkerpop.gremlin.process.traversal.step.util.CollectingBarrierStep;
import org.apache.tinkerpop.gremlin.process.traversal.strategy.AbstractTraversalStrategy;
import org.apache.tinkerpop.gremlin.process.traversal.traverser.util.TraverserSet;
import org.apache.tinkerpop.gremlin.process.traversal.util.TraversalHelper;

/** The right answer, differently: what {@code V()} and {@code E()} find comes in another order, which Gremlin leaves open. */
public final class OtherOrder implements SourceChange {

    @Override
    public GraphTraversalSource of(GraphTraversalSource source, String name) {
        return source.withStrategies(new Strategy());
    }

    private static final class Strategy extends AbstractTraversalStrategy<TraversalStrategy.DecorationStrategy>
            implements TraversalStrategy.DecorationStrategy {
        private static final long serialVersionUID = 1;

        @Override
        public void apply(Traversal.Admin<?, ?> traversal) {
            for (GraphStep<?, ?> step : new ArrayList<>(TraversalHelper.getStepsOfClass(GraphStep.class, traversal))) {
                TraversalHelper.insertAfterStep(new Shuffled<>(traversal), step, traversal);
            }
        }
    }

    private static final class Shuffled<S> extends CollectingBarrierStep<S> {
        private static final long serialVersionUID = 1;

        Shuffled(Traversal.Admin<?, ?> traversal) {
            super(traversal);
        }

        /** The same order each time, so that a case that fails fails again. */
        @Override
        public void barrierConsumer(TraverserSet<S> traversers) {
            traversers.shuffle(new Random(traversers.size()));
        }
    }
}

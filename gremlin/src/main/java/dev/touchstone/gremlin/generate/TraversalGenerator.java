package dev.touchstone.gremlin.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.Optional;

/**
 * Random traversals in which each step takes what the step before it gives. One traverser is looked after from the beginning: every step is
 * chosen so that it gets through, and so nearly every traversal returns something.
 */
public final class TraversalGenerator {
    private static final double SAMPLED = 0.1;
    /** The number that {@code sample()} wants is an int. */
    private static final Typed ONE = new Typed(PropertyType.INT, Values.of(1));

    private static final double DARING = 0.15;
    private static final double SACKED = 0.06;

    private final PropertyGraph graph;
    private final Dialect dialect;
    private final Limits limits;
    private final Choices choices;

    public TraversalGenerator(PropertyGraph graph, Dialect dialect, Limits limits, Choices choices) {
        this.graph = graph;
        this.dialect = dialect;
        this.limits = limits;
        this.choices = choices;
    }

    /** A traversal that reads, and whose answer is determined as a multiset, in every version alike. */
    public Traversal reading() {
        return reading(false);
    }

    /**
     * A traversal that reads, for one engine alone: its answer is determined as a multiset, but versions may differ, since a few steps ask
     * for keys that are not there, or compare what has no common type.
     */
    public Traversal daring() {
        return reading(choices.chance(DARING));
    }

    /** A traversal whose answer may be left to chance. */
    public Traversal loose() {
        Traversal traversal = daring();
        return choices.chance(SAMPLED) ? traversal.then(Call.of("sample", new Constant(ONE))) : traversal;
    }

    /** A traversal that writes, or empty where the graph has nothing to write about. What it does is determined. */
    public Optional<Traversal> writing() {
        return graph.nodes().isEmpty() ? Optional.empty() : Optional.of(new Updates(ground(false)).any());
    }

    private Traversal reading(boolean daring) {
        if (graph.nodes().isEmpty()) {
            return Traversal.of(Call.of("V"), Call.of("count"));
        }
        TraversalDraft walk = TraversalDraft.from(ground(daring), choices.chance(SACKED))
                .steps(choices.between(1, Math.max(1, limits.clauses() - 2)), limits.depth());
        return walk.traversal().then(new ResultSteps(walk).any());
    }

    private GenerationContext ground(boolean daring) {
        return new GenerationContext(graph, dialect, daring, choices);
    }
}

package dev.touchstone.gremlin.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;

/**
 * Random traversals in which each step takes what the step before it gives. One traverser is looked after from the beginning: every step is
 * chosen so that it gets through, and so nearly every traversal returns something.
 */
public final class TraversalGenerator {
    private static final double SAMPLED = 0.1;

    private final PropertyGraph graph;
    private final List<PropertyType> types;
    private final Limits limits;
    private final Choices choices;

    public TraversalGenerator(PropertyGraph graph, Dialect dialect, Limits limits, Choices choices) {
        this.graph = graph;
        this.types = dialect.types();
        this.limits = limits;
        this.choices = choices;
    }

    /** A traversal that reads, and whose answer is determined as a multiset. */
    public Traversal reading() {
        if (graph.nodes().isEmpty()) {
            return Traversal.of(Call.of("V"), Call.of("count"));
        }
        Walk walk = elements();
        return walk.traversal().then(new Ends(types, choices).after(walk.spot()));
    }

    /** A traversal whose answer may be left to chance. */
    public Traversal loose() {
        Traversal traversal = reading();
        return choices.chance(SAMPLED) ? traversal.then(Call.of("sample", Argument.number(1))) : traversal;
    }

    private Walk elements() {
        return Walk.from(graph, types, choices)
                .steps(choices.between(1, Math.max(1, limits.clauses() - 2)), limits.depth());
    }
}

package dev.touchstone.gremlin.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.GraphGenerator;
import dev.touchstone.core.generate.GraphStyle;
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
    /** A vertex has exactly one label, and an edge type says which labels it joins. */
    public static final GraphStyle STYLE = new GraphStyle(1, 1, true);

    private static final double SAMPLED = 0.1;
    /** The number that {@code sample()} wants is an int. */
    private static final Typed ONE = new Typed(PropertyType.INT, Values.of(1));

    private static final double DARING = 0.15;
    private static final double SACKED = 0.06;

    /** The share of traversals that are cut out of another graph of the schema, and so may find nothing. */
    private static final double OTHER = 0.08;

    /** On a large graph, what was cut out of a small one may find too much. */
    private static final int SMALL = 20;

    private static final DatasetSettings OTHER_SIZE =
            new DatasetSettings(5, 8, 0, 1, 1, 1, new DatasetSettings.Density(0, 0.7, 0, 0));

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
        return graph.nodes().isEmpty() ? Optional.empty() : Optional.of(new Updates(ground(graph, false)).any());
    }

    private Traversal reading(boolean daring) {
        PropertyGraph model = model();
        if (model.nodes().isEmpty()) {
            return Traversal.of(Call.of("V"), Call.of("count"));
        }
        TraversalDraft walk = TraversalDraft.from(ground(model, daring), choices.chance(SACKED))
                .steps(choices.between(1, Math.max(1, limits.clauses() - 2)), limits.depth());
        return walk.traversal().then(new ResultSteps(walk).any());
    }

    /** The graph that a traversal is cut out of: where it finds nothing, another one of the same schema. */
    private PropertyGraph model() {
        boolean other = graph.nodes().isEmpty()
                || (graph.nodes().size() <= SMALL && choices.split("other").chance(OTHER));
        boolean possible = !graph.schema().nodeTypes().isEmpty()
                && !graph.schema().edgeTypes().isEmpty();
        return other && possible
                ? new GraphGenerator(OTHER_SIZE, STYLE, dialect).generate(graph.schema(), choices.split("model"))
                : graph;
    }

    private GenerationContext ground(PropertyGraph model, boolean daring) {
        return new GenerationContext(model, dialect, daring, choices);
    }
}

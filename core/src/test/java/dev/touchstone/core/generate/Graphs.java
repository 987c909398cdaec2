package dev.touchstone.core.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.DatasetSettings.Density;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The graphs of 200 seeds, with every type of property, in both styles. */
final class Graphs {
    static final int SEEDS = 200;
    static final DatasetSettings SETTINGS = DatasetSettings.DEFAULT;

    /** Any number of labels, any two ends. */
    static final GraphStyle LOOSE = new GraphStyle(0, 3, false);

    /** One label, and typed ends. */
    static final GraphStyle STRICT = new GraphStyle(1, 1, true);

    private static final Map<GraphStyle, List<PropertyGraph>> LOADED = new ConcurrentHashMap<>();
    private static final Map<GraphStyle, List<PropertyGraph>> GROWN = new ConcurrentHashMap<>();

    static final Density ALWAYS_GROWN = new Density(1, 0.7, 0.1, 0.2);

    private Graphs() {}

    static List<PropertyGraph> of(GraphStyle style) {
        return LOADED.computeIfAbsent(style, Graphs::generate);
    }

    /** The same once more, from the seeds. */
    static List<PropertyGraph> generate(GraphStyle style) {
        return of(style, SETTINGS);
    }

    /** All of them with a history. */
    static List<PropertyGraph> grown(GraphStyle style) {
        return GROWN.computeIfAbsent(style, Graphs::grow);
    }

    /** The same once more, from the seeds. */
    static List<PropertyGraph> grow(GraphStyle style) {
        return of(style, new DatasetSettings(100, 200, 200, 5, 4, 8, ALWAYS_GROWN));
    }

    private static List<PropertyGraph> of(GraphStyle style, DatasetSettings settings) {
        return LongStream.range(0, SEEDS)
                .mapToObj(seed -> graph(style, settings, seed))
                .toList();
    }

    static PropertyGraph graph(GraphStyle style, DatasetSettings settings, long seed) {
        Choices choices = new Choices(seed);
        Dialect dialect = new Dialect("any", List.of(PropertyType.values()), List.of(Dialect.EDGE_INDEXES));
        return new GraphGenerator(settings, style, dialect).generate(choices.split("schema"), choices.split("dataset"));
    }

    /** Checks one graph after the other, and names the seed of the first that fails: all of them fill no message. */
    static void each(List<PropertyGraph> graphs, Consumer<PropertyGraph> check) {
        for (int seed = 0; seed < graphs.size(); seed++) {
            try {
                check.accept(graphs.get(seed));
            } catch (AssertionError e) {
                throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
            }
        }
    }

    /** The seeds whose graphs are not the same in both lists. */
    static List<Integer> differing(List<PropertyGraph> some, List<PropertyGraph> others) {
        return IntStream.range(0, SEEDS)
                .filter(seed -> !some.get(seed).equals(others.get(seed)))
                .boxed()
                .toList();
    }

    /** How many graphs are like this. */
    static long count(List<PropertyGraph> graphs, Predicate<PropertyGraph> like) {
        return graphs.stream().filter(like).count();
    }
}

package dev.touchstone.gremlin.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.gremlin.GremlinLanguage;
import dev.touchstone.gremlin.dialect.Feature;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Generators over random graphs. */
public final class Samples {
    /** So many generators share a graph, which takes longer to make than a traversal. */
    private static final int TO_A_GRAPH = 40;

    private static final List<PropertyType> TYPES = List.of(
            PropertyType.BOOLEAN,
            PropertyType.INT,
            PropertyType.LONG,
            PropertyType.FLOAT,
            PropertyType.DOUBLE,
            PropertyType.STRING);

    /** Everything that any version has. */
    static final Dialect FULL = new Dialect(
            "gremlin", TYPES, Arrays.stream(Feature.values()).map(Feature::key).toList());

    /** What all versions have. */
    static final Dialect COMMON = new Dialect("gremlin", TYPES, List.of());

    private Samples() {}

    /** So many generators, for everything that any version has. */
    public static Stream<TraversalGenerator> generators(int count) {
        return generators(count, FULL);
    }

    static Stream<TraversalGenerator> generators(int count, Dialect dialect) {
        return IntStream.range(0, count / TO_A_GRAPH).boxed().flatMap(seed -> generators(new Choices(seed), dialect));
    }

    private static Stream<TraversalGenerator> generators(Choices choices, Dialect dialect) {
        PropertyGraph graph = (PropertyGraph) new GremlinLanguage()
                .dataset(DatasetSettings.DEFAULT, dialect, choices.split("schema"), choices.split("content"));
        return IntStream.range(0, TO_A_GRAPH)
                .mapToObj(i -> new TraversalGenerator(graph, dialect, Limits.DEFAULT, choices.split("traversal", i)));
    }
}

package dev.touchstone.cypher.mistake;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.engine.StandIn;
import dev.touchstone.core.engine.Target;
import dev.touchstone.cypher.dialect.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The reference in the place of an engine: as it is, with rows in another order, and once with each mistake. */
public final class Replicas {
    private static final List<PropertyType> TYPES = List.of(
            PropertyType.BOOLEAN,
            PropertyType.LONG,
            PropertyType.DOUBLE,
            PropertyType.STRING,
            PropertyType.STRINGS,
            PropertyType.DATE,
            PropertyType.LOCAL_TIME,
            PropertyType.TIME,
            PropertyType.LOCAL_DATETIME,
            PropertyType.DATETIME,
            PropertyType.DURATION,
            PropertyType.POINT);

    /** The one thing that the reference can be told to do otherwise. */
    private static final List<Map<String, String>> WAYS = List.of(Map.of("order", "another"));

    private Replicas() {}

    public static List<StandIn> all() {
        Dialect dialect = new Dialect("cypher", TYPES, features());
        return Stream.concat(Stream.of(Mistake.NONE, Mistake.OTHER_ORDER), Mistakes.ALL.stream())
                .map(mistake -> new StandIn(
                        new Target(new EngineId("reference", mistake.name()), dialect, WAYS),
                        mistake.sentence(),
                        () -> new ReferenceEngine(mistake)))
                .toList();
    }

    /** What the reference can do shows in the same way as what an engine can do. */
    private static List<String> features() {
        List<String> features = new ArrayList<>(List.of(Dialect.EDGE_INDEXES));
        for (Feature feature : Feature.all()) {
            if (isAnswered(feature.probe())) {
                features.add(feature.key());
            }
        }
        return features;
    }

    private static boolean isAnswered(Probe probe) {
        ReferenceEngine engine = new ReferenceEngine(Mistake.NONE);
        engine.load(probe.dataset());
        Outcome outcome = engine.run(probe.statement(), Map.of());
        return outcome instanceof Rows rows
                && new Comparison(Sameness.TYPED)
                        .asMultisets(probe.rows(), rows.answer().rows())
                        .isNone();
    }
}

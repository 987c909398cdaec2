package dev.touchstone.cypher.mutant;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.engine.References;
import dev.touchstone.core.engine.Target;
import dev.touchstone.cypher.dialect.Feature;
import dev.touchstone.cypher.statement.FeatureProbe;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The reference as an in-process engine: unchanged, with rows in another order, and each mutant. */
public final class InProcessReference {
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

    /** The only option of the reference. */
    private static final List<Map<String, String>> WAYS = List.of(Map.of("order", "another"));

    private InProcessReference() {}

    public static References references() {
        Dialect dialect = new Dialect("cypher", TYPES, features());
        return new References(
                of(Mutant.NONE, dialect),
                of(Mutant.OTHER_ORDER, dialect),
                Mutants.ALL.stream().map(mutant -> of(mutant, dialect)).toList());
    }

    private static InProcessEngine of(Mutant mutant, Dialect dialect) {
        return new InProcessEngine(
                new Target(new EngineId("reference", mutant.name()), dialect, WAYS),
                mutant.sentence(),
                () -> new ReferenceEngine(mutant));
    }

    /** What the reference can do shows in the same way as what an engine can do. */
    private static List<String> features() {
        List<String> features = new ArrayList<>(List.of(Dialect.EDGE_INDEXES, Dialect.UNIQUENESS_CONSTRAINTS));
        for (Feature feature : Feature.all()) {
            if (isAnswered(FeatureProbe.of(feature))) {
                features.add(feature.key());
            }
        }
        return features;
    }

    private static boolean isAnswered(Probe probe) {
        ReferenceEngine engine = new ReferenceEngine(Mutant.NONE);
        engine.load(probe.dataset());
        Outcome outcome = engine.run(probe.statement(), Map.of());
        return outcome instanceof Rows rows
                && new Comparison(Sameness.TYPED)
                        .asMultisets(probe.rows(), rows.answer().rows())
                        .isNone();
    }
}

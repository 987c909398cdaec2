package dev.touchstone.sparql.mutant;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.engine.References;
import dev.touchstone.core.engine.Target;
import dev.touchstone.sparql.dialect.Feature;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The reference as an in-process engine: unchanged, with rows in another order, and each mutant. */
public final class InProcessReference {
    /** The only option of the reference. */
    private static final List<Map<String, String>> WAYS = List.of(Map.of("order", "another"));

    private InProcessReference() {}

    public static References references() {
        List<String> features =
                Arrays.stream(Feature.values()).map(Feature::key).toList();
        Dialect dialect = new Dialect("sparql", List.of(), features);
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
}

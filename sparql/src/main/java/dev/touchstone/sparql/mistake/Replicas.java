package dev.touchstone.sparql.mistake;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.StandIn;
import dev.touchstone.core.engine.Target;
import dev.touchstone.sparql.dialect.Feature;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The reference in the place of an engine: as it is, with rows in another order, and once with each mistake. */
public final class Replicas {
    /** The one thing that the reference can be told to do otherwise. */
    private static final List<Map<String, String>> WAYS = List.of(Map.of("order", "another"));

    private Replicas() {}

    public static List<StandIn> all() {
        List<String> features =
                Arrays.stream(Feature.values()).map(Feature::key).toList();
        Dialect dialect = new Dialect("sparql", List.of(), features);
        return Stream.concat(Stream.of(Mistake.NONE, Mistake.OTHER_ORDER), Mistakes.ALL.stream())
                .map(mistake -> new StandIn(
                        new Target(new EngineId("reference", mistake.name()), dialect, WAYS),
                        mistake.sentence(),
                        () -> new ReferenceEngine(mistake)))
                .toList();
    }
}

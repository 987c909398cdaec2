package dev.touchstone.cypher.mutant;

import java.util.List;
import java.util.stream.Stream;

/** All mutants that the oracles of Cypher must catch. */
public final class Mutants {
    public static final List<Mutant> ALL = Stream.of(
                    ClauseMutants.ALL,
                    PatternMutants.ALL,
                    ProjectionMutants.ALL,
                    AggregationMutants.ALL,
                    LogicMutants.ALL,
                    ValueMutants.ALL,
                    WriteMutants.ALL,
                    StorageMutants.ALL,
                    CompositionMutants.ALL)
            .flatMap(List::stream)
            .toList();

    private Mutants() {}
}

package dev.touchstone.sparql.mutant;

import java.util.List;
import java.util.stream.Stream;

/** All mutants that the oracles of SPARQL must catch. */
public final class Mutants {
    public static final List<Mutant> ALL = Stream.of(
                    GroupMutants.ALL,
                    PathMutants.ALL,
                    SelectionMutants.ALL,
                    AggregateMutants.ALL,
                    LogicMutants.ALL,
                    FunctionMutants.ALL,
                    StorageMutants.ALL,
                    CompositionMutants.ALL)
            .flatMap(List::stream)
            .toList();

    private Mutants() {}
}

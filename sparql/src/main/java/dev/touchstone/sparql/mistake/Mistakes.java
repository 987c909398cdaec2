package dev.touchstone.sparql.mistake;

import java.util.List;
import java.util.stream.Stream;

/** All mistakes that the oracles of SPARQL must catch. */
public final class Mistakes {
    public static final List<Mistake> ALL = Stream.of(
                    GroupMistakes.ALL,
                    PathMistakes.ALL,
                    SelectionMistakes.ALL,
                    AggregateMistakes.ALL,
                    LogicMistakes.ALL,
                    FunctionMistakes.ALL,
                    StorageMistakes.ALL,
                    CompositionMistakes.ALL)
            .flatMap(List::stream)
            .toList();

    private Mistakes() {}
}

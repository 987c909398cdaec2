package dev.touchstone.cypher.mistake;

import java.util.List;
import java.util.stream.Stream;

/** All mistakes that the oracles of Cypher must catch. */
public final class Mistakes {
    public static final List<Mistake> ALL = Stream.of(
                    ClauseMistakes.ALL,
                    PatternMistakes.ALL,
                    ProjectionMistakes.ALL,
                    AggregationMistakes.ALL,
                    LogicMistakes.ALL,
                    ValueMistakes.ALL,
                    WriteMistakes.ALL,
                    StorageMistakes.ALL,
                    CompositionMistakes.ALL)
            .flatMap(List::stream)
            .toList();

    private Mistakes() {}
}

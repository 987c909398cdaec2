package dev.touchstone.lab.recall;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.lab.recall.Pair.Conclusion;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What came of one known bug.
 *
 * @param version the first on which it can be met here
 * @param played whether a campaign on one of its versions has run
 * @param pairs it and the findings that were made where it can be met, the earliest first
 * @param counted the known cause, met where it can be met, of which a person says that it is the bug
 */
record EntryResult(
        KnownBug bug, Optional<EngineId> version, boolean played, List<Pair> pairs, Optional<KnownCause> counted) {
    private static final int MOST_OPEN = 3;

    EntryResult {
        pairs = List.copyOf(pairs);
    }

    /** Whether it counts: it is a bug, and can be met here. */
    boolean counts() {
        return bug.isBug() && version.isPresent();
    }

    private Stream<Pair> with(Conclusion conclusion) {
        return pairs.stream().filter(pair -> pair.conclusion() == conclusion);
    }

    /** All findings that are it. */
    List<Pair> found() {
        return pairs.stream().filter(pair -> pair.conclusion().isFound()).toList();
    }

    /** The findings that may be it, those for which most speaks first. */
    List<Pair> open() {
        return found().isEmpty() && counted.isEmpty()
                ? with(Conclusion.OPEN)
                        .sorted(Comparator.comparingDouble(Pair::weight).reversed())
                        .limit(MOST_OPEN)
                        .toList()
                : List.of();
    }

    /** The earliest finding that is it, or else the likeliest. */
    Optional<Pair> best() {
        return found().stream().findFirst().or(() -> open().stream().findFirst());
    }

    /** Whether no finding is it, but what the campaign has counted as known. */
    boolean isCounted() {
        return found().isEmpty() && counted.isPresent();
    }

    boolean isFoundBy(Conclusion conclusion) {
        return found().stream()
                .findFirst()
                .filter(pair -> pair.conclusion() == conclusion)
                .isPresent();
    }

    boolean isOpen() {
        return !open().isEmpty();
    }
}

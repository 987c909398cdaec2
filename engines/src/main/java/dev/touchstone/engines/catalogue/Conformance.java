package dev.touchstone.engines.catalogue;

import java.util.List;
import java.util.Optional;

/**
 * What the conformance test needs.
 *
 * @param tested the versions that pass it, which every build runs
 * @param breaks statements on which versions break inside, for it to see such an error
 */
public record Conformance(List<String> tested, List<Breaking> breaks) {
    public static final Conformance NONE = new Conformance(List.of(), List.of());

    public Conformance {
        tested = List.copyOf(tested);
        breaks = List.copyOf(breaks);
    }

    /** A statement on which a range of versions breaks inside. */
    public record Breaking(String versions, String statement) {}

    Optional<String> breaking(String version) {
        return breaks.stream()
                .filter(breaking -> Versions.contains(breaking.versions(), version))
                .map(Breaking::statement)
                .findFirst();
    }
}

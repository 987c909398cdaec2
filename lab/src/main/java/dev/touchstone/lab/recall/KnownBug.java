package dev.touchstone.lab.recall;

import dev.touchstone.core.engine.EngineId;
import java.util.List;

/**
 * A bug that somebody reported, as a list of bugs has it.
 *
 * @param language the catalogue's word for its language
 * @param isBug false for a report that is no bug, which is in the list to catch false alarms
 * @param queries the statements that show it
 */
record KnownBug(String id, String language, boolean isBug, Versions versions, Symptoms symptoms, List<String> queries) {
    KnownBug {
        queries = List.copyOf(queries);
    }

    /**
     * The versions on which it fails, and those on which it passes.
     *
     * @param unread what of the former names no version of an engine in the catalogue
     */
    record Versions(List<EngineId> bad, List<EngineId> good, List<String> unread) {
        Versions {
            bad = bad.stream().distinct().toList();
            good = good.stream().distinct().toList();
            unread = List.copyOf(unread);
        }
    }

    boolean isBadOn(EngineId version) {
        return versions.bad().contains(version);
    }
}

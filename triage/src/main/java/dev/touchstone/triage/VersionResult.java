package dev.touchstone.triage;

import dev.touchstone.core.engine.EngineId;

/**
 * What became of one finding on one version; a line of {@code versions.ndjson}.
 *
 * @param finding the name of its folder
 * @param why in a few words
 */
public record VersionResult(String finding, EngineId engine, Fate fate, String why) {

    public boolean isAbout(String name, EngineId version) {
        return finding.equals(name) && engine.equals(version);
    }
}

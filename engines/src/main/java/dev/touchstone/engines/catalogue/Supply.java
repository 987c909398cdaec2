package dev.touchstone.engines.catalogue;

import java.util.List;
import java.util.Optional;

/**
 * Where an engine comes from.
 *
 * @param releases how to run which versions; the first that contains a version holds
 * @param local what must be installed on the machine, where no Maven repository has the engine
 */
public record Supply(List<Release> releases, Optional<Local> local) {
    /** That of an engine which Touchstone cannot start. */
    public static final Supply NONE = new Supply(List.of(), Optional.empty());

    public Supply {
        releases = List.copyOf(releases);
    }

    Optional<Release> release(String version) {
        return releases.stream().filter(release -> release.contains(version)).findFirst();
    }
}

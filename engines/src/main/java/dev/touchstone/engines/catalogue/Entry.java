package dev.touchstone.engines.catalogue;

import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is known of an engine: one file of the catalogue.
 *
 * @param artifact the artifact, as {@code group:name}, whose releases are the engine's
 * @param adapter the class that speaks to it, in one of the modules under hosts/
 * @param classes further classes of ours that the adapter needs, where they are in other modules than it
 * @param options what the adapter is told when it opens the engine
 * @param types the property types that it keeps
 * @param features what every version of it can do beyond what every engine of its language can
 * @param releases how to run which versions; the first that contains a version holds
 * @param quirks differences from other engines that are allowed
 */
public record Entry(
        String name,
        String language,
        String title,
        String artifact,
        String adapter,
        List<String> classes,
        Map<String, String> options,
        List<PropertyType> types,
        List<String> features,
        List<Release> releases,
        List<Quirk> quirks) {
    public Entry {
        classes = List.copyOf(classes);
        types = List.copyOf(types);
        features = List.copyOf(features);
        releases = List.copyOf(releases);
        quirks = List.copyOf(quirks);
    }

    /** An allowed difference. A quirk without a reason would be a bug that we hide. */
    public record Quirk(String difference, String reason, String link, String handling) {
        public Quirk {
            if (reason.isBlank() || link.isBlank()) {
                throw new IllegalArgumentException("a quirk needs a reason and a link: " + difference);
            }
        }
    }

    /** What this version of the engine supports. */
    public Dialect dialect(String version) {
        List<String> all = new ArrayList<>(features);
        release(version).ifPresent(release -> all.addAll(release.features()));
        return new Dialect(language, types, all);
    }

    /** How to run this version, where it can be run at all. */
    public Optional<Release> release(String version) {
        return releases.stream().filter(release -> release.contains(version)).findFirst();
    }
}

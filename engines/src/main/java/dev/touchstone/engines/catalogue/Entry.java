package dev.touchstone.engines.catalogue;

import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
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
 * @param features what which versions can do beyond what every engine of its language can
 * @param variants the ways in which it can be told to answer a statement differently
 * @param references the engines that say what the right answers of which versions are, in languages whose reference is one
 * @param console what is typed in a console of the language to open an empty database of this kind
 * @param releases how to run which versions; the first that contains a version holds
 * @param quirks differences from other engines that are allowed
 * @param local what must be installed on the machine, where no Maven repository has the engine
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
        List<Claim> features,
        List<Variant> variants,
        List<Standard> references,
        List<String> console,
        List<Release> releases,
        List<Quirk> quirks,
        Optional<Local> local) {
    public Entry {
        classes = List.copyOf(classes);
        types = List.copyOf(types);
        features = List.copyOf(features);
        variants = List.copyOf(variants);
        references = List.copyOf(references);
        console = List.copyOf(console);
        releases = List.copyOf(releases);
        quirks = List.copyOf(quirks);
    }

    /** The same engine, spoken to otherwise, by an adapter that needs no other class of ours. */
    public Entry through(String otherAdapter, Map<String, String> otherOptions) {
        return through(otherAdapter, List.of(), otherOptions);
    }

    /**
     * The same engine, spoken to otherwise.
     *
     * @param otherClasses further classes of ours that the adapter needs
     * @param otherOptions what the adapter is told when it opens the engine
     */
    public Entry through(String otherAdapter, List<String> otherClasses, Map<String, String> otherOptions) {
        return new Entry(
                name,
                language,
                title,
                artifact,
                otherAdapter,
                otherClasses,
                otherOptions,
                types,
                features,
                variants,
                references,
                console,
                releases,
                quirks,
                local);
    }

    /** Whether Touchstone can start this engine; else it is known only as a running server may be it. */
    public boolean isStarted() {
        return !releases.isEmpty();
    }

    /**
     * What a range of versions can do. Ranges may overlap: a version can do what all that contain it say.
     *
     * @param versions a range in Maven's notation, such as {@code [4.2,5)}
     * @param names features by the names that the language gives them
     */
    public record Claim(String versions, List<String> names) {
        public Claim {
            names = List.copyOf(names);
        }

        boolean holds(String version) {
            return Versions.contains(versions, version);
        }
    }

    /**
     * A way in which a range of versions can be told to answer a statement differently.
     *
     * @param options by the names that the adapter defines; one that begins with {@code hint.} may lead to a wrong answer, and then the
     *     reference decides
     */
    public record Variant(String versions, Map<String, String> options) {}

    /**
     * What the right answers of a range of versions are measured by.
     *
     * @param engine an engine of the catalogue at a version
     */
    public record Standard(String versions, EngineId engine) {}

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
        List<String> claimed = features.stream()
                .filter(claim -> claim.holds(version))
                .flatMap(claim -> claim.names().stream())
                .toList();
        return new Dialect(language, types, claimed);
    }

    /** The ways in which this version can be told to answer a statement differently. */
    public List<Map<String, String>> variants(String version) {
        return variants.stream()
                .filter(variant -> Versions.contains(variant.versions(), version))
                .map(Variant::options)
                .toList();
    }

    /** The engine that says what the right answers of this version are. */
    public Optional<EngineId> reference(String version) {
        return references.stream()
                .filter(standard -> Versions.contains(standard.versions(), version))
                .map(Standard::engine)
                .findFirst();
    }

    /** How to run this version, where it can be run at all. */
    public Optional<Release> release(String version) {
        return releases.stream().filter(release -> release.contains(version)).findFirst();
    }
}

package dev.touchstone.engines.catalogue;

import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.report.ConsoleLines;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is known of an engine: one file of the catalogue.
 *
 * @param artifact the artifact, as {@code group:name}, whose releases are the engine's
 * @param adapter the class that speaks to it, in one of the modules under hosts/
 * @param classes further classes of ours that the adapter needs, where they are in other modules than it
 * @param options the options of the adapter when it opens the engine
 * @param types the property types that it keeps
 * @param features what which versions can do beyond what every engine of its language can
 * @param variants the option sets with which it can run a statement
 * @param references the engines that say what the right answers of which versions are, in languages whose reference is one
 * @param console what is typed in a console of the language, where each database has words of its own
 * @param releases how to run which versions; the first that contains a version holds
 * @param quirks differences from other engines that are allowed
 * @param tested the versions that pass the conformance test, which every build runs
 * @param breaks statements on which versions break inside, for the conformance test to see such an error
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
        Optional<ConsoleLines> console,
        List<Release> releases,
        List<Quirk> quirks,
        List<String> tested,
        List<Breaking> breaks,
        Optional<Local> local) {
    /** The option that names a class of ours which the adapter uses for this engine alone. */
    public static final String PROVIDER = "provider";

    public Entry {
        classes = List.copyOf(classes);
        types = List.copyOf(types);
        features = List.copyOf(features);
        variants = List.copyOf(variants);
        references = List.copyOf(references);
        releases = List.copyOf(releases);
        quirks = List.copyOf(quirks);
        tested = List.copyOf(tested);
        breaks = List.copyOf(breaks);
    }

    /** The same engine, spoken to otherwise, by an adapter that needs no other class of ours. */
    public Entry through(String otherAdapter, Map<String, String> otherOptions) {
        return through(otherAdapter, List.of(), otherOptions);
    }

    /**
     * The same engine, spoken to otherwise.
     *
     * @param otherClasses further classes of ours that the adapter needs
     * @param otherOptions the options of the adapter when it opens the engine
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
                tested,
                breaks,
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
     * A set of options with which a range of versions can run a statement.
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

    /** A statement on which a range of versions breaks inside. */
    public record Breaking(String versions, String statement) {}

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

    /** The option sets with which this version can run a statement. */
    public List<Map<String, String>> variants(String version) {
        return variants.stream()
                .filter(variant -> Versions.contains(variant.versions(), version))
                .map(Variant::options)
                .toList();
    }

    /** A statement on which this version breaks inside, where one is known. */
    public Optional<String> breaking(String version) {
        return breaks.stream()
                .filter(breaking -> Versions.contains(breaking.versions(), version))
                .map(Breaking::statement)
                .findFirst();
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

package dev.touchstone.engines.catalogue;

import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Defect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.report.ConsoleLines;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What an engine can do, and what is right there.
 *
 * @param types the property types that it keeps
 * @param features what which versions can do beyond what every engine of its language can
 * @param variants the option sets with which it can run a statement
 * @param references the engines that say what the right answers of which versions are, in languages whose reference is one
 * @param console what is typed in a console of the language, where each database has words of its own
 * @param quirks differences from other engines that are allowed
 * @param defects differences that are bugs, and known
 */
public record Capabilities(
        List<PropertyType> types,
        List<Claim> features,
        List<Variant> variants,
        List<Standard> references,
        Optional<ConsoleLines> console,
        List<Quirk> quirks,
        List<Fault> defects) {
    /** Those of an engine of which nothing is known. */
    public static final Capabilities NONE =
            new Capabilities(List.of(), List.of(), List.of(), List.of(), Optional.empty(), List.of(), List.of());

    public Capabilities {
        types = List.copyOf(types);
        features = List.copyOf(features);
        variants = List.copyOf(variants);
        references = List.copyOf(references);
        quirks = List.copyOf(quirks);
        defects = List.copyOf(defects);
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

    /**
     * An allowed difference. A quirk without a reason would be a bug that we hide.
     *
     * @param features those that are not claimed because of it
     */
    public record Quirk(String difference, String reason, String link, String handling, List<String> features) {
        public Quirk {
            features = List.copyOf(features);
            if (reason.isBlank() || link.isBlank()) {
                throw new IllegalArgumentException("a quirk needs a reason and a link: " + difference);
            }
        }
    }

    /**
     * A difference that is a bug.
     *
     * @param versions a range in Maven's notation
     * @param reason why it is one
     * @param features those that are there and wrong because of it: their probes fail
     */
    public record Fault(String versions, String difference, String reason, String link, List<String> features) {
        public Fault {
            features = List.copyOf(features);
            if (features.isEmpty()) {
                throw new IllegalArgumentException("a defect needs a feature: " + difference);
            }
        }
    }

    /** The features that a version gets wrong. */
    List<Defect> defects(String version) {
        return defects.stream()
                .filter(fault -> Versions.contains(fault.versions(), version))
                .flatMap(fault ->
                        fault.features().stream().map(feature -> new Defect(feature, fault.difference(), fault.link())))
                .toList();
    }

    /** The features that are not claimed because of what is allowed. */
    List<String> allowed() {
        return quirks.stream().flatMap(quirk -> quirk.features().stream()).toList();
    }

    /** The features of a version. */
    List<String> features(String version) {
        return features.stream()
                .filter(claim -> Versions.contains(claim.versions(), version))
                .flatMap(claim -> claim.names().stream())
                .toList();
    }

    List<Map<String, String>> variants(String version) {
        return variants.stream()
                .filter(variant -> Versions.contains(variant.versions(), version))
                .map(Variant::options)
                .toList();
    }

    Optional<EngineId> reference(String version) {
        return references.stream()
                .filter(standard -> Versions.contains(standard.versions(), version))
                .map(Standard::engine)
                .findFirst();
    }
}

package dev.touchstone.engines.catalogue;

import dev.touchstone.engines.jdk.JdkRange;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How to run a range of versions.
 *
 * @param versions a range in Maven's notation, such as {@code [4.2,5)}
 * @param artifacts what is on the class path, with its dependencies, as {@code group:name} at the engine's version or
 *     {@code group:name:version}; with {@code @jar} at its end, without its dependencies, and its POM is not read
 * @param exclusions dependencies that are not needed, as {@code group:name} or {@code group:*}
 * @param flags flags of the JVM
 * @param adapter the class that speaks to these versions, where it is another than the entry's
 * @param options the options of the adapter when it opens these versions, where that is something else than the entry's
 */
public record Release(
        String versions,
        JdkRange jdk,
        List<String> artifacts,
        List<String> exclusions,
        List<String> flags,
        Optional<String> adapter,
        Optional<Map<String, String>> options) {
    public Release {
        artifacts = List.copyOf(artifacts);
        exclusions = List.copyOf(exclusions);
        flags = List.copyOf(flags);
    }

    boolean contains(String version) {
        return Versions.contains(versions, version);
    }

    /** The artifacts as {@code group:name:version}. */
    public List<String> coordinates(String version) {
        return artifacts.stream().map(artifact -> at(version, artifact)).toList();
    }

    private static String at(String version, String artifact) {
        if (artifact.chars().filter(c -> c == ':').count() > 1) {
            return artifact;
        }
        int form = artifact.indexOf('@');
        return form < 0
                ? artifact + ":" + version
                : artifact.substring(0, form) + ":" + version + artifact.substring(form);
    }
}

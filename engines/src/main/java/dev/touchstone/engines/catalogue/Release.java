package dev.touchstone.engines.catalogue;

import dev.touchstone.engines.jdk.JdkRange;
import java.util.List;

/**
 * How to run a range of versions.
 *
 * @param versions a range in Maven's notation, such as {@code [4.2,5)}
 * @param artifacts what is on the class path, with its dependencies, as {@code group:name} at the engine's version or
 *     {@code group:name:version}
 * @param exclusions dependencies that are not needed, as {@code group:name} or {@code group:*}
 * @param flags flags of the JVM
 */
public record Release(
        String versions, JdkRange jdk, List<String> artifacts, List<String> exclusions, List<String> flags) {
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
        return artifacts.stream()
                .map(artifact ->
                        artifact.chars().filter(c -> c == ':').count() == 1 ? artifact + ":" + version : artifact)
                .toList();
    }
}

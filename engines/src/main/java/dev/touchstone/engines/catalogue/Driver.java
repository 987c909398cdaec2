package dev.touchstone.engines.catalogue;

import dev.touchstone.engines.jdk.JdkRange;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What speaks a protocol.
 *
 * @param adapter the class that speaks it, in one of the modules under hosts/
 * @param classes further classes of ours that it needs, where they are in other modules than it
 * @param jdk what the driver runs on
 * @param artifacts the driver, as {@code group:name:version}
 */
public record Driver(String adapter, List<String> classes, JdkRange jdk, List<String> artifacts) {
    public Driver {
        classes = List.copyOf(classes);
        artifacts = List.copyOf(artifacts);
    }

    /** How it speaks to an engine with these options. */
    public Connection connection(Map<String, String> options) {
        return new Connection(adapter, classes, options);
    }

    /** How it is run. */
    public Release release() {
        return new Release("(,)", jdk, artifacts, List.of(), List.of(), Optional.empty(), Optional.empty());
    }
}

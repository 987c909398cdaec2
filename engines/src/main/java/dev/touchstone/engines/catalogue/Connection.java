package dev.touchstone.engines.catalogue;

import java.util.List;
import java.util.Map;

/**
 * How an engine is spoken to.
 *
 * @param adapter the class that speaks to it, in one of the modules under hosts/
 * @param classes further classes of ours that the adapter needs, where they are in other modules than it
 * @param options the options of the adapter when it opens the engine
 */
public record Connection(String adapter, List<String> classes, Map<String, String> options) {
    public Connection {
        classes = List.copyOf(classes);
    }

    /** The same adapter, which opens the engine otherwise. */
    public Connection with(Map<String, String> otherOptions) {
        return new Connection(adapter, classes, otherOptions);
    }
}

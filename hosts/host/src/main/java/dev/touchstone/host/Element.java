package dev.touchstone.host;

import java.util.List;
import java.util.Map;

/**
 * A node or an edge in an answer.
 *
 * <p>An element that Touchstone loaded is told by its key alone; one that a statement created has none, and is told by
 * its labels and properties.
 */
public final class Element {
    /** The property that holds Touchstone's own key in every engine. */
    public static final String KEY = "uid";

    public final boolean edge;
    /** Touchstone's key, or null where the element has none. */
    public final Long key;

    public final NativeId nativeId;
    public final List<String> labels;
    public final Map<String, Object> properties;

    private Element(boolean edge, Long key, NativeId nativeId, List<String> labels, Map<String, Object> properties) {
        this.edge = edge;
        this.key = key;
        this.nativeId = nativeId;
        this.labels = labels;
        this.properties = properties;
    }

    public static Element keyed(boolean edge, long key, NativeId nativeId) {
        return new Element(edge, key, nativeId, List.of(), Map.of());
    }

    public static Element unkeyed(
            boolean edge, NativeId nativeId, List<String> labels, Map<String, Object> properties) {
        return new Element(edge, null, nativeId, labels, properties);
    }
}

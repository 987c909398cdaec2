package dev.touchstone.host.tinkerpop;

import dev.touchstone.host.IndexTarget;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The indexes of a database in which one covers a key on all labels, so that one that is there serves the next label, too. */
public final class KeyIndexes {
    private final Map<String, Set<String>> labelsByVertexKey = new HashMap<>();
    private final Map<String, Set<String>> labelsByEdgeKey = new HashMap<>();

    /** Whether the key has no index yet. */
    public boolean add(IndexTarget index) {
        Set<String> labels = labels(index);
        boolean isFirst = labels.isEmpty();
        labels.add(index.label);
        return isFirst;
    }

    /** Whether no other label needs the index of the key any more. */
    public boolean remove(IndexTarget index) {
        Set<String> labels = labels(index);
        return labels.remove(index.label) && labels.isEmpty();
    }

    public void clear() {
        labelsByVertexKey.clear();
        labelsByEdgeKey.clear();
    }

    private Set<String> labels(IndexTarget index) {
        return (index.onEdges ? labelsByEdgeKey : labelsByVertexKey)
                .computeIfAbsent(index.property, key -> new HashSet<>());
    }
}

package dev.touchstone.host;

import java.util.HashMap;
import java.util.Map;

/** The types of properties as they were declared, for engines whose indexes must know them. */
public final class DeclaredTypes {
    private final Map<String, Map<String, String>> ofNodes = new HashMap<>();
    private final Map<String, Map<String, String>> ofEdges = new HashMap<>();

    public void declareNodes(String label, Map<String, String> properties) {
        ofNodes.put(label, properties);
    }

    public void declareEdges(String type, Map<String, String> properties) {
        ofEdges.put(type, properties);
    }

    public void clear() {
        ofNodes.clear();
        ofEdges.clear();
    }

    /** The type that an index is on. A reduced dataset may have an index on what nothing has any more; such an engine has no means to make it. */
    public String of(IndexTarget index) {
        String type = (index.onEdges ? ofEdges : ofNodes)
                .getOrDefault(index.label, Map.of())
                .get(index.property);
        if (type == null) {
            throw new NotSupported("index " + index.property + " of " + index.label + ", which has no declared type");
        }
        return type;
    }
}

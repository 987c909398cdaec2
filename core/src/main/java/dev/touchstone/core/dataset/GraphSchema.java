package dev.touchstone.core.dataset;

import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/** The labels, edge types and typed properties that a property graph is made of. */
public record GraphSchema(List<NodeType> nodeTypes, List<EdgeType> edgeTypes) {
    public GraphSchema {
        nodeTypes = List.copyOf(nodeTypes);
        edgeTypes = List.copyOf(edgeTypes);
    }

    /** A property, and the pool from which its values are drawn, so that the same value occurs more than once. */
    public record Property(String name, PropertyType type, List<Value> pool) {
        public Property {
            pool = List.copyOf(pool);
        }
    }

    /** A label, and the properties that a node with this label may have. */
    public record NodeType(String label, List<Property> properties) {
        public NodeType {
            properties = List.copyOf(properties);
        }
    }

    /** An edge type; where ends are named, an edge leads from a node with the one label to one with the other. */
    public record EdgeType(String name, Optional<String> from, Optional<String> to, List<Property> properties) {
        public EdgeType {
            properties = List.copyOf(properties);
        }
    }

    public NodeType nodeType(String label) {
        return nodeTypes.stream()
                .filter(type -> type.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no label " + label));
    }

    public EdgeType edgeType(String name) {
        return edgeTypes.stream()
                .filter(type -> type.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no edge type " + name));
    }
}

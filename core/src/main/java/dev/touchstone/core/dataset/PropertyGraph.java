package dev.touchstone.core.dataset;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;

/**
 * A graph of nodes and edges with labels and properties.
 *
 * @param history the changes that lead from the empty graph to this one, each in a transaction of its own; empty where
 *     the graph is loaded at once
 */
@JsonTypeName("property-graph")
public record PropertyGraph(
        GraphSchema schema, List<Node> nodes, List<Edge> edges, List<Index> indexes, List<Change> history)
        implements Dataset {
    public PropertyGraph {
        nodes = List.copyOf(nodes);
        edges = List.copyOf(edges);
        indexes = List.copyOf(indexes);
        history = List.copyOf(history);
    }

    /** A node. Its key is Touchstone's own, and unique among the nodes. */
    public record Node(long key, List<String> labels, Map<String, Typed> properties) {
        public Node {
            labels = List.copyOf(labels);
            properties = Ordered.copyOf(properties);
        }
    }

    /** An edge. Its key is Touchstone's own, and unique among the edges. */
    public record Edge(long key, String type, long from, long to, Map<String, Typed> properties) {
        public Edge {
            properties = Ordered.copyOf(properties);
        }
    }

    /** A value, and the type in which it is stored. */
    public record Typed(PropertyType type, Value value) {}

    /**
     * An index on one property of the nodes with a label, or of the edges of a type.
     *
     * @param unique whether it is a uniqueness constraint, which engines keep by an index: no two of the nodes have the same value
     */
    public record Index(
            Value.Element.Kind on,
            String label,
            String property,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean unique) {
        /** One that forbids nothing. */
        public Index(Value.Element.Kind on, String label, String property) {
            this(on, label, property, false);
        }

        /** Whether both cover the same values: an engine has no index beside a constraint. */
        public boolean isBeside(Index other) {
            return plain().equals(other.plain());
        }

        Index plain() {
            return new Index(on, label, property);
        }
    }

    @Override
    public boolean hasConstraints() {
        return indexes.stream().anyMatch(Index::unique)
                || history.stream()
                        .anyMatch(change -> change instanceof Change.CreateIndex(Index index) && index.unique());
    }

    @Override
    public PropertyGraph withoutConstraints() {
        List<Change> others = history.stream()
                .map(change -> switch (change) {
                    case Change.CreateIndex(Index index) -> new Change.CreateIndex(index.plain());
                    case Change.DropIndex(Index index) -> new Change.DropIndex(index.plain());
                    case Change other -> other;
                })
                .toList();
        return new PropertyGraph(
                schema, nodes, edges, indexes.stream().map(Index::plain).toList(), others);
    }

    @Override
    @JsonIgnore
    public boolean isConsistent() {
        List<Change> changes = hasConstraints() ? Changes.of(this) : List.of();
        return Changes.play(schema, changes, false).history().size() == changes.size();
    }

    /** The same content, and nothing ever indexed or constrained. */
    public PropertyGraph withoutIndexes() {
        List<Change> others = history.stream()
                .filter(change -> !(change instanceof Change.CreateIndex || change instanceof Change.DropIndex))
                .toList();
        return new PropertyGraph(schema, nodes, edges, List.of(), others);
    }

    /** Whether an edge leads from a node to itself. */
    public boolean hasLoops() {
        return edges.stream().anyMatch(edge -> edge.from() == edge.to());
    }

    /** Whether two edges join the same nodes, in whichever direction. */
    public boolean hasParallelEdges() {
        return edges.stream()
                        .map(edge -> List.of(Math.min(edge.from(), edge.to()), Math.max(edge.from(), edge.to())))
                        .distinct()
                        .count()
                < edges.size();
    }

    public Node node(long key) {
        // Keys are places in the list as long as nothing was taken out of the graph.
        if (key < nodes.size() && nodes.get((int) key).key() == key) {
            return nodes.get((int) key);
        }
        return nodes.stream()
                .filter(node -> node.key() == key)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no node " + key));
    }

    @Override
    public String size() {
        return nodes.size() + " nodes, " + edges.size() + " edges";
    }
}

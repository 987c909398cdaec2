package dev.touchstone.core.shrink;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.Changes;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.oracle.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Reduces a property graph as the list of changes that make it: without a node there are no edges at it, and so every part of the list
 * makes a graph.
 */
record GraphShrinker(TreeShrinker treeShrinker, Attempts attempts) {
    private static final GraphSchema NO_SCHEMA = new GraphSchema(List.of(), List.of());

    /** Beyond this many nodes, there are too many pairs to try. */
    private static final int FEW = 8;

    PropertyGraph reduce(PropertyGraph graph, Function<PropertyGraph, Case> put) {
        PropertyGraph current = withSmallSchema(madeAtOnce(graph, put), put);
        boolean atOnce = current.history().isEmpty();
        GraphSchema schema = current.schema();
        List<Object> changes = treeShrinker.items(
                current, List.copyOf(Changes.of(current)), Change.class, list -> put.apply(play(schema, list, atOnce)));
        return withNumbers(merged(parted(play(schema, changes, atOnce), put), put), put);
    }

    /** Numbers in the place of all values under a key, where they do as well. */
    private PropertyGraph withNumbers(PropertyGraph graph, Function<PropertyGraph, Case> put) {
        PropertyGraph current = graph;
        for (String key : graph.history().isEmpty() ? keys(graph) : List.<String>of()) {
            PropertyGraph candidate = Renumbering.under(key, current);
            if (attempts.isBetter(put.apply(candidate))) {
                current = candidate;
            }
        }
        return current;
    }

    private static List<String> keys(PropertyGraph graph) {
        return Stream.concat(
                        graph.nodes().stream().map(Node::properties),
                        graph.edges().stream().map(Edge::properties))
                .flatMap(properties -> properties.keySet().stream())
                .distinct()
                .toList();
    }

    /** An edge ends in a node of its own where it can, instead of in its own source or beside another. */
    private PropertyGraph parted(PropertyGraph graph, Function<PropertyGraph, Case> put) {
        PropertyGraph current = graph;
        for (int i = 0; i < current.edges().size() && current.history().isEmpty(); i++) {
            if (!current.hasLoops() && !current.hasParallelEdges()) {
                return current;
            }
            PropertyGraph candidate = parted(current, i);
            if (attempts.isBetter(put.apply(candidate))) {
                current = candidate;
            }
        }
        return current;
    }

    private static PropertyGraph parted(PropertyGraph graph, int place) {
        long key = graph.nodes().stream().mapToLong(Node::key).max().orElse(0) + 1;
        List<Node> nodes = new ArrayList<>(graph.nodes());
        nodes.add(new Node(key, List.of(), Map.of()));
        List<Edge> edges = new ArrayList<>(graph.edges());
        Edge edge = edges.get(place);
        edges.set(place, new Edge(edge.key(), edge.type(), edge.from(), key, edge.properties()));
        return new PropertyGraph(graph.schema(), nodes, edges, graph.indexes(), graph.history());
    }

    private static PropertyGraph play(GraphSchema schema, List<?> changes, boolean atOnce) {
        return Changes.play(schema, changes.stream().map(Change.class::cast).toList(), atOnce);
    }

    /** Loaded at once, where it does not matter how the graph grew. */
    private PropertyGraph madeAtOnce(PropertyGraph graph, Function<PropertyGraph, Case> put) {
        PropertyGraph loaded =
                new PropertyGraph(graph.schema(), graph.nodes(), graph.edges(), graph.indexes(), List.of());
        return attempts.isBetter(put.apply(loaded)) ? loaded : graph;
    }

    private PropertyGraph withSmallSchema(PropertyGraph graph, Function<PropertyGraph, Case> put) {
        PropertyGraph without = with(graph, NO_SCHEMA);
        if (attempts.isBetter(put.apply(without))) {
            return without;
        }
        PropertyGraph poolless = with(graph, withoutPools(graph.schema()));
        PropertyGraph current = attempts.isBetter(put.apply(poolless)) ? poolless : graph;
        Object schema = treeShrinker.reduce(
                current, current.schema(), GraphSchema.class, other -> put.apply(with(current, (GraphSchema) other)));
        return with(current, (GraphSchema) schema);
    }

    private static PropertyGraph with(PropertyGraph graph, GraphSchema schema) {
        return new PropertyGraph(schema, graph.nodes(), graph.edges(), graph.indexes(), graph.history());
    }

    private static GraphSchema withoutPools(GraphSchema schema) {
        return new GraphSchema(
                schema.nodeTypes().stream()
                        .map(type -> new GraphSchema.NodeType(type.label(), withoutPools(type.properties())))
                        .toList(),
                schema.edgeTypes().stream()
                        .map(type -> new GraphSchema.EdgeType(
                                type.name(), type.from(), type.to(), withoutPools(type.properties())))
                        .toList());
    }

    private static List<GraphSchema.Property> withoutPools(List<GraphSchema.Property> properties) {
        return properties.stream()
                .map(property -> new GraphSchema.Property(property.name(), property.type(), List.of()))
                .toList();
    }

    /** One node does for two where it can: edges lead to it instead. */
    private PropertyGraph merged(PropertyGraph graph, Function<PropertyGraph, Case> put) {
        PropertyGraph current = graph;
        if (current.nodes().size() > FEW || !current.history().isEmpty()) {
            return current;
        }
        for (int kept = 0; kept < current.nodes().size(); kept++) {
            for (int gone = current.nodes().size() - 1;
                    gone >= 0 && kept < current.nodes().size();
                    gone--) {
                PropertyGraph candidate = merged(
                        current, current.nodes().get(kept), current.nodes().get(gone));
                if (kept != gone && attempts.isBetter(put.apply(candidate))) {
                    current = candidate;
                }
            }
        }
        return current;
    }

    private static PropertyGraph merged(PropertyGraph graph, Node kept, Node gone) {
        List<Node> nodes = new ArrayList<>(graph.nodes());
        nodes.remove(gone);
        List<Edge> edges = graph.edges().stream()
                .map(edge -> new Edge(
                        edge.key(),
                        edge.type(),
                        edge.from() == gone.key() ? kept.key() : edge.from(),
                        edge.to() == gone.key() ? kept.key() : edge.to(),
                        edge.properties()))
                .toList();
        return new PropertyGraph(graph.schema(), nodes, edges, graph.indexes(), graph.history());
    }
}

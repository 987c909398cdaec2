package dev.touchstone.core.generate;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a graph looks like, regardless of labels and properties. */
record Shape(int nodes, List<Edge> edges) {

    static Shape of(PropertyGraph graph) {
        return new Shape(graph.nodes().size(), graph.edges());
    }

    /** Without the nodes 0 to 2, which are the hubs where any edge may join any nodes. */
    Shape apartFromHubs() {
        return new Shape(
                nodes - 3,
                edges.stream().filter(edge -> edge.from() > 2 && edge.to() > 2).toList());
    }

    long selfLoops() {
        return edges.stream().filter(edge -> edge.from() == edge.to()).count();
    }

    /** How many edges have an elder twin of their type between the same nodes. */
    long twins() {
        long distinct = edges.stream()
                .map(edge -> edge.type() + " " + edge.from() + " " + edge.to())
                .distinct()
                .count();
        return edges.size() - distinct;
    }

    int largestDegree() {
        return Collections.max(degrees().values());
    }

    int isolated() {
        return nodes - degrees().size();
    }

    private Map<Long, Integer> degrees() {
        Map<Long, Integer> degrees = new HashMap<>();
        for (Edge edge : edges) {
            degrees.merge(edge.from(), 1, Integer::sum);
            degrees.merge(edge.to(), 1, Integer::sum);
        }
        return degrees;
    }

    /** A cycle over more than one node: what is left when edges that lead to a dead end are taken away again and again. */
    boolean hasCycle() {
        Set<Edge> left = new HashSet<>(edges);
        left.removeIf(edge -> edge.from() == edge.to());
        Set<Long> sources = sources(left);
        while (left.removeIf(edge -> !sources.contains(edge.to()))) {
            sources.retainAll(sources(left));
        }
        return !left.isEmpty();
    }

    private static Set<Long> sources(Set<Edge> edges) {
        Set<Long> sources = new HashSet<>();
        edges.forEach(edge -> sources.add(edge.from()));
        return sources;
    }
}

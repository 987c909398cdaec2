package dev.touchstone.cypher.reference;

import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Pattern.Relationship;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/** The shortest paths between two nodes, found by trying all paths of one length, then all that are one longer, and so on. */
record ShortestPaths(Ways ways, Relationship pattern, Graph.Node start, Graph.Node end, Row row) {

    /** What a test makes of the shortest paths that pass it; empty where no path does. */
    List<Row> first(Function<Trail, Optional<Row>> test) {
        int least = pattern.length().flatMap(length -> length.least()).orElse(1);
        int most =
                pattern.length().isEmpty() ? 1 : pattern.length().get().most().orElse(Integer.MAX_VALUE);
        if (start == end && least > 0) {
            throw CypherError.argument("SameEnds", "no shortest path from a node to itself");
        }
        int farthest = Math.min(most, longest());
        List<Row> found = new ArrayList<>();
        for (int length = Math.max(least, distance()); length <= farthest && found.isEmpty(); length++) {
            search(
                    length,
                    Trail.start(row, false).at(start),
                    new HashSet<>(),
                    trail -> test.apply(trail).ifPresent(found::add));
        }
        return found;
    }

    private int longest() {
        return ways.run().graph().edges().size();
    }

    /** How many steps it takes at least; more than there are edges where there is no way. */
    private int distance() {
        Set<Graph.Node> reached = new HashSet<>(Set.of(start));
        List<Graph.Node> border = List.of(start);
        for (int steps = 0; !border.isEmpty(); steps++) {
            if (border.contains(end)) {
                return steps;
            }
            List<Graph.Node> next = new ArrayList<>();
            for (Graph.Node node : border) {
                for (Graph.Edge edge : edges(node)) {
                    Graph.Node there = edge.from() == node ? edge.to() : edge.from();
                    if (reached.add(there)) {
                        next.add(there);
                    }
                }
            }
            border = next;
        }
        return longest() + 1;
    }

    private List<Graph.Edge> edges(Graph.Node node) {
        return ways.from(node, pattern).stream()
                .filter(edge -> ways.properties().fit(pattern.properties(), edge.value(), row))
                .toList();
    }

    private void search(int length, Trail trail, Set<Graph.Edge> used, Consumer<Trail> found) {
        Graph.Node here = trail.here().orElseThrow();
        if (trail.length() == length) {
            if (here == end) {
                found.accept(trail);
            }
            return;
        }
        for (Graph.Edge edge : edges(here)) {
            if (used.add(edge)) {
                search(length, trail.over(edge), used, found);
                used.remove(edge);
            }
        }
    }
}

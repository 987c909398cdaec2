package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.reference.graph.Graph;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * How far the search for one path has come: what is bound, and which nodes and edges were passed.
 *
 * @param last the newest stop, which knows the one before; empty at the start of a path
 * @param backwards whether the path is gone through from its end to its start
 */
record Trail(Row row, Optional<Stop> last, boolean backwards) {

    /** A node on the way, and the edge that led to it, unless it is the first. */
    private record Stop(Optional<Stop> before, Optional<Graph.Edge> edge, Graph.Node node, int number) {}

    static Trail start(Row row, boolean backwards) {
        return new Trail(row, Optional.empty(), backwards);
    }

    Trail with(Row next) {
        return new Trail(next, last, backwards);
    }

    Trail at(Graph.Node first) {
        return new Trail(row, Optional.of(new Stop(Optional.empty(), Optional.empty(), first, 0)), backwards);
    }

    Trail over(Graph.Edge edge) {
        Stop here = last.orElseThrow();
        Graph.Node there = edge.from() == here.node() ? edge.to() : edge.from();
        return new Trail(row, Optional.of(new Stop(last, Optional.of(edge), there, here.number() + 1)), backwards);
    }

    Optional<Graph.Node> here() {
        return last.map(Stop::node);
    }

    /** How many edges were passed. */
    int length() {
        return last.map(Stop::number).orElse(0);
    }

    /** Nodes and edges in the order of the path. */
    List<Value> passed() {
        List<Value> passed = new ArrayList<>();
        for (Optional<Stop> stop = last; stop.isPresent(); stop = stop.get().before()) {
            passed.add(stop.get().node().value());
            stop.get().edge().ifPresent(edge -> passed.add(edge.value()));
        }
        if (!backwards) {
            Collections.reverse(passed);
        }
        return passed;
    }

    /** The edges in the order of the path. */
    List<Value> edges() {
        List<Value> passed = passed();
        List<Value> edges = new ArrayList<>();
        for (int place = 1; place < passed.size(); place += 2) {
            edges.add(passed.get(place));
        }
        return edges;
    }
}

package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Query;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The graphs that queries were written for. */
final class Graphs {
    private static final int LARGEST = 40;

    private final Map<List<Query>, Graph> graphs = new LinkedHashMap<>();
    private final List<List<Query>> setups;

    Graphs(List<Source> sources) {
        sources.forEach(source -> of(source.setup()));
        setups = graphs.entrySet().stream()
                .filter(entry -> !entry.getValue().nodes().isEmpty())
                .filter(entry -> entry.getValue().nodes().size() <= LARGEST)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The ways to create a graph that is neither empty nor large. */
    List<List<Query>> setups() {
        return setups;
    }

    Graph of(List<Query> setup) {
        return graphs.computeIfAbsent(setup, Graphs::create);
    }

    private static Graph create(List<Query> setup) {
        Graph graph = new Graph();
        for (Query statement : setup) {
            graph = ((Result.Done) new Reference(10_000_000).evaluate(statement, Map.of(), graph)).graph();
        }
        return graph;
    }

    /** The same graph, with everything in it created in the opposite order. */
    static Graph turned(Graph graph) {
        Graph turned = new Graph();
        Map<Graph.Node, Graph.Node> copies = new LinkedHashMap<>();
        for (Graph.Node node : List.copyOf(graph.nodes()).reversed()) {
            Graph.Node copy = turned.addNode();
            copy.labels().addAll(node.labels());
            copy.properties().putAll(node.properties());
            copies.put(node, copy);
        }
        for (Graph.Edge edge : List.copyOf(graph.edges()).reversed()) {
            Graph.Node from = copies.getOrDefault(edge.from(), edge.from());
            Graph.Node to = copies.getOrDefault(edge.to(), edge.to());
            turned.addEdge(edge.type(), from, to).properties().putAll(edge.properties());
        }
        return turned;
    }
}

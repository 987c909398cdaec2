package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.cypher.reference.graph.Graph;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The names that a graph knows. */
record Vocabulary(List<String> labels, List<String> types, List<String> keys) {

    static Vocabulary of(Graph graph) {
        Set<String> labels = new TreeSet<>();
        Set<String> types = new TreeSet<>();
        Set<String> keys = new TreeSet<>();
        graph.nodes().forEach(node -> {
            labels.addAll(node.labels());
            keys.addAll(node.properties().keySet());
        });
        graph.edges().forEach(edge -> {
            types.add(edge.type());
            keys.addAll(edge.properties().keySet());
        });
        return new Vocabulary(List.copyOf(labels), List.copyOf(types), List.copyOf(keys));
    }
}

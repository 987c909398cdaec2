package dev.touchstone.cypher.mistake;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.cypher.reference.Graph;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Mistakes in what is stored when a graph is loaded, and in how answers are given back. */
final class StorageMistakes {
    private static final int PAGE = 20;

    static final List<Mistake> ALL = List.of(
            Mistake.inGraph(
                    "third-label",
                    "A node keeps two labels at most.",
                    graph -> graph.nodes()
                            .forEach(node -> node.labels()
                                    .retainAll(node.labels().stream().limit(2).toList()))),
            Mistake.inGraph(
                    "loops",
                    "Relationships from a node to itself are lost.",
                    graph -> List.copyOf(graph.edges()).stream()
                            .filter(edge -> edge.from() == edge.to())
                            .forEach(graph::delete)),
            Mistake.inGraph(
                    "parallel",
                    "Of relationships of one type between the same nodes one is kept.",
                    StorageMistakes::withoutParallels),
            Mistake.inGraph(
                    "stored-empty-string",
                    "The empty string is stored as one blank.",
                    graph -> replace(graph, value -> value.equals(new Value.Text("")) ? new Value.Text(" ") : value)),
            Mistake.inGraph(
                    "stored-whole-double",
                    "A double without fraction is stored as an integer.",
                    graph -> replace(
                            graph,
                            value -> value instanceof Value.Real(double real)
                                            && real == Math.rint(real)
                                            && Math.abs(real) < 1e9
                                    ? new Value.Int((long) real)
                                    : value)),
            Mistake.inGraph(
                    "stored-list",
                    "A list is stored as a set.",
                    graph -> replace(
                            graph,
                            value -> value instanceof ListOf(List<Value> items)
                                    ? new ListOf(List.copyOf(new LinkedHashSet<>(items)))
                                    : value)),
            Mistake.inAnswer(
                    "page",
                    "The last row is lost where an answer fills its page of " + PAGE + " rows.",
                    answer -> answer.rows().size() >= PAGE
                            ? new Answer(
                                    answer.columns(),
                                    answer.rows().subList(0, answer.rows().size() - 1))
                            : answer),
            Mistake.inAnswer(
                    "neighbours",
                    "A row is lost if it equals the one before it.",
                    answer -> new Answer(answer.columns(), withoutEqualNeighbours(answer.rows()))));

    private StorageMistakes() {}

    private static void withoutParallels(Graph graph) {
        record Ends(String type, Value from, Value to) {}
        Set<Ends> seen = new LinkedHashSet<>();
        for (Graph.Edge edge : List.copyOf(graph.edges())) {
            if (!seen.add(new Ends(edge.type(), edge.from().value(), edge.to().value()))) {
                graph.delete(edge);
            }
        }
    }

    private static void replace(Graph graph, UnaryOperator<Value> wrong) {
        Stream.concat(
                        graph.nodes().stream().map(Graph.Node::properties),
                        graph.edges().stream().map(Graph.Edge::properties))
                .forEach(properties -> properties.replaceAll((key, value) -> wrong.apply(value)));
    }

    private static List<List<Value>> withoutEqualNeighbours(List<List<Value>> rows) {
        List<List<Value>> kept = new ArrayList<>();
        for (List<Value> row : rows) {
            if (kept.isEmpty() || !Objects.equals(kept.getLast(), row)) {
                kept.add(row);
            }
        }
        return kept;
    }
}

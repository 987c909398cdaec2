package dev.touchstone.cypher.mutant;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.cypher.reference.graph.Graph;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Mutants of storage: of the loaded graph and of answers. */
final class StorageMutants {
    private static final int PAGE = 20;

    static final List<Mutant> ALL = List.of(
            Mutant.inGraph(
                    "third-label",
                    "A node keeps two labels at most.",
                    graph -> graph.nodes()
                            .forEach(node -> node.labels()
                                    .retainAll(node.labels().stream().limit(2).toList()))),
            Mutant.inGraph(
                    "loops",
                    "Relationships from a node to itself are lost.",
                    graph -> List.copyOf(graph.edges()).stream()
                            .filter(edge -> edge.from() == edge.to())
                            .forEach(graph::delete)),
            Mutant.inGraph(
                    "parallel",
                    "Of relationships of one type between the same nodes one is kept.",
                    StorageMutants::withoutParallels),
            Mutant.inGraph(
                    "stored-empty-string",
                    "The empty string is stored as one blank.",
                    graph -> replace(graph, value -> value.equals(new Value.Text("")) ? new Value.Text(" ") : value)),
            Mutant.inGraph(
                    "stored-whole-double",
                    "A double without fraction is stored as an integer.",
                    graph -> replace(
                            graph,
                            value -> value instanceof Value.Real(double real)
                                            && real == Math.rint(real)
                                            && Math.abs(real) < 1e9
                                    ? new Value.Int((long) real)
                                    : value)),
            Mutant.inGraph(
                    "stored-list",
                    "A list is stored as a set.",
                    graph -> replace(
                            graph,
                            value -> value instanceof ListOf(List<Value> items)
                                    ? new ListOf(List.copyOf(new LinkedHashSet<>(items)))
                                    : value)),
            Mutant.inAnswer(
                    "page",
                    "The last row is lost where an answer fills its page of " + PAGE + " rows.",
                    answer -> answer.rows().size() >= PAGE
                            ? new Answer(
                                    answer.columns(),
                                    answer.rows().subList(0, answer.rows().size() - 1))
                            : answer),
            Mutant.inAnswer(
                    "neighbours",
                    "A row is lost if it equals the one before it.",
                    answer -> new Answer(answer.columns(), withoutEqualNeighbours(answer.rows()))));

    private StorageMutants() {}

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

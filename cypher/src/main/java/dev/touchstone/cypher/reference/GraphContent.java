package dev.touchstone.cypher.reference;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.graph.Graph;
import java.util.Comparator;
import java.util.List;

/**
 * What is in a graph, as rows: its nodes, and its edges between their ends.
 *
 * <p>Elements that statements have made have no key by which they could be told, so two graphs count as the same where these rows are:
 * where the graphs are the same, so are the rows; where the rows are, the graphs may still differ in which of two equal new nodes an
 * edge leads to.
 *
 * @param nodes what {@link #NODES} answers, labels sorted
 * @param edges what {@link #EDGES} answers
 */
public record GraphContent(List<List<Value>> nodes, List<List<Value>> edges) {
    /** Asks an engine for the nodes. */
    public static final String NODES = "MATCH (n) RETURN labels(n) AS l, properties(n) AS p";

    /** Asks an engine for the edges. */
    public static final String EDGES =
            "MATCH (a)-[r]->(b) RETURN properties(a) AS f, type(r) AS t, properties(r) AS p, properties(b) AS g";

    public GraphContent {
        // The order of a node's labels means nothing.
        nodes = nodes.stream()
                .map(row -> List.of(sorted(row.get(0)), row.get(1)))
                .toList();
        edges = List.copyOf(edges);
    }

    private static Value sorted(Value labels) {
        return labels instanceof ListOf(List<Value> items)
                ? new ListOf(items.stream()
                        .sorted(Comparator.comparing(Value::toString))
                        .toList())
                : labels;
    }

    public static GraphContent of(Graph graph) {
        return new GraphContent(
                graph.nodes().stream()
                        .map(node -> List.of(
                                new ListOf(node.labels().stream()
                                        .<Value>map(Text::new)
                                        .toList()),
                                Values.map(node.properties())))
                        .toList(),
                graph.edges().stream()
                        .map(edge -> List.of(
                                Values.map(edge.from().properties()),
                                Values.of(edge.type()),
                                Values.map(edge.properties()),
                                Values.map(edge.to().properties())))
                        .toList());
    }

    /** How the nodes of another graph differ from these. */
    public Difference nodesOf(GraphContent other) {
        return new Comparison(Sameness.TYPED).asMultisets(nodes, other.nodes);
    }

    /** How the edges of another graph differ from these. */
    public Difference edgesOf(GraphContent other) {
        return new Comparison(Sameness.TYPED).asMultisets(edges, other.edges);
    }

    /** How what {@link #NODES} answered differs from what it should. */
    public static Difference nodes(Answer expected, Answer actual) {
        return new GraphContent(expected.rows(), List.of()).nodesOf(new GraphContent(actual.rows(), List.of()));
    }

    /** How what {@link #EDGES} answered differs from what it should. */
    public static Difference edges(Answer expected, Answer actual) {
        return new Comparison(Sameness.TYPED).asMultisets(expected.rows(), actual.rows());
    }

    public boolean isSameAs(GraphContent other) {
        return nodesOf(other).isNone() && edgesOf(other).isNone();
    }
}

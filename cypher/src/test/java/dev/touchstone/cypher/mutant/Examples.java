package dev.touchstone.cypher.mutant;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.oracle.TruthCase;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.reference.GraphText;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.text.CypherParser;
import java.io.IOException;

/** How large the examples of mistakes are, which were made by hand, and how large cases are in the same measure. */
public final class Examples {
    private Examples() {}

    /** The size of the example of a mistake: the nodes of its query's tree, and its graph's nodes, edges, labels and properties. */
    public static long size(String mutant) throws IOException {
        MutantsTest.Example example = MutantsTest.examples().stream()
                .filter(candidate -> candidate.mutant().equals(mutant))
                .findFirst()
                .orElseThrow();
        Graph graph = ((Result.Done) GraphText.read(example.graph().orElse(""))).graph();
        long elements = graph.nodes().stream()
                        .mapToLong(node ->
                                1 + node.labels().size() + node.properties().size())
                        .sum()
                + graph.edges().stream()
                        .mapToLong(edge -> 1 + edge.properties().size())
                        .sum();
        return Tree.nodes(CypherParser.parse(example.query())).count() + elements;
    }

    public static long size(TruthCase proposed) {
        PropertyGraph graph = (PropertyGraph) proposed.dataset();
        long elements = graph.nodes().stream()
                        .mapToLong(node ->
                                1 + node.labels().size() + node.properties().size())
                        .sum()
                + graph.edges().stream()
                        .mapToLong(edge -> 1 + edge.properties().size())
                        .sum();
        return Tree.nodes(((CypherQuery) proposed.statement()).query()).count() + elements;
    }
}

package dev.touchstone.lab.figures;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.oracle.TruthCase;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.reference.GraphText;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.suites.examples.MutantExample;
import java.util.stream.LongStream;

/** How large cases and hand-made examples are: nodes of the query's tree, and nodes, edges, labels and properties of the graph. */
final class CaseSize {
    private CaseSize() {}

    static long of(MutantExample example) {
        Graph graph = ((Result.Done) GraphText.read(example.graph().orElse(""))).graph();
        LongStream nodes = graph.nodes().stream()
                .mapToLong(node -> 1 + node.labels().size() + node.properties().size());
        LongStream edges =
                graph.edges().stream().mapToLong(edge -> 1 + edge.properties().size());
        return Tree.nodes(CypherParser.parse(example.query())).count() + nodes.sum() + edges.sum();
    }

    static long of(TruthCase proposed) {
        PropertyGraph graph = (PropertyGraph) proposed.dataset();
        LongStream nodes = graph.nodes().stream()
                .mapToLong(node -> 1 + node.labels().size() + node.properties().size());
        LongStream edges =
                graph.edges().stream().mapToLong(edge -> 1 + edge.properties().size());
        return Tree.nodes(((CypherQuery) proposed.statement()).query()).count() + nodes.sum() + edges.sum();
    }
}

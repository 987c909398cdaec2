package dev.touchstone.engines.conformance;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.GraphSchema.EdgeType;
import dev.touchstone.core.dataset.GraphSchema.NodeType;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.CypherLanguage;
import dev.touchstone.engines.statement.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@Releases({"kuzu@0.7.1", "kuzu@0.9.0", "kuzu@0.11.2"})
class KuzuConformanceTest extends CypherConformance {
    /** What is in the engine: there is no function that gives all properties, so a statement must name them. */
    private PropertyGraph loaded = GraphDatasets.empty();

    @Override
    void load(Dataset dataset) {
        loaded = (PropertyGraph) dataset;
        super.load(dataset);
    }

    @Override
    List<Dataset> datasets() {
        return GraphDatasets.of(new CypherLanguage(), session().target().dialect());
    }

    /** No elements, but tables: without any, even MATCH (n) is an error. */
    @Override
    Dataset empty() {
        GraphSchema schema = new GraphSchema(
                List.of(new NodeType("L", List.of())),
                List.of(new EdgeType("T", Optional.empty(), Optional.empty(), List.of())));
        return new PropertyGraph(schema, List.of(), List.of(), List.of(), List.of());
    }

    @Override
    List<Statement> everything() {
        List<Statement> statements = new ArrayList<>();
        statements.add(new Text("MATCH (n) RETURN n.uid, label(n)" + columns("n")));
        // The label of an edge is not its type before 0.9, but the name of the table for its ends.
        for (String type : edgeTypes(loaded)) {
            statements.add(new Text(
                    "MATCH (a)-[r:" + type + "]->(b) RETURN r.uid, '" + type + "', a.uid, b.uid" + columns("r")));
        }
        return statements;
    }

    private String columns(String variable) {
        return properties(loaded).stream()
                .map(name -> ", " + variable + ".`" + name + "`")
                .collect(Collectors.joining());
    }

    private static Set<String> edgeTypes(PropertyGraph graph) {
        Set<String> types = new TreeSet<>();
        graph.schema().edgeTypes().forEach(type -> types.add(type.name()));
        graph.edges().forEach(edge -> types.add(edge.type()));
        return types;
    }

    private static Set<String> properties(PropertyGraph graph) {
        Set<String> names = new TreeSet<>();
        graph.nodes().forEach(node -> names.addAll(node.properties().keySet()));
        graph.edges().forEach(edge -> names.addAll(edge.properties().keySet()));
        return names;
    }

    @Override
    List<List<Value>> expected(Dataset dataset) {
        PropertyGraph graph = (PropertyGraph) dataset;
        List<List<Value>> rows = new ArrayList<>();
        for (Node node : graph.nodes()) {
            rows.add(row(
                    graph,
                    node.properties(),
                    Values.of(node.key()),
                    Values.of(node.labels().getFirst())));
        }
        for (Edge edge : graph.edges()) {
            rows.add(row(
                    graph,
                    edge.properties(),
                    Values.of(edge.key()),
                    Values.of(edge.type()),
                    Values.of(edge.from()),
                    Values.of(edge.to())));
        }
        return rows;
    }

    private static List<Value> row(PropertyGraph graph, Map<String, Typed> properties, Value... first) {
        List<Value> row = new ArrayList<>(List.of(first));
        for (String name : properties(graph)) {
            row.add(Optional.ofNullable(properties.get(name)).map(Typed::value).orElse(Values.NULL));
        }
        return row;
    }

    @Override
    Statement syntaxError() {
        return new Text("MATCH (n RETURN n");
    }

    @Override
    Statement unsupported() {
        return new Text("MATCH (n:Unknown) RETURN n");
    }

    /** Found by Touchstone: "Trying to create a vector with ANY type. This should not happen." */
    @Override
    Optional<Statement> internalError() {
        return Optional.of(new Text("RETURN CASE WHEN true THEN null END < 1"));
    }

    @Override
    Statement endless() {
        return new Text(
                "MATCH (a), (b), (c), (d), (e), (f) WHERE a.uid + b.uid + c.uid + d.uid + e.uid + f.uid < 0 RETURN count(*)");
    }
}

package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.syntax.CypherStatement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A handful of query shapes, each cut out of the graph around a random edge, so that most of them find something. They
 * exercise the engines until the generator proper takes their place.
 *
 * <p>Constants are parameters: Neo4j plans a text once and answers it again with other values in a hundredth of the time.
 */
public final class QueryShapes {
    private final PropertyGraph graph;
    private final List<PropertyType> types;
    private final Choices choices;
    private final Map<String, Value> parameters = new LinkedHashMap<>();

    /**
     * Queries about a graph.
     *
     * @param types conditions are on properties of these types only
     */
    public QueryShapes(PropertyGraph graph, List<PropertyType> types, Choices choices) {
        this.graph = graph;
        this.types = types;
        this.choices = choices;
    }

    public CypherStatement query() {
        String text = graph.edges().isEmpty() ? aboutNodes() : aboutAnEdge(choices.pick(graph.edges()));
        return new CypherStatement(text, parameters);
    }

    private String aboutNodes() {
        return graph.nodes().isEmpty()
                ? "MATCH (n) RETURN count(*)"
                : "MATCH " + node("n", choices.pick(graph.nodes())) + " RETURN n";
    }

    private String aboutAnEdge(Edge edge) {
        Node from = graph.node(edge.from());
        Node to = graph.node(edge.to());
        String hop = node("a", from) + "-[r:" + edge.type() + "]->" + node("b", to);
        return switch (choices.below(10)) {
            case 0 -> "MATCH " + node("a", from) + where("a", from.properties()) + " RETURN a";
            case 1 -> "MATCH " + hop + where("a", from.properties()) + " RETURN a, b";
            case 2 -> "MATCH " + hop + where("r", edge.properties()) + " RETURN DISTINCT a, r";
            case 3 -> "MATCH " + hop + ", (b)--(c) RETURN a, count(c) AS n";
            case 4 ->
                "MATCH " + node("a", from) + " OPTIONAL MATCH (a)-[r:" + edge.type() + "]-(b)"
                        + where("b", to.properties()) + " RETURN a, r, b";
            case 5 -> "MATCH (a" + label(from) + ")-[*1..2]->" + node("b", to) + " RETURN a, count(*) AS n";
            case 6 -> "MATCH " + hop + " WITH b, collect(a) AS list UNWIND list AS x RETURN b, x";
            case 7 -> "MATCH p = " + hop + " RETURN p, length(p) AS n";
            case 8 ->
                "MATCH " + node("a", from) + " RETURN a.uid AS k ORDER BY k SKIP 1 LIMIT " + choices.between(1, 9);
            default ->
                "MATCH " + node("a", from) + " RETURN a.uid AS k UNION MATCH " + node("b", to) + " RETURN b.uid AS k";
        };
    }

    private String node(String name, Node like) {
        return "(" + name + label(like) + ")";
    }

    private String label(Node like) {
        return like.labels().isEmpty() || choices.chance(0.3) ? "" : ":" + choices.pick(like.labels());
    }

    /** A condition that the element with these properties satisfies. */
    private String where(String name, Map<String, Typed> properties) {
        List<Map.Entry<String, Typed>> usable = properties.entrySet().stream()
                .filter(property -> types.contains(property.getValue().type()))
                .toList();
        if (usable.isEmpty()) {
            return " WHERE " + name + ".k0 IS NULL OR " + name + ".k0 IS NOT NULL";
        }
        Map.Entry<String, Typed> property = choices.pick(usable);
        parameters.put("p", property.getValue().value());
        String operator = choices.pickOf("=", "<=", ">=");
        return " WHERE " + name + "." + property.getKey() + " " + operator + " $p";
    }
}

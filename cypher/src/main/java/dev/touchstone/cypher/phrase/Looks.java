package dev.touchstone.cypher.phrase;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.GraphSchema.EdgeType;
import dev.touchstone.core.dataset.GraphSchema.NodeType;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.Names;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Queries that together show a whole graph. */
final class Looks {
    /** Of elements that may have any labels and properties. */
    static final List<Query> AT_ALL = List.of(
            CypherParser.parse("MATCH (n) RETURN properties(n) AS p"),
            CypherParser.parse("MATCH (n) UNWIND labels(n) AS l RETURN n.uid AS n, l"),
            CypherParser.parse("MATCH (a)-[r]->(b) RETURN a.uid AS a, type(r) AS t, properties(r) AS p, b.uid AS b"));

    private Looks() {}

    /**
     * Of an engine that keeps a table for each label and type, whose columns are its properties: there is nothing beside what these show.
     */
    static List<Query> atTables(GraphSchema schema) {
        Stream<String> nodes = schema.nodeTypes().stream()
                .map(type -> "MATCH (n:" + Names.of(type.label()) + ") RETURN " + key("n")
                        + columns("n", type.properties()));
        Stream<String> edges = schema.edgeTypes().stream()
                .map(type -> "MATCH (a)-[r:" + Names.of(type.name()) + "]->(b) RETURN " + key("a") + ", " + key("b")
                        + columns("r", type.properties()));
        return Stream.concat(nodes, edges).map(CypherParser::parse).toList();
    }

    /** Of an engine that has no function for all properties: those that the schema has, whatever the labels. */
    static List<Query> atColumns(GraphSchema schema) {
        return Stream.of(
                        "MATCH (n) RETURN " + key("n")
                                + columns(
                                        "n",
                                        distinct(schema.nodeTypes().stream().map(NodeType::properties))),
                        "MATCH (n) UNWIND labels(n) AS l RETURN n.uid AS n, l",
                        "MATCH (a)-[r]->(b) RETURN " + key("a") + ", type(r) AS t, " + key("b") + ", " + key("r")
                                + columns(
                                        "r",
                                        distinct(schema.edgeTypes().stream().map(EdgeType::properties))))
                .map(CypherParser::parse)
                .toList();
    }

    /** One of each name. */
    private static List<Property> distinct(Stream<List<Property>> all) {
        Map<String, Property> named = new LinkedHashMap<>();
        all.flatMap(List::stream).forEach(property -> named.putIfAbsent(property.name(), property));
        return List.copyOf(named.values());
    }

    private static String key(String variable) {
        return variable + "." + Element.KEY + " AS " + variable;
    }

    private static String columns(String variable, List<Property> properties) {
        return properties.stream()
                .map(property -> ", " + variable + "." + Names.of(property.name()) + " AS " + Names.of(property.name()))
                .collect(Collectors.joining());
    }
}

package dev.touchstone.cypher.tell;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.finding.Recipe.Line;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.cypher.text.Names;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The statements that make a graph: one CREATE for all of it, or, where it has a history, one statement for each change.
 *
 * @param keys whether elements get our own key as a property
 */
record GraphLines(PropertyGraph graph, SchemaText schema, boolean keys) {

    List<Line> all() {
        List<Line> lines = new ArrayList<>(schema.before(graph));
        if (graph.history().isEmpty()) {
            if (!graph.nodes().isEmpty()) {
                lines.add(Line.setup(atOnce()));
            }
            graph.indexes().forEach(index -> lines.addAll(schema.create(index, graph)));
        } else {
            lines.addAll(grown());
        }
        if (!graph.indexes().isEmpty()) {
            lines.addAll(schema.await());
        }
        return lines;
    }

    private String atOnce() {
        List<String> parts = new ArrayList<>();
        graph.nodes()
                .forEach(node -> parts.add("(" + name(node.key()) + labels(node.labels())
                        + properties(node.key(), node.properties()) + ")"));
        graph.edges()
                .forEach(edge -> parts.add("(" + name(edge.from()) + ")" + arrow(edge) + "(" + name(edge.to()) + ")"));
        return parts.size() == 1 ? "CREATE " + parts.getFirst() : "CREATE\n  " + String.join(",\n  ", parts);
    }

    /** The name by which a node is called in the statement, and in answers. */
    static String name(long key) {
        return "n" + key;
    }

    private List<Line> grown() {
        List<Line> lines = new ArrayList<>();
        Map<Long, List<String>> labels = new HashMap<>();
        Map<Long, String> types = new HashMap<>();
        for (Change change : graph.history()) {
            switch (change) {
                case Change.AddNode(Node node) -> {
                    labels.put(node.key(), node.labels());
                    add(
                            lines,
                            "CREATE (" + (labels(node.labels()) + properties(node.key(), node.properties())).strip()
                                    + ")");
                }
                case Change.AddEdge(Edge edge) -> {
                    types.put(edge.key(), edge.type());
                    add(
                            lines,
                            "MATCH " + node("a", edge.from(), labels) + ", " + node("b", edge.to(), labels)
                                    + " CREATE (a)" + arrow(edge) + "(b)");
                }
                case Change.SetProperty set -> {
                    String element =
                            set.on() == Element.Kind.NODE ? node("x", set.key(), labels) : edge(set.key(), types);
                    String value = set.value()
                            .map(typed -> schema.constant(typed.value()))
                            .orElse("null");
                    add(lines, "MATCH " + element + " SET x." + Names.of(set.name()) + " = " + value);
                }
                case Change.AddLabel(long key, String label) ->
                    add(lines, "MATCH " + node("x", key, labels) + " SET x:" + Names.of(label));
                case Change.RemoveLabel(long key, String label) ->
                    add(lines, "MATCH " + node("x", key, labels) + " REMOVE x:" + Names.of(label));
                case Change.DeleteNode(long key) -> add(lines, "MATCH " + node("x", key, labels) + " DELETE x");
                case Change.DeleteEdge(long key) -> add(lines, "MATCH " + edge(key, types) + " DELETE x");
                case Change.CreateIndex create -> lines.addAll(schema.create(create.index(), graph));
                case Change.DropIndex drop -> lines.addAll(schema.drop(drop.index(), graph));
            }
        }
        return lines;
    }

    private static void add(List<Line> lines, String statement) {
        lines.add(Line.setup(statement));
    }

    private String node(String variable, long key, Map<Long, List<String>> labels) {
        String typed = schema.isTyped() ? labels(labels.getOrDefault(key, List.of())) : "";
        return "(" + variable + typed + " {" + Element.KEY + ": " + key + "})";
    }

    private String edge(long key, Map<Long, String> types) {
        String typed = schema.isTyped() && types.containsKey(key) ? ":" + Names.of(types.get(key)) : "";
        return "()-[x" + typed + " {" + Element.KEY + ": " + key + "}]->()";
    }

    private String arrow(Edge edge) {
        return "-[:" + Names.of(edge.type()) + properties(edge.key(), edge.properties()) + "]->";
    }

    private static String labels(List<String> labels) {
        return labels.stream().map(label -> ":" + Names.of(label)).collect(Collectors.joining());
    }

    private String properties(long key, Map<String, Typed> properties) {
        List<String> entries = new ArrayList<>();
        if (keys) {
            entries.add(Element.KEY + ": " + key);
        }
        properties.forEach((name, typed) -> entries.add(Names.of(name) + ": " + schema.constant(typed.value())));
        return entries.isEmpty() ? "" : " {" + String.join(", ", entries) + "}";
    }
}

package dev.touchstone.cypher.report;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.report.Recipe.Line;
import dev.touchstone.cypher.text.ChangeText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The statements that make a graph: one CREATE for all of it, or, where it has a history or tables, one statement for each
 * change.
 *
 * @param keys whether elements get our own key as a property
 */
record GraphLines(PropertyGraph graph, SchemaText schema, boolean keys) {

    List<Line> all() {
        List<Line> lines = new ArrayList<>(schema.before(graph));
        if (!graph.history().isEmpty()) {
            lines.addAll(grown(graph.history()));
        } else {
            if (schema.isTyped()) {
                // One after the other, as it was loaded: where an element is stored may be what matters.
                lines.addAll(grown(additions()));
            } else if (!graph.nodes().isEmpty()) {
                lines.add(Line.setup(atOnce()));
            }
            graph.indexes().forEach(index -> lines.addAll(schema.create(index, graph)));
        }
        if (!graph.indexes().isEmpty()) {
            lines.addAll(schema.await());
        }
        return lines;
    }

    private String atOnce() {
        ChangeText text = text(Map.of(), Map.of());
        List<String> parts = new ArrayList<>();
        graph.nodes().forEach(node -> parts.add("(" + name(node.key()) + text.node(node) + ")"));
        graph.edges()
                .forEach(edge ->
                        parts.add("(" + name(edge.from()) + ")" + text.arrow(edge) + "(" + name(edge.to()) + ")"));
        return parts.size() == 1 ? "CREATE " + parts.getFirst() : "CREATE\n  " + String.join(",\n  ", parts);
    }

    /** Where labels and types are tables, patterns name them. */
    private ChangeText text(Map<Long, List<String>> labels, Map<Long, String> types) {
        return new ChangeText(
                keys,
                schema::constant,
                key -> schema.isTyped() ? labels.getOrDefault(key, List.of()) : List.of(),
                key -> schema.isTyped() ? Optional.ofNullable(types.get(key)) : Optional.empty());
    }

    /** The name by which a node is called in the statement, and in answers. */
    static String name(long key) {
        return "n" + key;
    }

    private List<Change> additions() {
        return Stream.concat(
                        graph.nodes().stream().<Change>map(Change.AddNode::new),
                        graph.edges().stream().map(Change.AddEdge::new))
                .toList();
    }

    private List<Line> grown(List<Change> changes) {
        List<Line> lines = new ArrayList<>();
        Map<Long, List<String>> labels = new HashMap<>();
        Map<Long, String> types = new HashMap<>();
        ChangeText text = text(labels, types);
        for (Change change : changes) {
            switch (change) {
                case Change.AddNode(Node node) -> labels.put(node.key(), node.labels());
                case Change.AddEdge(Edge edge) -> types.put(edge.key(), edge.type());
                case Change.CreateIndex create -> lines.addAll(schema.create(create.index(), graph));
                case Change.DropIndex drop -> lines.addAll(schema.drop(drop.index(), graph));
                case Change other -> {}
            }
            text.of(change).map(Line::setup).ifPresent(lines::add);
        }
        return lines;
    }
}

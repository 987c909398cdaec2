package dev.touchstone.cypher.text;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.Collectors;

/**
 * Changes of a graph as statements. Elements are found again by their keys.
 *
 * @param keys whether new elements get our own key as a property
 * @param constant how values are written
 * @param labels the labels of a node, where a pattern must name them
 * @param type the type of an edge, where a pattern must name it
 */
public record ChangeText(
        boolean keys,
        Function<Value, String> constant,
        LongFunction<List<String>> labels,
        LongFunction<Optional<String>> type) {

    /** The statement, or empty for changes of indexes, which every engine has its own words for. */
    public Optional<String> of(Change change) {
        return switch (change) {
            case Change.AddNode(Node node) ->
                Optional.of("CREATE (" + node(node).strip() + ")");
            case Change.AddEdge(Edge edge) ->
                Optional.of("MATCH " + found("a", edge.from()) + ", " + found("b", edge.to()) + " CREATE (a)"
                        + arrow(edge) + "(b)");
            case Change.SetProperty set -> Optional.of(set(set));
            case Change.AddLabel(long key, String label) ->
                Optional.of("MATCH " + found("x", key) + " SET x:" + Names.of(label));
            case Change.RemoveLabel(long key, String label) ->
                Optional.of("MATCH " + found("x", key) + " REMOVE x:" + Names.of(label));
            case Change.DeleteNode(long key) -> Optional.of("MATCH " + found("x", key) + " DELETE x");
            case Change.DeleteEdge(long key) -> Optional.of("MATCH " + foundEdge(key) + " DELETE x");
            case Change.CreateIndex create -> Optional.empty();
            case Change.DropIndex drop -> Optional.empty();
        };
    }

    /** What stands between the parentheses of a new node. */
    public String node(Node node) {
        return labels(node.labels()) + properties(node.key(), node.properties());
    }

    /** A new edge, between the parentheses of its ends. */
    public String arrow(Edge edge) {
        return "-[:" + Names.of(edge.type()) + properties(edge.key(), edge.properties()) + "]->";
    }

    private String set(Change.SetProperty set) {
        String element = set.on() == Element.Kind.NODE ? found("x", set.key()) : foundEdge(set.key());
        String value = set.value().map(typed -> constant.apply(typed.value())).orElse("null");
        return "MATCH " + element + " SET x." + Names.of(set.name()) + " = " + value;
    }

    private String found(String variable, long key) {
        return "(" + variable + labels(labels.apply(key)) + " {" + Element.KEY + ": " + key + "})";
    }

    private String foundEdge(long key) {
        String typed = type.apply(key).map(name -> ":" + Names.of(name)).orElse("");
        return "()-[x" + typed + " {" + Element.KEY + ": " + key + "}]->()";
    }

    private static String labels(List<String> labels) {
        return labels.stream().map(label -> ":" + Names.of(label)).collect(Collectors.joining());
    }

    private String properties(long key, Map<String, Typed> properties) {
        List<String> entries = new ArrayList<>();
        if (keys) {
            entries.add(Element.KEY + ": " + key);
        }
        properties.forEach((name, typed) -> entries.add(Names.of(name) + ": " + constant.apply(typed.value())));
        return entries.isEmpty() ? "" : " {" + String.join(", ", entries) + "}";
    }
}

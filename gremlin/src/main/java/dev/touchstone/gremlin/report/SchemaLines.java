package dev.touchstone.gremlin.report;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.report.ConsoleLines;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.text.GremlinText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How a database declares labels, keys and indexes, which TinkerPop leaves to it. The lines are good for the console and, with other quotes,
 * for Java: they name classes in full.
 *
 * @param console the lines of the database; empty for a server that somebody else runs. What it is, and how it is told of indexes, they know:
 *     only there a comment stands for what is done
 */
record SchemaLines(Optional<ConsoleLines> console) {
    private static final String VERTEX = "{{vertex}}";
    private static final String EDGE = "{{edge}}";
    private static final String KEY = "{{key}}";
    private static final String FROM = "{{from}}";

    /** What must be there before the first element. A line that names a label or a key is there once for each. */
    List<String> before(PropertyGraph graph) {
        DeclaredKeys words = DeclaredKeys.of(graph);
        List<String> lines = new ArrayList<>();
        for (String line : console.map(ConsoleLines::declare).orElse(List.of())) {
            if (line.contains(VERTEX)) {
                words.vertices()
                        .forEach((label, keys) -> lines.add(filled(line, Map.of(VERTEX, escaped(label)), keys)));
            } else if (line.contains(EDGE)) {
                words.edges()
                        .forEach((label, keys) ->
                                ends(line, label, graph).ifPresent(ends -> lines.add(filled(line, ends, keys))));
            } else if (line.contains(KEY)) {
                keys(words).forEach((key, type) -> lines.add(worded(line.replace(KEY, escaped(key)), type.name())));
            } else {
                lines.add(line);
            }
        }
        return lines.size() > fixed() ? lines : List.of();
    }

    /** How many lines there are whatever the graph: alone they do nothing. */
    private long fixed() {
        return console.map(ConsoleLines::declare).orElse(List.of()).stream()
                .filter(line -> !line.contains(VERTEX) && !line.contains(EDGE) && !line.contains(KEY))
                .count();
    }

    private Map<String, PropertyType> keys(DeclaredKeys words) {
        Map<String, PropertyType> keys = new LinkedHashMap<>(words.keys());
        if (needsKeys()) {
            keys.putIfAbsent(Element.KEY, PropertyType.LONG);
        }
        return keys;
    }

    /** The label of edges, and the labels that its ends have, where the line asks for them; then it needs an edge. */
    private static Optional<Map<String, String>> ends(String line, String label, PropertyGraph graph) {
        Map<String, String> places = new LinkedHashMap<>(Map.of(EDGE, escaped(label)));
        if (!line.contains(FROM)) {
            return Optional.of(places);
        }
        return DeclaredKeys.firstEdge(label, graph).map(edge -> {
            places.put(FROM, escaped(DeclaredKeys.label(edge.from(), graph)));
            places.put("{{to}}", escaped(DeclaredKeys.label(edge.to(), graph)));
            return places;
        });
    }

    /** Also with all keys of a label, and with those but our own. */
    private String filled(String line, Map<String, String> places, Map<String, PropertyType> keys) {
        Set<String> others = new LinkedHashSet<>(keys.keySet());
        others.remove(Element.KEY);
        Set<String> all = new LinkedHashSet<>(keys.keySet());
        if (needsKeys()) {
            all.add(Element.KEY);
        }
        return filled(line.replace("{{keys}}", joined(all)).replace("{{others}}", joined(others)), places);
    }

    private static String filled(String line, Map<String, String> places) {
        String filled = line;
        for (Map.Entry<String, String> place : places.entrySet()) {
            filled = filled.replace(place.getKey(), place.getValue());
        }
        return filled;
    }

    private static String joined(Set<String> keys) {
        return keys.stream().map(SchemaLines::text).collect(Collectors.joining(", "));
    }

    List<String> create(Index index, PropertyGraph graph) {
        return console.map(known -> lines(known.createIndex(), index, graph))
                .orElseGet(() -> List.of(comment("create", index)));
    }

    List<String> drop(Index index, PropertyGraph graph) {
        return console.map(known -> lines(known.dropIndex(), index, graph))
                .orElseGet(() -> List.of(comment("drop", index)));
    }

    /** None for a label that was not declared, because no edge has it. */
    private List<String> lines(List<String> lines, Index index, PropertyGraph graph) {
        if (isOnEdges(index)
                && declaresEnds()
                && DeclaredKeys.firstEdge(index.label(), graph).isEmpty()) {
            return List.of();
        }
        PropertyType type = DeclaredKeys.of(graph).type(index).orElse(PropertyType.STRING);
        Map<String, String> places = Map.of(
                "{{label}}",
                escaped(index.label()),
                KEY,
                escaped(index.property()),
                "{{name}}",
                escaped(name(index)),
                "{{element}}",
                isOnEdges(index) ? "Edge" : "Vertex");
        return lines.stream()
                .map(line -> worded(filled(line, places), type.name()))
                .map(line -> worded(line, isOnEdges(index) ? "EDGE" : "VERTEX"))
                .toList();
    }

    private boolean declaresEnds() {
        return console.map(ConsoleLines::declare).orElse(List.of()).stream().anyMatch(line -> line.contains(FROM));
    }

    /** With the words that the database has for a type of properties, or for vertices and edges. */
    private String worded(String line, String choice) {
        String worded = line;
        for (Map.Entry<String, Map<String, String>> place :
                console.map(ConsoleLines::words).orElse(Map.of()).entrySet()) {
            String word = place.getValue().get(choice);
            worded = word == null ? worded : worded.replace("{{" + place.getKey() + "}}", word);
        }
        return worded;
    }

    private static String comment(String verb, Index index) {
        return "// " + verb + " an index on " + text(index.property()) + " of "
                + (isOnEdges(index) ? "edges" : "vertices") + " with label " + text(index.label());
    }

    /** What keeps what was done so far. */
    List<String> commit() {
        return console.map(ConsoleLines::commit).orElse(List.of());
    }

    /** Whether elements must have our own key. */
    boolean needsKeys() {
        return console.filter(ConsoleLines::keys).isPresent();
    }

    /** A text as Gremlin writes it. */
    static String text(String text) {
        return GremlinText.of(new Typed(PropertyType.STRING, Values.of(text)));
    }

    /** The same for a line that has the quotes already. */
    private static String escaped(String text) {
        String quoted = text(text);
        return quoted.substring(1, quoted.length() - 1);
    }

    private static boolean isOnEdges(Index index) {
        return index.on() == Element.Kind.EDGE;
    }

    /** A name for an index. */
    private static String name(Index index) {
        return (isOnEdges(index) ? "edges_" : "vertices_") + index.label() + "_" + index.property();
    }
}

package dev.touchstone.core.shrink;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.tree.Texts;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.Element;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Gives short names to what has long ones, the same in the data and in the query, and counts nodes and edges from 0. No two of the new names
 * differ in case alone: some engines take {@code A} and {@code a} for one.
 */
final class Renaming {
    private static final Texts TEXTS = new Texts(EngineId.class::isInstance);

    /** What generators call things. */
    private static final String GENERATED = "[a-zA-Z]{1,3}\\d+";

    private static final List<String> LABELS = List.of("A", "B", "C", "D", "E", "F", "G");
    private static final List<String> TYPES = List.of("R", "S", "T", "U", "V", "W");
    private static final List<String> KEYS = List.of("k", "l", "m", "p", "q");
    private static final List<String> VARIABLES = List.of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j");

    private final Attempts attempts;

    Renaming(Attempts attempts) {
        this.attempts = attempts;
    }

    void rename() {
        attempts.isAsGood((Case) Tree.rewrite((Record) attempts.best(), Renaming::counted));
        Map<String, String> names = names((Record) attempts.best());
        if (names.isEmpty() || attempts.isAsGood(renamed(attempts.best(), names))) {
            return;
        }
        names.forEach((name, shorter) -> attempts.isAsGood(renamed(attempts.best(), Map.of(name, shorter))));
    }

    private static Case renamed(Case proposed, Map<String, String> names) {
        return (Case) TEXTS.replace((Record) proposed, text -> names.getOrDefault(text, text));
    }

    private static Map<String, String> names(Record root) {
        List<PropertyGraph> graphs = Tree.nodes(root)
                .filter(PropertyGraph.class::isInstance)
                .map(PropertyGraph.class::cast)
                .toList();
        Set<String> taken = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        taken.addAll(TEXTS.in(root));
        Map<String, String> names = new LinkedHashMap<>();
        nameAll(graphs.stream().flatMap(Renaming::labels), LABELS, taken, names);
        nameAll(graphs.stream().flatMap(graph -> graph.edges().stream()).map(Edge::type), TYPES, taken, names);
        nameAll(graphs.stream().flatMap(Renaming::keys), KEYS, taken, names);
        nameAll(List.copyOf(taken).stream().sorted(), VARIABLES, taken, names);
        return names;
    }

    private static Stream<String> labels(PropertyGraph graph) {
        return graph.nodes().stream().flatMap(node -> node.labels().stream());
    }

    private static Stream<String> keys(PropertyGraph graph) {
        return Stream.concat(
                        graph.nodes().stream().map(Node::properties),
                        graph.edges().stream().map(Edge::properties))
                .flatMap(properties -> properties.keySet().stream())
                .filter(key -> !key.equals(Element.KEY));
    }

    private static void nameAll(Stream<String> old, List<String> supply, Set<String> taken, Map<String, String> names) {
        Set<String> olds = new LinkedHashSet<>(old.toList());
        List<String> free = new ArrayList<>(supply);
        free.removeIf(taken::contains);
        for (String name : olds) {
            if (name.matches(GENERATED) && !names.containsKey(name) && !free.isEmpty()) {
                String shorter = free.removeFirst();
                names.put(name, shorter);
                taken.add(shorter);
            }
        }
    }

    /** The graph with its keys counted from 0; one with a history keeps them. */
    private static Record counted(Record node) {
        if (!(node instanceof PropertyGraph graph) || !graph.history().isEmpty()) {
            return node;
        }
        Map<Long, Long> keys = new LinkedHashMap<>();
        graph.nodes().forEach(it -> keys.put(it.key(), (long) keys.size()));
        List<Node> nodes = graph.nodes().stream()
                .map(it -> new Node(keys.getOrDefault(it.key(), it.key()), it.labels(), it.properties()))
                .toList();
        List<Edge> edges = new ArrayList<>();
        for (Edge edge : graph.edges()) {
            edges.add(new Edge(
                    edges.size(),
                    edge.type(),
                    keys.getOrDefault(edge.from(), edge.from()),
                    keys.getOrDefault(edge.to(), edge.to()),
                    edge.properties()));
        }
        return new PropertyGraph(graph.schema(), nodes, edges, graph.indexes(), graph.history());
    }
}

package dev.touchstone.core.generate;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.Change.AddEdge;
import dev.touchstone.core.dataset.Change.AddLabel;
import dev.touchstone.core.dataset.Change.AddNode;
import dev.touchstone.core.dataset.Change.CreateIndex;
import dev.touchstone.core.dataset.Change.DeleteEdge;
import dev.touchstone.core.dataset.Change.DeleteNode;
import dev.touchstone.core.dataset.Change.DropIndex;
import dev.touchstone.core.dataset.Change.RemoveLabel;
import dev.touchstone.core.dataset.Change.SetProperty;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value.Element.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** A graph in memory that does what a history says, and refuses what an engine would refuse. */
final class Replay {
    private final Map<Long, Node> nodes = new TreeMap<>();
    private final Map<Long, Edge> edges = new TreeMap<>();
    private final Set<Index> indexes = new LinkedHashSet<>();

    static Replay of(List<Change> history) {
        Replay replay = new Replay();
        history.forEach(replay::apply);
        return replay;
    }

    List<Node> nodes() {
        return List.copyOf(nodes.values());
    }

    List<Edge> edges() {
        return List.copyOf(edges.values());
    }

    Set<Index> indexes() {
        return indexes;
    }

    private void apply(Change change) {
        switch (change) {
            case AddNode add -> demand(nodes.putIfAbsent(add.node().key(), add.node()) == null, change);
            case AddEdge add -> {
                demand(
                        nodes.containsKey(add.edge().from())
                                && nodes.containsKey(add.edge().to()),
                        change);
                demand(edges.putIfAbsent(add.edge().key(), add.edge()) == null, change);
            }
            case SetProperty set -> set(set);
            case AddLabel add -> label(add.key(), labels -> plus(labels, add.label(), change));
            case RemoveLabel remove -> label(remove.key(), labels -> minus(labels, remove.label(), change));
            case DeleteNode delete -> {
                demand(edges.values().stream().noneMatch(edge -> touches(edge, delete.key())), change);
                demand(nodes.remove(delete.key()) != null, change);
            }
            case DeleteEdge delete -> demand(edges.remove(delete.key()) != null, change);
            case CreateIndex create -> demand(indexes.add(create.index()), change);
            case DropIndex drop -> demand(indexes.remove(drop.index()), change);
        }
    }

    private void set(SetProperty set) {
        if (set.on() == Kind.NODE) {
            demand(nodes.containsKey(set.key()), set);
            nodes.computeIfPresent(
                    set.key(), (key, node) -> new Node(key, node.labels(), with(node.properties(), set)));
        } else {
            demand(edges.containsKey(set.key()), set);
            edges.computeIfPresent(
                    set.key(),
                    (key, edge) -> new Edge(key, edge.type(), edge.from(), edge.to(), with(edge.properties(), set)));
        }
    }

    private static Map<String, Typed> with(Map<String, Typed> properties, SetProperty set) {
        Map<String, Typed> changed = new LinkedHashMap<>(properties);
        set.value().ifPresentOrElse(value -> changed.put(set.name(), value), () -> changed.remove(set.name()));
        return changed;
    }

    private void label(long key, UnaryOperator<List<String>> change) {
        demand(nodes.containsKey(key), key);
        nodes.computeIfPresent(key, (same, node) -> new Node(key, change.apply(node.labels()), node.properties()));
    }

    private static List<String> plus(List<String> labels, String label, Change change) {
        demand(!labels.contains(label), change);
        List<String> more = new ArrayList<>(labels);
        more.add(label);
        return more.stream().sorted().toList();
    }

    private static List<String> minus(List<String> labels, String label, Change change) {
        demand(labels.contains(label), change);
        return labels.stream().filter(other -> !other.equals(label)).toList();
    }

    private static boolean touches(Edge edge, long node) {
        return edge.from() == node || edge.to() == node;
    }

    private static void demand(boolean possible, Object change) {
        if (!possible) {
            throw new IllegalStateException("not possible at this point: " + change);
        }
    }
}

package dev.touchstone.core.dataset;

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
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Makes a graph of changes, one after the other. Changes for which there is nothing to change are left out, and so are those that a
 * uniqueness constraint forbids.
 */
public final class Changes {
    private final Map<Long, Node> nodes = new LinkedHashMap<>();
    private final Map<Long, Edge> edges = new LinkedHashMap<>();
    private final Set<Index> indexes = new LinkedHashSet<>();
    private final List<Change> made = new ArrayList<>();

    private Changes() {}

    /** The changes that make this graph: its history, or where it has none, one for every part of it. */
    public static List<Change> of(PropertyGraph graph) {
        if (!graph.history().isEmpty()) {
            return graph.history();
        }
        return Stream.of(
                        graph.nodes().stream().<Change>map(AddNode::new),
                        graph.edges().stream().<Change>map(AddEdge::new),
                        graph.indexes().stream().<Change>map(CreateIndex::new))
                .flatMap(changes -> changes)
                .toList();
    }

    /**
     * What the changes make of the empty graph.
     *
     * @param atOnce whether the result forgets how it came about
     */
    public static PropertyGraph play(GraphSchema schema, List<Change> changes, boolean atOnce) {
        Changes state = new Changes();
        changes.stream().filter(state::apply).forEach(state.made::add);
        return new PropertyGraph(
                schema,
                List.copyOf(state.nodes.values()),
                List.copyOf(state.edges.values()),
                List.copyOf(state.indexes),
                atOnce ? List.of() : state.made);
    }

    /** Whether there was something to do. */
    private boolean apply(Change change) {
        return switch (change) {
            case AddNode add -> !nodes.containsKey(add.node().key()) && put(add.node());
            case AddEdge add -> add(add.edge());
            case SetProperty set -> set.on() == Kind.NODE ? setOnNode(set) : setOnEdge(set);
            case AddLabel add -> label(add.key(), add.label(), true);
            case RemoveLabel remove -> label(remove.key(), remove.label(), false);
            case DeleteNode delete -> !hasEdges(delete.key()) && nodes.remove(delete.key()) != null;
            case DeleteEdge delete -> edges.remove(delete.key()) != null;
            case CreateIndex create -> create(create.index());
            case DropIndex drop -> indexes.remove(drop.index());
        };
    }

    private boolean add(Edge edge) {
        return nodes.containsKey(edge.from())
                && nodes.containsKey(edge.to())
                && edges.putIfAbsent(edge.key(), edge) == null;
    }

    private boolean hasEdges(long node) {
        return edges.values().stream().anyMatch(edge -> edge.from() == node || edge.to() == node);
    }

    /** Adds a node, or replaces the one that has its key, unless a constraint forbids it. */
    private boolean put(Node node) {
        List<Index> constraints = indexes.stream().filter(Index::unique).toList();
        if (!constraints.isEmpty()) {
            Map<Long, Node> after = new LinkedHashMap<>(nodes);
            after.put(node.key(), node);
            if (!constraints.stream().allMatch(constraint -> Uniqueness.holds(constraint, after.values()))) {
                return false;
            }
        }
        nodes.put(node.key(), node);
        return true;
    }

    private boolean create(Index index) {
        return indexes.stream().noneMatch(index::isBeside)
                && (!index.unique() || Uniqueness.holds(index, nodes.values()))
                && indexes.add(index);
    }

    private boolean setOnNode(SetProperty set) {
        Node node = nodes.get(set.key());
        return node != null
                && put(new Node(set.key(), node.labels(), with(node.properties(), set.name(), set.value())));
    }

    private boolean setOnEdge(SetProperty set) {
        return edges.computeIfPresent(
                        set.key(),
                        (key, edge) -> new Edge(
                                key,
                                edge.type(),
                                edge.from(),
                                edge.to(),
                                with(edge.properties(), set.name(), set.value())))
                != null;
    }

    private static Map<String, Typed> with(Map<String, Typed> properties, String name, Optional<Typed> value) {
        Map<String, Typed> changed = new LinkedHashMap<>(properties);
        value.ifPresentOrElse(it -> changed.put(name, it), () -> changed.remove(name));
        return changed;
    }

    private boolean label(long key, String label, boolean there) {
        Node node = nodes.get(key);
        if (node == null || node.labels().contains(label) == there) {
            return false;
        }
        List<String> labels = new ArrayList<>(node.labels());
        if (there) {
            labels.add(label);
        } else {
            labels.remove(label);
        }
        return put(new Node(key, labels, node.properties()));
    }
}

package dev.touchstone.cypher.reference.graph;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.NativeId;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.error.CypherError;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A property graph that statements read and change.
 *
 * <p>In the reference, a node or an edge as a value is an {@link Element} with its id as key; the id of a loaded element is its
 * key in the dataset, and created ones get ids beyond. What belongs to an element is asked of the graph.
 */
public final class Graph {
    private final Map<Long, Node> nodes = new LinkedHashMap<>();
    private final Map<Long, Edge> edges = new LinkedHashMap<>();
    private long nextNode;
    private long nextEdge;

    /** A node in the graph. */
    public static final class Node {
        private final Element value;
        private final SortedSet<String> labels = new TreeSet<>();
        private final SortedMap<String, Value> properties = new TreeMap<>();
        private final List<Edge> out = new ArrayList<>();
        private final List<Edge> in = new ArrayList<>();

        private Node(long id) {
            this.value = element(Element.Kind.NODE, id, List.of());
        }

        public Element value() {
            return value;
        }

        public SortedSet<String> labels() {
            return labels;
        }

        public SortedMap<String, Value> properties() {
            return properties;
        }

        public List<Edge> out() {
            return Collections.unmodifiableList(out);
        }

        public List<Edge> in() {
            return Collections.unmodifiableList(in);
        }
    }

    /** An edge in the graph. */
    public static final class Edge {
        private final Element value;
        private final String type;
        private final Node from;
        private final Node to;
        private final SortedMap<String, Value> properties = new TreeMap<>();

        private Edge(long id, String type, Node from, Node to) {
            // The type is known even of an edge that was deleted.
            this.value = element(Element.Kind.EDGE, id, List.of(type));
            this.type = type;
            this.from = from;
            this.to = to;
        }

        public Element value() {
            return value;
        }

        public String type() {
            return type;
        }

        public Node from() {
            return from;
        }

        public Node to() {
            return to;
        }

        public SortedMap<String, Value> properties() {
            return properties;
        }
    }

    private static Element element(Element.Kind kind, long id, List<String> labels) {
        return new Element(kind, Optional.of(id), labels, Map.of(), new NativeId(0));
    }

    /** A graph with what a dataset holds; every element also has its key as a property. */
    public static Graph of(PropertyGraph dataset) {
        Graph graph = new Graph();
        for (PropertyGraph.Node model : dataset.nodes()) {
            Node node = graph.addNode(model.key());
            node.labels.addAll(model.labels());
            node.properties.put(Element.KEY, Values.of(model.key()));
            model.properties().forEach((name, typed) -> node.properties.put(name, typed.value()));
        }
        for (PropertyGraph.Edge model : dataset.edges()) {
            Node from = graph.node(model.from()).orElseThrow();
            Node to = graph.node(model.to()).orElseThrow();
            Edge edge = graph.addEdge(model.key(), model.type(), from, to);
            edge.properties.put(Element.KEY, Values.of(model.key()));
            model.properties().forEach((name, typed) -> edge.properties.put(name, typed.value()));
        }
        return graph;
    }

    /** A graph of the same content, to be changed instead of this one. Elements keep their ids. */
    public Graph copy() {
        Graph copy = new Graph();
        for (Node node : nodes.values()) {
            Node same = copy.addNode(node.value.key().orElseThrow());
            same.labels.addAll(node.labels);
            same.properties.putAll(node.properties);
        }
        for (Edge edge : edges.values()) {
            Node from = copy.node(edge.from.value.key().orElseThrow()).orElseThrow();
            Node to = copy.node(edge.to.value.key().orElseThrow()).orElseThrow();
            copy.addEdge(edge.value.key().orElseThrow(), edge.type, from, to)
                    .properties
                    .putAll(edge.properties);
        }
        copy.nextNode = nextNode;
        copy.nextEdge = nextEdge;
        return copy;
    }

    /** Checks what must hold when a statement ends: no edge has lost one of its nodes. */
    public void requireNoLooseEnds() {
        for (Edge edge : edges.values()) {
            if (!isThere(edge.from) || !isThere(edge.to)) {
                throw new CypherError(
                        CypherError.Kind.CONSTRAINT_VERIFICATION_FAILED,
                        "DeleteConnectedNode",
                        "a deleted node still has relationships");
            }
        }
    }

    public boolean isThere(Node node) {
        return nodes.containsKey(node.value.key().orElseThrow());
    }

    public Collection<Node> nodes() {
        return Collections.unmodifiableCollection(nodes.values());
    }

    public Collection<Edge> edges() {
        return Collections.unmodifiableCollection(edges.values());
    }

    /** The node with this id, unless it was deleted. */
    public Optional<Node> node(long id) {
        return Optional.ofNullable(nodes.get(id));
    }

    /** The edge with this id, unless it was deleted. */
    public Optional<Edge> edge(long id) {
        return Optional.ofNullable(edges.get(id));
    }

    public Node addNode() {
        return addNode(nextNode);
    }

    private Node addNode(long id) {
        Node node = new Node(id);
        nodes.put(id, node);
        nextNode = Math.max(nextNode, id + 1);
        return node;
    }

    public Edge addEdge(String type, Node from, Node to) {
        return addEdge(nextEdge, type, from, to);
    }

    private Edge addEdge(long id, String type, Node from, Node to) {
        Edge edge = new Edge(id, type, from, to);
        edges.put(id, edge);
        from.out.add(edge);
        to.in.add(edge);
        nextEdge = Math.max(nextEdge, id + 1);
        return edge;
    }

    /** Removes an edge, if it is still there. */
    public void delete(Edge edge) {
        if (edges.remove(edge.value.key().orElseThrow(), edge)) {
            edge.from.out.remove(edge);
            edge.to.in.remove(edge);
        }
    }

    /** Removes a node, if it is still there. Its edges stay, and must be gone when the statement ends. */
    public void delete(Node node) {
        nodes.remove(node.value.key().orElseThrow(), node);
    }
}

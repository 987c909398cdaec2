package dev.touchstone.host.tinkerpop;

import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NotSupported;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.tinkerpop.gremlin.structure.Edge;
import org.apache.tinkerpop.gremlin.structure.Element;
import org.apache.tinkerpop.gremlin.structure.Graph;
import org.apache.tinkerpop.gremlin.structure.Property;
import org.apache.tinkerpop.gremlin.structure.T;
import org.apache.tinkerpop.gremlin.structure.Vertex;
import org.apache.tinkerpop.gremlin.structure.VertexProperty;

/** Writes a dataset into a graph by TinkerPop's structure interface. */
final class Loader implements DatasetWriter {
    private final GraphProvider provider;
    private final Arguments arguments;
    private final Elements<Vertex> vertices = new Elements<>();
    private final Elements<Edge> edges = new Elements<>();
    private Graph graph;

    Loader(GraphProvider provider, Graph graph, Arguments arguments) {
        this.provider = provider;
        this.graph = graph;
        this.arguments = arguments;
    }

    Graph graph() {
        return graph;
    }

    @Override
    public void wipe() throws Exception {
        provider.rollback(graph);
        vertices.clear();
        edges.clear();
        graph = provider.wipe();
    }

    @Override
    public void commit() throws Exception {
        provider.commit(graph);
        if (provider.isTransactional(graph)) {
            vertices.settle();
            edges.settle();
        }
    }

    @Override
    public void addNode(long key, List<String> labels, Map<String, Object> properties) throws Exception {
        if (labels.size() > 1) {
            throw new NotSupported("give a vertex several labels");
        }
        String label = labels.isEmpty() ? Vertex.DEFAULT_LABEL : labels.get(0);
        Map<String, Object> stored = stored(properties);
        provider.expectVertex(label, stored);
        vertices.put(key, graph.addVertex(keyValues(label, stored)));
    }

    @Override
    public void addEdge(long key, String type, long from, long to, Map<String, Object> properties) throws Exception {
        Vertex source = vertex(from);
        Vertex target = vertex(to);
        Map<String, Object> stored = stored(properties);
        provider.expectEdge(type, source.label(), target.label(), stored);
        edges.put(key, source.addEdge(type, target, keyValues(null, stored)));
    }

    @Override
    public void setNodeProperty(long key, String name, Object valueOrNull) {
        Vertex vertex = vertex(key);
        if (valueOrNull == null) {
            removeProperty(vertex, name);
        } else {
            vertex.property(VertexProperty.Cardinality.single, name, stored(valueOrNull));
        }
    }

    @Override
    public void setEdgeProperty(long key, String name, Object valueOrNull) {
        Edge edge = edge(key);
        if (valueOrNull == null) {
            removeProperty(edge, name);
        } else {
            edge.property(name, stored(valueOrNull));
        }
    }

    @Override
    public void deleteNode(long key) {
        vertex(key).remove();
        vertices.remove(key);
    }

    @Override
    public void deleteEdge(long key) {
        edge(key).remove();
        edges.remove(key);
    }

    @Override
    public void createIndex(IndexTarget index) throws Exception {
        provider.createIndex(index);
    }

    @Override
    public void dropIndex(IndexTarget index) throws Exception {
        provider.dropIndex(index);
    }

    private Vertex vertex(long key) {
        return vertices.get(key, id -> graph.vertices(id));
    }

    private Edge edge(long key) {
        return edges.get(key, id -> graph.edges(id));
    }

    private Map<String, Object> stored(Map<String, Object> properties) {
        Map<String, Object> stored = new LinkedHashMap<>();
        properties.forEach((name, value) -> {
            if (value != null) {
                stored.put(name, stored(value));
            }
        });
        return stored;
    }

    private Object stored(Object value) {
        return provider.stored(arguments.nativeValue(value));
    }

    private static Object[] keyValues(String labelOrNull, Map<String, Object> properties) {
        List<Object> keyValues = new ArrayList<>();
        if (labelOrNull != null) {
            keyValues.add(T.label);
            keyValues.add(labelOrNull);
        }
        properties.forEach((name, value) -> {
            keyValues.add(name);
            keyValues.add(value);
        });
        return keyValues.toArray();
    }

    private static void removeProperty(Element element, String name) {
        List<Property<?>> doomed = new ArrayList<>();
        element.properties(name).forEachRemaining(doomed::add);
        doomed.forEach(Property::remove);
    }
}

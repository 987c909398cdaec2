package dev.touchstone.host.gremlinserver;

import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NotSupported;
import dev.touchstone.host.tinkerpop.Arguments;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.tinkerpop.gremlin.structure.Edge;
import org.apache.tinkerpop.gremlin.structure.Element;
import org.apache.tinkerpop.gremlin.structure.Vertex;

/**
 * Writes datasets by texts that are alike but for their bindings, so that the server compiles few of them. Bindings must not be called
 * id, label, key or value, which are words of the language.
 */
final class Loader implements DatasetWriter {
    private final Remote remote;
    private final Ownership ownership;
    private final boolean disposable;
    private final Arguments arguments;
    private final Map<Long, Object> vertices = new HashMap<>();
    private final Map<Long, Object> edges = new HashMap<>();
    private final Map<Object, Long> vertexKeys = new HashMap<>();
    private final Map<Object, Long> edgeKeys = new HashMap<>();

    Loader(Remote remote, Ownership ownership, boolean disposable, Arguments arguments) {
        this.remote = remote;
        this.ownership = ownership;
        this.disposable = disposable;
        this.arguments = arguments;
    }

    /** The key of an element that was loaded, or null: many servers send elements without their properties. */
    Long key(Element element) {
        return (element instanceof Edge ? edgeKeys : vertexKeys).get(element.id());
    }

    @Override
    public void wipe() throws Exception {
        if (disposable) {
            ownership.wipeAll();
        } else {
            ownership.wipe();
        }
        vertices.clear();
        edges.clear();
        vertexKeys.clear();
        edgeKeys.clear();
    }

    /** Each request was committed by the server. */
    @Override
    public void commit() throws Exception {
        ownership.save();
    }

    @Override
    public void addNode(long key, List<String> labels, Map<String, Object> properties) throws Exception {
        if (labels.size() > 1) {
            throw new NotSupported("give a vertex several labels");
        }
        Map<String, Object> bindings = new LinkedHashMap<>();
        bindings.put("kind", labels.isEmpty() ? Vertex.DEFAULT_LABEL : labels.get(0));
        Object id = made("g.addV(kind)", properties, bindings);
        vertices.put(key, id);
        vertexKeys.put(id, key);
        ownership.add(id);
    }

    @Override
    public void addEdge(long key, String type, long from, long to, Map<String, Object> properties) throws Exception {
        Map<String, Object> bindings = new LinkedHashMap<>();
        bindings.put("kind", type);
        bindings.put("source", known(vertices, from));
        bindings.put("target", known(vertices, to));
        Object id = made("g.V(source).as('a').V(target).addE(kind).from('a')", properties, bindings);
        edges.put(key, id);
        ownership.addEdge();
        edgeKeys.put(id, key);
    }

    private Object made(String start, Map<String, Object> properties, Map<String, Object> bindings) throws Exception {
        StringBuilder text = new StringBuilder(start);
        properties.forEach((name, value) -> {
            int number = bindings.size();
            text.append(".property(k" + number + ", x" + number + ")");
            bindings.put("k" + number, name);
            bindings.put("x" + number, arguments.nativeValue(value));
        });
        return remote.all(text.append(".id()").toString(), bindings).get(0);
    }

    @Override
    public void setNodeProperty(long key, String name, Object valueOrNull) throws Exception {
        String set = ".property(VertexProperty.Cardinality.single, k, x)";
        change("g.V(element)", known(vertices, key), set, name, valueOrNull);
    }

    @Override
    public void setEdgeProperty(long key, String name, Object valueOrNull) throws Exception {
        change("g.E(element)", known(edges, key), ".property(k, x)", name, valueOrNull);
    }

    private void change(String element, Object id, String set, String name, Object valueOrNull) throws Exception {
        Map<String, Object> bindings = new HashMap<>(Map.of("element", id, "k", name));
        if (valueOrNull == null) {
            remote.all(element + ".properties(k).drop()", bindings);
        } else {
            bindings.put("x", arguments.nativeValue(valueOrNull));
            remote.all(element + set + ".id()", bindings);
        }
    }

    @Override
    public void deleteNode(long key) throws Exception {
        remote.all("g.V(element).drop()", Map.of("element", known(vertices, key)));
        ownership.remove(vertices.remove(key));
        ownership.countEdges();
    }

    @Override
    public void deleteEdge(long key) throws Exception {
        remote.all("g.E(element).drop()", Map.of("element", known(edges, key)));
        edges.remove(key);
        ownership.countEdges();
    }

    /** Gremlin has no words for an index, and an answer does not depend on it. */
    @Override
    public void createIndex(IndexTarget index) {}

    @Override
    public void dropIndex(IndexTarget index) {}

    private static Object known(Map<Long, Object> ids, long key) {
        Object id = ids.get(key);
        if (id == null) {
            throw new IllegalArgumentException("nothing has the key " + key);
        }
        return id;
    }
}

package dev.touchstone.host.arcadedb;

import com.arcadedb.database.Database;
import com.arcadedb.database.MutableDocument;
import com.arcadedb.database.RID;
import com.arcadedb.graph.Edge;
import com.arcadedb.graph.Vertex;
import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NotSupported;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Writes datasets by the Java API. */
final class Loader implements DatasetWriter {
    private final Store store;
    private final ToEngine toEngine;
    private final Indexes indexes;
    private final Map<Long, RID> nodes = new HashMap<>();
    private final Map<Long, RID> edges = new HashMap<>();

    Loader(Store store, ToEngine toEngine) {
        this.store = store;
        this.toEngine = toEngine;
        this.indexes = new Indexes(store);
    }

    @Override
    public void wipe() {
        nodes.clear();
        edges.clear();
        indexes.clear();
        store.renew();
    }

    @Override
    public void commit() {
        if (store.database().isTransactionActive()) {
            store.database().commit();
        }
    }

    @Override
    public void declareNodes(String label, Map<String, String> properties) {
        indexes.declare(label, properties);
    }

    @Override
    public void declareEdges(String type, Map<String, String> properties) {
        indexes.declare(type, properties);
    }

    @Override
    public void addNode(long key, List<String> labels, Map<String, Object> properties) {
        String type = Labels.type(store.database(), labels);
        MutableDocument node = data().newVertex(type);
        properties.forEach((name, value) -> node.set(name, toEngine.property(value)));
        node.save();
        nodes.put(key, node.getIdentity());
    }

    @Override
    public void addEdge(long key, String type, long from, long to, Map<String, Object> properties) {
        store.database().getSchema().getOrCreateEdgeType(type);
        List<Object> namesAndValues = new ArrayList<>();
        properties.forEach((name, value) -> {
            namesAndValues.add(name);
            namesAndValues.add(toEngine.property(value));
        });
        Edge edge = node(from).newEdge(type, node(to), true, namesAndValues.toArray());
        edges.put(key, edge.getIdentity());
    }

    @Override
    public void setNodeProperty(long key, String name, Object valueOrNull) {
        set(node(key).modify(), name, valueOrNull);
    }

    @Override
    public void setEdgeProperty(long key, String name, Object valueOrNull) {
        set(edge(key).modify(), name, valueOrNull);
    }

    @Override
    public void addLabel(long key, String label) throws ReflectiveOperationException {
        Set<String> labels = new TreeSet<>(Labels.of(node(key).getTypeName()));
        labels.add(label);
        relabel(key, labels);
    }

    @Override
    public void removeLabel(long key, String label) throws ReflectiveOperationException {
        Set<String> labels = new TreeSet<>(Labels.of(node(key).getTypeName()));
        labels.remove(label);
        relabel(key, labels);
    }

    /** Moves a node to another type, which gives it another id. Early versions cannot. */
    private void relabel(long key, Set<String> labels) throws ReflectiveOperationException {
        Method move;
        try {
            move = Vertex.class.getMethod("moveToType", String.class);
        } catch (NoSuchMethodException e) {
            throw new NotSupported("change labels");
        }
        String type = Labels.type(store.database(), labels);
        nodes.put(key, (RID) move.invoke(node(key), type));
    }

    @Override
    public void deleteNode(long key) {
        node(key).delete();
        nodes.remove(key);
    }

    @Override
    public void deleteEdge(long key) {
        edge(key).delete();
        edges.remove(key);
    }

    @Override
    public void createIndex(IndexTarget index) {
        commit();
        indexes.create(index);
    }

    @Override
    public void dropIndex(IndexTarget index) {
        commit();
        indexes.drop(index);
    }

    private Vertex node(long key) {
        return data().lookupByRID(known(nodes, key, "node"), true).asVertex();
    }

    private Edge edge(long key) {
        return data().lookupByRID(known(edges, key, "edge"), true).asEdge();
    }

    private static RID known(Map<Long, RID> ids, long key, String what) {
        RID id = ids.get(key);
        if (id == null) {
            throw new IllegalArgumentException("no " + what + " has the key " + key);
        }
        return id;
    }

    private Database data() {
        Database database = store.database();
        if (!database.isTransactionActive()) {
            database.begin();
        }
        return database;
    }

    private void set(MutableDocument element, String name, Object valueOrNull) {
        if (valueOrNull == null) {
            element.remove(name);
        } else {
            element.set(name, toEngine.property(valueOrNull));
        }
        element.save();
    }
}

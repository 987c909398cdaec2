package dev.touchstone.host.neo4j;

import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.IndexTarget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.Entity;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/**
 * Writes datasets by the Java API, which plans nothing and so takes the same time for any data.
 *
 * <p>Changes are made in the order of the calls, indexes included: an index that is created first is filled by updates,
 * one that is created last is filled by a scan, and these are different code in the engine.
 */
final class Loader implements DatasetWriter {
    private final Database database;
    private final Indexes indexes;
    private final ToEngine toEngine;
    private final Map<Long, Long> nodes = new HashMap<>();
    private final Map<Long, Long> edges = new HashMap<>();
    private boolean populating;

    /** Holds the changes since the last commit; null where there are none. */
    private Work pending;

    Loader(Database database, Indexes indexes, ToEngine toEngine) {
        this.database = database;
        this.indexes = indexes;
        this.toEngine = toEngine;
    }

    @Override
    public void wipe() {
        rollback();
        nodes.clear();
        edges.clear();
        indexes.dropAll();
        try (Work work = database.begin()) {
            List<Entity> doomed = new ArrayList<>();
            work.edges().forEach(doomed::add);
            work.nodes().forEach(doomed::add);
            doomed.forEach(Loader::delete);
            work.commit();
        }
        try (Work work = database.begin()) {
            work.execute(database.forgetPlans(), Map.of()).close();
            work.commit();
        }
    }

    @Override
    public void commit() throws InterruptedException {
        commitData();
        awaitIndexes();
    }

    @Override
    public void addNode(long key, List<String> labels, Map<String, Object> properties) throws InterruptedException {
        Node node = data().createNode(labels.stream().map(Label::label).toArray(Label[]::new));
        setAll(node, properties);
        nodes.put(key, node.getId());
    }

    @Override
    public void addEdge(long key, String type, long from, long to, Map<String, Object> properties)
            throws InterruptedException {
        Relationship edge = node(from).createRelationshipTo(node(to), RelationshipType.withName(type));
        setAll(edge, properties);
        edges.put(key, edge.getId());
    }

    @Override
    public void setNodeProperty(long key, String name, Object valueOrNull) throws InterruptedException {
        set(node(key), name, valueOrNull);
    }

    @Override
    public void setEdgeProperty(long key, String name, Object valueOrNull) throws InterruptedException {
        set(edge(key), name, valueOrNull);
    }

    @Override
    public void addLabel(long key, String label) throws InterruptedException {
        node(key).addLabel(Label.label(label));
    }

    @Override
    public void removeLabel(long key, String label) throws InterruptedException {
        node(key).removeLabel(Label.label(label));
    }

    @Override
    public void deleteNode(long key) throws InterruptedException {
        node(key).delete();
        nodes.remove(key);
    }

    @Override
    public void deleteEdge(long key) throws InterruptedException {
        edge(key).delete();
        edges.remove(key);
    }

    @Override
    public void createIndex(IndexTarget index) {
        commitData();
        indexes.create(index);
        populating = true;
    }

    @Override
    public void dropIndex(IndexTarget index) throws InterruptedException {
        commit();
        indexes.drop(index);
    }

    @Override
    public void createConstraint(IndexTarget unique) throws InterruptedException {
        commit();
        indexes.constrain(unique);
    }

    @Override
    public void dropConstraint(IndexTarget unique) throws InterruptedException {
        commit();
        indexes.release(unique);
    }

    private Node node(long key) throws InterruptedException {
        return data().node(known(nodes, key, "node"));
    }

    private Relationship edge(long key) throws InterruptedException {
        return data().edge(known(edges, key, "edge"));
    }

    private static long known(Map<Long, Long> ids, long key, String what) {
        Long id = ids.get(key);
        if (id == null) {
            throw new IllegalArgumentException("no " + what + " has the key " + key);
        }
        return id;
    }

    private Work data() throws InterruptedException {
        if (pending == null) {
            awaitIndexes();
            pending = database.begin();
        }
        return pending;
    }

    private void commitData() {
        if (pending != null) {
            try (Work work = pending) {
                pending = null;
                work.commit();
            }
        }
    }

    private void rollback() {
        if (pending != null) {
            pending.close();
            pending = null;
        }
    }

    private void awaitIndexes() throws InterruptedException {
        if (populating) {
            populating = false;
            indexes.await();
        }
    }

    private void setAll(Entity entity, Map<String, Object> properties) {
        properties.forEach((name, value) -> entity.setProperty(name, toEngine.property(value)));
    }

    private void set(Entity entity, String name, Object valueOrNull) {
        if (valueOrNull == null) {
            entity.removeProperty(name);
        } else {
            entity.setProperty(name, toEngine.property(valueOrNull));
        }
    }

    /** Entity itself has this method only since 4.3. */
    private static void delete(Entity entity) {
        if (entity instanceof Relationship) {
            ((Relationship) entity).delete();
        } else {
            ((Node) entity).delete();
        }
    }
}

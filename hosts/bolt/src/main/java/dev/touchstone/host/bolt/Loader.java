package dev.touchstone.host.bolt;

import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.IndexTarget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Writes datasets by a few statements over parameters, so that the same plans serve for all data: one for the nodes with
 * the same labels, and one for the edges of a type.
 */
final class Loader implements DatasetWriter {
    private final Remote remote;
    private final Schema schema;
    private final Database database;
    private final OwnData own;
    private final ToEngine toEngine;
    private final Map<Long, Long> nodes = new HashMap<>();
    private final Map<Long, Long> edges = new HashMap<>();
    /** What was added since the last commit, by labels and by type. */
    private final Map<String, List<Map<String, Object>>> newNodes = new LinkedHashMap<>();

    private final Map<String, List<Map<String, Object>>> newEdges = new LinkedHashMap<>();
    private boolean populating;

    Loader(Remote remote, Schema schema, Database database, OwnData own, ToEngine toEngine) {
        this.remote = remote;
        this.schema = schema;
        this.database = database;
        this.own = own;
        this.toEngine = toEngine;
    }

    @Override
    public void wipe() {
        nodes.clear();
        edges.clear();
        newNodes.clear();
        newEdges.clear();
        populating = false;
        database.wipe();
    }

    @Override
    public void commit() throws InterruptedException {
        flush();
        if (populating) {
            populating = false;
            schema.await();
        }
    }

    @Override
    public void addNode(long key, List<String> labels, Map<String, Object> properties) {
        String names = labels.stream().map(label -> ":`" + label + "`").collect(Collectors.joining());
        Map<String, Object> row = new HashMap<>();
        row.put("key", key);
        row.put("properties", toEngine.parameters(properties));
        newNodes.computeIfAbsent(names, fresh -> new ArrayList<>()).add(row);
    }

    @Override
    public void addEdge(long key, String type, long from, long to, Map<String, Object> properties) {
        flushNodes();
        Map<String, Object> row = new HashMap<>();
        row.put("key", key);
        row.put("from", known(nodes, from));
        row.put("to", known(nodes, to));
        row.put("properties", toEngine.parameters(properties));
        newEdges.computeIfAbsent(":`" + type + "`", fresh -> new ArrayList<>()).add(row);
    }

    @Override
    public void setNodeProperty(long key, String name, Object valueOrNull) {
        node(key, "SET n.`" + name + "` = $value", valueOrNull);
    }

    @Override
    public void setEdgeProperty(long key, String name, Object valueOrNull) {
        edge(key, "SET r.`" + name + "` = $value", valueOrNull);
    }

    @Override
    public void addLabel(long key, String label) {
        node(key, "SET n:`" + label + "`", null);
    }

    @Override
    public void removeLabel(long key, String label) {
        node(key, "REMOVE n:`" + label + "`", null);
    }

    @Override
    public void deleteNode(long key) {
        node(key, "DELETE n", null);
        own.elements.nodes.remove(nodes.remove(key));
    }

    @Override
    public void deleteEdge(long key) {
        edge(key, "DELETE r", null);
        own.elements.edges.remove(edges.remove(key));
    }

    @Override
    public void createIndex(IndexTarget index) {
        flush();
        own.addSchema(schema.name(index));
        schema.create(index);
        populating = true;
    }

    @Override
    public void dropIndex(IndexTarget index) throws InterruptedException {
        commit();
        schema.drop(index);
    }

    @Override
    public void createConstraint(IndexTarget unique) throws InterruptedException {
        commit();
        own.addSchema(schema.name(unique));
        schema.constrain(unique);
    }

    @Override
    public void dropConstraint(IndexTarget unique) throws InterruptedException {
        commit();
        schema.release(unique);
    }

    private void node(long key, String change, Object valueOrNull) {
        flush();
        change("MATCH (n) WHERE id(n) = $id " + change, known(nodes, key), valueOrNull);
    }

    private void edge(long key, String change, Object valueOrNull) {
        flush();
        change("MATCH ()-[r]->() WHERE id(r) = $id " + change, known(edges, key), valueOrNull);
    }

    private void change(String statement, long id, Object valueOrNull) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("id", id);
        parameters.put("value", valueOrNull);
        remote.rows(statement, toEngine.parameters(parameters));
    }

    private void flush() {
        flushNodes();
        create(
                newEdges,
                type ->
                        "UNWIND $rows AS row MATCH (a) WHERE id(a) = row.from MATCH (b) WHERE id(b) = row.to CREATE (a)-[n"
                                + type + "]->(b)",
                edges,
                own.elements.edges);
    }

    private void flushNodes() {
        create(newNodes, labels -> "UNWIND $rows AS row CREATE (n" + labels + ")", nodes, own.elements.nodes);
    }

    /** Creates elements in one transaction; that they are ours is written down before it is committed. */
    private void create(
            Map<String, List<Map<String, Object>>> pending,
            UnaryOperator<String> statement,
            Map<Long, Long> ids,
            Set<Long> ours) {
        if (pending.isEmpty()) {
            return;
        }
        remote.inTransaction(Remote.LONG_MILLIS, transaction -> {
            pending.forEach((kind, rows) -> transaction
                    .run(
                            statement.apply(kind) + " SET n = row.properties RETURN row.key AS key, id(n) AS id",
                            Map.of("rows", rows))
                    .list()
                    .forEach(row ->
                            ids.put(row.get("key").asLong(), row.get("id").asLong())));
            ours.addAll(ids.values());
            own.save();
            return ids;
        });
        pending.clear();
    }

    private static long known(Map<Long, Long> ids, long key) {
        Long id = ids.get(key);
        if (id == null) {
            throw new IllegalArgumentException("nothing has the key " + key);
        }
        return id;
    }
}

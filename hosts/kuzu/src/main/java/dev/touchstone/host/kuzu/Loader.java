package dev.touchstone.host.kuzu;

import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.Element;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NotSupported;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes one dataset into a database that is new. The tables are made right before the first change. */
final class Loader implements DatasetWriter {
    private final Store store;
    private final Tables tables = new Tables();
    private final Map<Long, String> labels = new HashMap<>();
    private final Map<Long, String> edgeTypes = new HashMap<>();
    private boolean made;
    private boolean pending;

    Loader(Store store) {
        this.store = store;
    }

    @Override
    public void wipe() {
        throw new IllegalStateException("a loader is used once");
    }

    @Override
    public void declareNodes(String label, Map<String, String> properties) {
        tables.declareNodes(label, properties);
    }

    @Override
    public void declareEdges(String type, Map<String, String> properties) {
        tables.declareEdges(type, properties);
    }

    @Override
    public void commit() throws Exception {
        makeTables();
        if (pending) {
            pending = false;
            store.execute("COMMIT");
        }
    }

    @Override
    public void addNode(long key, List<String> names, Map<String, Object> properties) throws Exception {
        if (names.size() != 1) {
            throw new NotSupported("store a node with " + names.size() + " labels");
        }
        labels.put(key, names.get(0));
        change("CREATE (:" + Literals.name(names.get(0)) + " " + map(properties) + ")");
    }

    @Override
    public void addEdge(long key, String type, long from, long to, Map<String, Object> properties) throws Exception {
        edgeTypes.put(key, type);
        change("MATCH " + node("a", from) + ", " + node("b", to) + " CREATE (a)-[:" + Literals.name(type) + " "
                + map(properties) + "]->(b)");
    }

    @Override
    public void setNodeProperty(long key, String name, Object valueOrNull) throws Exception {
        change("MATCH " + node("n", key) + " SET n." + Literals.name(name) + " = " + Literals.of(valueOrNull));
    }

    @Override
    public void setEdgeProperty(long key, String name, Object valueOrNull) throws Exception {
        change("MATCH " + edge("r", key) + " SET r." + Literals.name(name) + " = " + Literals.of(valueOrNull));
    }

    @Override
    public void deleteNode(long key) throws Exception {
        change("MATCH " + node("n", key) + " DELETE n");
        labels.remove(key);
    }

    @Override
    public void deleteEdge(long key) throws Exception {
        change("MATCH " + edge("r", key) + " DELETE r");
        edgeTypes.remove(key);
    }

    /** Nothing: Kuzu has an index on the primary key of each table, and no others. An index changes no answer. */
    @Override
    public void createIndex(IndexTarget index) {}

    @Override
    public void dropIndex(IndexTarget index) {}

    private void change(String statement) throws Exception {
        makeTables();
        if (!pending) {
            pending = true;
            store.execute("BEGIN TRANSACTION");
        }
        store.execute(statement);
    }

    private void makeTables() throws Exception {
        if (!made) {
            made = true;
            for (String statement : tables.statements()) {
                store.execute(statement);
            }
        }
    }

    private String node(String variable, long key) {
        return "(" + variable + ":" + Literals.name(known(labels, key)) + " {" + Literals.name(Element.KEY) + ": " + key
                + "})";
    }

    private String edge(String variable, long key) {
        return "()-[" + variable + ":" + Literals.name(known(edgeTypes, key)) + " {" + Literals.name(Element.KEY) + ": "
                + key + "}]->()";
    }

    private static String known(Map<Long, String> names, long key) {
        String name = names.get(key);
        if (name == null) {
            throw new IllegalArgumentException("no element has the key " + key);
        }
        return name;
    }

    private static String map(Map<String, Object> properties) {
        return properties.entrySet().stream()
                .map(entry -> Literals.name(entry.getKey()) + ": " + Literals.of(entry.getValue()))
                .collect(Collectors.joining(", ", "{", "}"));
    }
}

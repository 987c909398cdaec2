package dev.touchstone.host.arcadedbserver;

import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.Element;
import dev.touchstone.host.IndexTarget;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes datasets by Cypher: what is added between two commits is one CREATE.
 *
 * <p>Elements are found again by their keys. That reads the whole graph each time, and is done only for graphs that are grown, which are
 * small.
 */
final class Loader implements DatasetWriter {
    private final OwnDatabase database;
    private final Indexes indexes;
    private final List<String> pending = new ArrayList<>();
    private final Set<Long> pendingNodes = new HashSet<>();
    /** Nodes of earlier commits that pending edges begin or end at. */
    private final Set<Long> neededNodes = new LinkedHashSet<>();

    private Doubts doubts = Doubts.NONE;

    Loader(OwnDatabase database) {
        this.database = database;
        this.indexes = new Indexes(database);
    }

    @Override
    public void wipe() throws InterruptedException {
        forget();
        indexes.clear();
        doubts = Doubts.NONE;
        database.renew();
    }

    @Override
    public void commit() throws InterruptedException {
        if (!pending.isEmpty()) {
            String found = neededNodes.isEmpty()
                    ? ""
                    : neededNodes.stream()
                            .map(key -> "(" + variable(key) + " {" + Element.KEY + ": " + key + "})")
                            .collect(Collectors.joining(", ", "MATCH ", " "));
            String statement = found + "CREATE " + String.join(", ", pending);
            forget();
            database.cypher(statement);
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
        String names = labels.stream().map(label -> ":" + Literals.name(label)).collect(Collectors.joining());
        pending.add("(" + variable(key) + names + " " + literals(properties) + ")");
        pendingNodes.add(key);
    }

    @Override
    public void addEdge(long key, String type, long from, long to, Map<String, Object> properties) {
        need(from);
        need(to);
        pending.add("(" + variable(from) + ")-[:" + Literals.name(type) + " " + literals(properties) + "]->("
                + variable(to) + ")");
    }

    @Override
    public void setNodeProperty(long key, String name, Object valueOrNull) throws InterruptedException {
        change(node(key) + set("n", name, valueOrNull));
    }

    @Override
    public void setEdgeProperty(long key, String name, Object valueOrNull) throws InterruptedException {
        change(edge(key) + set("r", name, valueOrNull));
    }

    private String set(String variable, String name, Object valueOrNull) {
        // REMOVE does nothing in 26.7.1 if the name is quoted.
        return " SET " + variable + "." + Literals.name(name) + " = " + literal(valueOrNull);
    }

    @Override
    public void addLabel(long key, String label) throws InterruptedException {
        change(node(key) + " SET n:" + Literals.name(label));
    }

    @Override
    public void removeLabel(long key, String label) throws InterruptedException {
        change(node(key) + " REMOVE n:" + Literals.name(label));
    }

    @Override
    public void deleteNode(long key) throws InterruptedException {
        change(node(key) + " DELETE n");
    }

    @Override
    public void deleteEdge(long key) throws InterruptedException {
        change(edge(key) + " DELETE r");
    }

    @Override
    public void createIndex(IndexTarget index) throws InterruptedException {
        commit();
        indexes.create(index);
    }

    @Override
    public void dropIndex(IndexTarget index) throws InterruptedException {
        commit();
        indexes.drop(index);
    }

    private String literal(Object valueOrNull) {
        doubt(Doubts.of(valueOrNull));
        return Literals.of(valueOrNull);
    }

    private String literals(Map<String, Object> properties) {
        properties.values().forEach(value -> doubt(Doubts.of(value)));
        return Literals.map(properties);
    }

    /** What the data that were stored since the last wipe leave in doubt. */
    Doubts doubts() {
        return doubts;
    }

    void doubt(Doubts more) {
        doubts = doubts.and(more);
    }

    private void need(long node) {
        if (!pendingNodes.contains(node)) {
            neededNodes.add(node);
        }
    }

    private void change(String statement) throws InterruptedException {
        commit();
        database.cypher(statement);
    }

    private void forget() {
        pending.clear();
        pendingNodes.clear();
        neededNodes.clear();
    }

    private static String node(long key) {
        return "MATCH (n {" + Element.KEY + ": " + key + "})";
    }

    private static String edge(long key) {
        return "MATCH ()-[r {" + Element.KEY + ": " + key + "}]->()";
    }

    private static String variable(long key) {
        return "n" + key;
    }
}

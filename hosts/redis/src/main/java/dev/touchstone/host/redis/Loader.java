package dev.touchstone.host.redis;

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
 * <p>Elements are found again by their keys. That reads the whole graph each time, and is done only for graphs that are
 * grown, which are small.
 */
final class Loader implements DatasetWriter {
    private static final long LIMIT_MILLIS = 120_000;
    private static final long LOOK_EVERY_MILLIS = 1;

    private final RemoteGraph graph;
    private final Literals literals;
    private final List<String> pending = new ArrayList<>();
    private final Set<Long> pendingNodes = new HashSet<>();
    /** Nodes of earlier commits that pending edges begin or end at. */
    private final Set<Long> neededNodes = new LinkedHashSet<>();

    private boolean populating;

    Loader(RemoteGraph graph, Literals literals) {
        this.graph = graph;
        this.literals = literals;
    }

    @Override
    public void wipe() {
        forget();
        populating = false;
        graph.delete();
    }

    @Override
    public void commit() throws InterruptedException {
        flush();
        if (populating) {
            populating = false;
            awaitIndexes();
        }
    }

    @Override
    public void addNode(long key, List<String> labels, Map<String, Object> properties) {
        String names = labels.stream().map(label -> ":" + name(label)).collect(Collectors.joining());
        pending.add("(" + variable(key) + names + " " + literals.map(properties) + ")");
        pendingNodes.add(key);
    }

    @Override
    public void addEdge(long key, String type, long from, long to, Map<String, Object> properties) {
        need(from);
        need(to);
        pending.add("(" + variable(from) + ")-[:" + name(type) + " " + literals.map(properties) + "]->(" + variable(to)
                + ")");
    }

    @Override
    public void setNodeProperty(long key, String name, Object valueOrNull) {
        change(node(key) + " SET n." + name(name) + " = " + literals.of(valueOrNull));
    }

    @Override
    public void setEdgeProperty(long key, String name, Object valueOrNull) {
        change(edge(key) + " SET r." + name(name) + " = " + literals.of(valueOrNull));
    }

    @Override
    public void addLabel(long key, String label) {
        change(node(key) + " SET n:" + name(label));
    }

    @Override
    public void removeLabel(long key, String label) {
        change(node(key) + " REMOVE n:" + name(label));
    }

    @Override
    public void deleteNode(long key) {
        change(node(key) + " DELETE n");
    }

    @Override
    public void deleteEdge(long key) {
        change(edge(key) + " DELETE r");
    }

    @Override
    public void createIndex(IndexTarget index) {
        change("CREATE INDEX FOR " + on(index));
        populating = true;
    }

    @Override
    public void dropIndex(IndexTarget index) {
        change("DROP INDEX FOR " + on(index));
    }

    private static String on(IndexTarget index) {
        String pattern = index.onEdges ? "()-[x:" + name(index.label) + "]-()" : "(x:" + name(index.label) + ")";
        return pattern + " ON (x." + name(index.property) + ")";
    }

    private void need(long node) {
        if (!pendingNodes.contains(node)) {
            neededNodes.add(node);
        }
    }

    private void change(String statement) {
        flush();
        graph.query(statement, LIMIT_MILLIS);
    }

    private void flush() {
        if (pending.isEmpty()) {
            return;
        }
        String found = neededNodes.isEmpty()
                ? ""
                : neededNodes.stream()
                        .map(key -> "(" + variable(key) + " {" + Element.KEY + ": " + key + "})")
                        .collect(Collectors.joining(", ", "MATCH ", " "));
        String statement = found + "CREATE " + String.join(", ", pending);
        forget();
        graph.query(statement, LIMIT_MILLIS);
    }

    private void forget() {
        pending.clear();
        pendingNodes.clear();
        neededNodes.clear();
    }

    /** Indexes are filled in the background. */
    private void awaitIndexes() throws InterruptedException {
        String unfinished = "CALL db.indexes() YIELD status WITH status WHERE status <> 'OPERATIONAL' RETURN status";
        while (!((List<?>) graph.query(unfinished, LIMIT_MILLIS).get(1)).isEmpty()) {
            Thread.sleep(LOOK_EVERY_MILLIS);
        }
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

    static String name(String name) {
        return "`" + name + "`";
    }
}

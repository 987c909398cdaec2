package dev.touchstone.host.janusgraph;

import dev.touchstone.host.DeclaredTypes;
import dev.touchstone.host.Fault;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.tinkerpop.GraphProvider;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.tinkerpop.gremlin.structure.Graph;
import org.janusgraph.core.JanusGraph;
import org.janusgraph.core.JanusGraphFactory;
import org.janusgraph.graphdb.configuration.JanusGraphConstants;

/**
 * JanusGraph on its store in memory. Options whose names begin with {@value #PREFIX} go to the graph's configuration
 * without that prefix, such as {@code janusgraph.query.fast-property}.
 *
 * <p>Schema is declared before data come. What was not declared is still made on the way, as JanusGraph does unless it is
 * told otherwise, so that a traversal may add a label of its own.
 */
public final class JanusGraphProvider implements GraphProvider {
    private static final String PREFIX = "janusgraph.";

    /**
     * For one instance on its own, which need not wait for the word of others when it takes ids or locks, or changes an index. It
     * misses its own words if they take longer than the lag to be written, and asks for a lock again that took longer than the wait.
     */
    private static final Map<String, Object> ALONE = Map.of(
            "ids.authority.wait-time", "0 ms",
            "storage.lock.wait-time", "5 ms",
            "storage.lock.retries", 50,
            "log.janusgraph.read-interval", "20 ms",
            "log.janusgraph.read-lag-time", "150 ms");

    private final Map<String, Object> configuration = new HashMap<>(ALONE);
    private final DeclaredTypes declared = new DeclaredTypes();
    private JanusGraph graph;
    private Schema schema;
    private Indexes indexes;

    @Override
    public Graph open(Path folder, Map<String, String> options) {
        configuration.put("storage.backend", "inmemory");
        options.forEach((name, value) -> {
            if (name.startsWith(PREFIX)) {
                configuration.put(name.substring(PREFIX.length()), value);
            }
        });
        return start();
    }

    private Graph start() {
        JanusGraphFactory.Builder builder = JanusGraphFactory.build();
        configuration.forEach(builder::set);
        graph = builder.open();
        schema = new Schema(graph);
        indexes = new Indexes(graph);
        return graph;
    }

    @Override
    public String version() {
        return JanusGraphConstants.VERSION;
    }

    /** A new graph: the store is gone with the old one, and its schema, which cannot be removed otherwise, too. */
    @Override
    public Graph wipe() {
        declared.clear();
        graph.close();
        return start();
    }

    @Override
    public void declareVertices(String label, Map<String, String> types) {
        declared.declareNodes(label, types);
        schema.declareVertices(label, types);
    }

    @Override
    public void declareEdges(String label, Map<String, String> types) {
        declared.declareEdges(label, types);
        schema.declareEdges(label, types);
    }

    @Override
    public void createIndex(IndexTarget index) {
        declared.of(index);
        indexes.create(index);
    }

    @Override
    public void dropIndex(IndexTarget index) throws Exception {
        indexes.drop(index);
    }

    /** Indexes come last, because they wait until every transaction has ended that was open before them. */
    @Override
    public void commit(Graph open) throws Exception {
        GraphProvider.super.commit(open);
        indexes.settle();
    }

    @Override
    public Optional<Fault> fault(Throwable thrown) {
        return Faults.of(thrown);
    }

    @Override
    public void close() {
        graph.close();
    }
}

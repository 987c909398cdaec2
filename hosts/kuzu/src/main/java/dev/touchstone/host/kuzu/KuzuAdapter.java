package dev.touchstone.host.kuzu;

import com.kuzudb.Version;
import dev.touchstone.host.Adapter;
import dev.touchstone.host.Fault;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Speaks to an embedded Kuzu, whose database is in memory. A load begins with a new one, which takes less time than to drop all tables.
 *
 * <p>{@link #open} has one option, {@value #THREADS}: how many threads a statement may use.
 */
public final class KuzuAdapter implements Adapter {
    /** The option that says how many threads a statement may use. */
    public static final String THREADS = "threads";

    private final NativeIds ids = new NativeIds();
    private final FromEngine fromEngine = new FromEngine(ids);
    private long threads;
    private Loader loader;
    private volatile Store store;

    @Override
    public String open(Path folder, Map<String, String> options) throws Exception {
        threads = Long.parseLong(options.getOrDefault(THREADS, "1"));
        fresh();
        return Version.getVersion();
    }

    private void fresh() throws Exception {
        store = new Store(threads);
        loader = new Loader(store);
    }

    @Override
    public Table run(Request request) throws Exception {
        return store.run(
                request.text,
                new ToEngine(store).parameters(request.parameters),
                request.limitMillis,
                result -> fromEngine.table(result, request.maxRows));
    }

    @Override
    public Fault fault(Throwable thrown) {
        return Faults.of(thrown);
    }

    @Override
    public void interrupt(Thread worker) {
        try {
            store.interrupt();
        } catch (Exception e) {
            throw new IllegalStateException("Kuzu cannot be interrupted", e);
        }
    }

    @Override
    public void close() throws Exception {
        store.close();
    }

    @Override
    public void wipe() throws Exception {
        ids.clear();
        store.close();
        fresh();
    }

    @Override
    public void commit() throws Exception {
        loader.commit();
    }

    @Override
    public void declareNodes(String label, Map<String, String> properties) {
        loader.declareNodes(label, properties);
    }

    @Override
    public void declareEdges(String type, Map<String, String> properties) {
        loader.declareEdges(type, properties);
    }

    @Override
    public void addNode(long key, List<String> labels, Map<String, Object> properties) throws Exception {
        loader.addNode(key, labels, properties);
    }

    @Override
    public void addEdge(long key, String type, long from, long to, Map<String, Object> properties) throws Exception {
        loader.addEdge(key, type, from, to, properties);
    }

    @Override
    public void setNodeProperty(long key, String name, Object valueOrNull) throws Exception {
        loader.setNodeProperty(key, name, valueOrNull);
    }

    @Override
    public void setEdgeProperty(long key, String name, Object valueOrNull) throws Exception {
        loader.setEdgeProperty(key, name, valueOrNull);
    }

    @Override
    public void deleteNode(long key) throws Exception {
        loader.deleteNode(key);
    }

    @Override
    public void deleteEdge(long key) throws Exception {
        loader.deleteEdge(key);
    }

    @Override
    public void createIndex(IndexTarget index) {
        loader.createIndex(index);
    }

    @Override
    public void dropIndex(IndexTarget index) {
        loader.dropIndex(index);
    }
}

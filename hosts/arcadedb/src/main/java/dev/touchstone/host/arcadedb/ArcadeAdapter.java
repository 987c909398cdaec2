package dev.touchstone.host.arcadedb;

import com.arcadedb.Constants;
import com.arcadedb.database.Database;
import com.arcadedb.query.sql.executor.ResultSet;
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
 * Speaks Cypher to an embedded ArcadeDB.
 *
 * <p>The option {@value #LANGUAGE} of {@link #open} says which: {@code opencypher} is the engine's own, {@code cypher} is translated to
 * Gremlin.
 */
public final class ArcadeAdapter implements Adapter {
    /** The option that names the query language as the engine does. */
    public static final String LANGUAGE = "language";

    private static final String TRANSLATED = "cypher";

    private final NativeIds ids = new NativeIds();
    private final ToEngine toEngine = new ToEngine(ids);
    private final FromEngine fromEngine = new FromEngine(ids);
    private String language;
    private Store store;
    private Loader loader;

    @Override
    public String open(Path folder, Map<String, String> options) {
        language = options.getOrDefault(LANGUAGE, TRANSLATED);
        store = new Store(folder);
        loader = new Loader(store, toEngine);
        return Constants.getRawVersion();
    }

    @Override
    public Table run(Request request) {
        Database database = store.database();
        database.begin();
        try (ResultSet result = database.command(language, request.text, toEngine.parameters(request.parameters))) {
            Table table = fromEngine.table(result, request.maxRows);
            database.commit();
            return table;
        } finally {
            // Whatever is left of it: some errors end the transaction, others do not.
            database.rollbackAllNested();
        }
    }

    @Override
    public Fault fault(Throwable thrown) {
        return Faults.of(thrown);
    }

    /** A traversal listens. The engine's own Cypher never does; there, an interrupt would only close its files. */
    @Override
    public void interrupt(Thread worker) {
        if (language.equals(TRANSLATED)) {
            worker.interrupt();
        }
    }

    @Override
    public void close() {
        store.close();
    }

    @Override
    public void wipe() {
        ids.clear();
        loader.wipe();
    }

    @Override
    public void commit() {
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
    public void addNode(long key, List<String> labels, Map<String, Object> properties) {
        loader.addNode(key, labels, properties);
    }

    @Override
    public void addEdge(long key, String type, long from, long to, Map<String, Object> properties) {
        loader.addEdge(key, type, from, to, properties);
    }

    @Override
    public void setNodeProperty(long key, String name, Object valueOrNull) {
        loader.setNodeProperty(key, name, valueOrNull);
    }

    @Override
    public void setEdgeProperty(long key, String name, Object valueOrNull) {
        loader.setEdgeProperty(key, name, valueOrNull);
    }

    @Override
    public void addLabel(long key, String label) throws ReflectiveOperationException {
        loader.addLabel(key, label);
    }

    @Override
    public void removeLabel(long key, String label) throws ReflectiveOperationException {
        loader.removeLabel(key, label);
    }

    @Override
    public void deleteNode(long key) {
        loader.deleteNode(key);
    }

    @Override
    public void deleteEdge(long key) {
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

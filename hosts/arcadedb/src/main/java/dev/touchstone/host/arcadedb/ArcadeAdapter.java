package dev.touchstone.host.arcadedb;

import com.arcadedb.Constants;
import com.arcadedb.database.Database;
import com.arcadedb.query.sql.executor.ResultSet;
import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.Fault;
import dev.touchstone.host.LoadingAdapter;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import java.nio.file.Path;
import java.util.Map;

/**
 * Speaks Cypher to an embedded ArcadeDB.
 *
 * <p>The option {@value #LANGUAGE} of {@link #open} says which: {@code opencypher} is the engine's own, {@code cypher} is translated to
 * Gremlin.
 */
public final class ArcadeAdapter implements LoadingAdapter {
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
    public DatasetWriter loader() {
        return loader;
    }

    @Override
    public void wipe() {
        ids.clear();
        loader.wipe();
    }

    @Override
    public void addLabel(long key, String label) throws ReflectiveOperationException {
        loader.addLabel(key, label);
    }

    @Override
    public void removeLabel(long key, String label) throws ReflectiveOperationException {
        loader.removeLabel(key, label);
    }
}

package dev.touchstone.host.kuzu;

import com.kuzudb.Version;
import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.Fault;
import dev.touchstone.host.LoadingAdapter;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import java.nio.file.Path;
import java.util.Map;

/**
 * Speaks to an embedded Kuzu, whose database is in memory. A load begins with a new one, which takes less time than to drop all tables.
 *
 * <p>{@link #open} has one option, {@value #THREADS}: how many threads a statement may use.
 */
public final class KuzuAdapter implements LoadingAdapter {
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
    public DatasetWriter loader() {
        return loader;
    }

    @Override
    public void wipe() throws Exception {
        ids.clear();
        store.close();
        fresh();
    }
}

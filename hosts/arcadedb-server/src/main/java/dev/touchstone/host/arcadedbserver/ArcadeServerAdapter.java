package dev.touchstone.host.arcadedbserver;

import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.Fault;
import dev.touchstone.host.LoadingAdapter;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Request;
import dev.touchstone.host.Running;
import dev.touchstone.host.Stopped;
import dev.touchstone.host.Table;
import java.nio.file.Path;
import java.util.Map;

/**
 * Speaks Cypher to a running ArcadeDB by its HTTP API.
 *
 * <p>Options of {@link #open} are {@code url}, {@code user} and {@code password}, {@code session}, a word that no other session has, and
 * {@code ask}, which says that nothing shall be written. It reports product and version.
 *
 * <p>A dataset is a database of our own. No other is read or written.
 */
public final class ArcadeServerAdapter implements LoadingAdapter {
    private final NativeIds ids = new NativeIds();
    private final Running running = new Running();
    private OwnDatabase database;
    private Loader loader;
    private boolean asking;

    @Override
    public String open(Path folder, Map<String, String> options) throws InterruptedException {
        Remote remote = new Remote(Remote.address(options.get("url")), options);
        String version = Product.version(remote);
        asking = options.containsKey("ask");
        database = new OwnDatabase(remote, options.get("session"));
        if (!asking) {
            database.open();
        }
        loader = new Loader(database);
        return Product.NAME + "/" + version;
    }

    @Override
    public Table run(Request request) throws Exception {
        Map<String, Object> parameters = new ToServer(ids).parameters(request.parameters);
        Doubts doubts = Doubts.of(request.text, parameters).and(loader.doubts());
        loader.doubt(doubts.after(request.text));
        return running.execute(() -> {
            Answer answer = database.cypher(request.text, parameters, request.maxRows);
            return new FromServer(ids, doubts, answer.elements(database)).table(answer.rows, request.maxRows);
        });
    }

    @Override
    public Fault fault(Throwable thrown) {
        if (thrown instanceof Stopped) {
            return Fault.TIMEOUT;
        }
        return thrown instanceof Unreadable ? Fault.RESOURCES : Faults.of(thrown);
    }

    /** The server cannot be told to stop, and we stop waiting. What it still does ends with the database, at the next wipe. */
    @Override
    public void interrupt(Thread worker) {
        running.stop(worker);
    }

    @Override
    public void close() throws InterruptedException {
        if (database != null && !asking) {
            database.drop();
        }
    }

    @Override
    public DatasetWriter loader() {
        return loader;
    }

    @Override
    public void wipe() throws Exception {
        ids.clear();
        loader.wipe();
    }
}

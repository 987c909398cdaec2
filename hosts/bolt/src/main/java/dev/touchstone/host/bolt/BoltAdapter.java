package dev.touchstone.host.bolt;

import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.EngineGone;
import dev.touchstone.host.Fault;
import dev.touchstone.host.LoadingAdapter;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.OwnNames;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.neo4j.driver.exceptions.ServiceUnavailableException;
import org.neo4j.driver.exceptions.SessionExpiredException;

/**
 * Speaks to a running Neo4j or Memgraph by Bolt.
 *
 * <p>Options of {@link #open} are {@code url}, {@code user} and {@code password}, {@code session}, a word that no other
 * session has, {@code own}, a file for what is ours, {@code disposable}, which says that the data there may be deleted, and
 * {@code ask}, which says that nothing shall be written. It reports product and version, such as {@code Neo4j/5.26.30}.
 *
 * <p>A database that is not empty is refused unless it is disposable. One that we use is marked as ours by an index
 * with the session's word in its name, on a label that no node has; each load looks whether the mark is still there. What others
 * put into it later stays as it is: see {@link Database}.
 */
public final class BoltAdapter implements LoadingAdapter {
    private final NativeIds ids = new NativeIds();
    private final FromEngine fromEngine = new FromEngine(ids);
    private final ToEngine toEngine = new ToEngine(ids);
    private Remote remote;
    private Database database;
    private Loader loader;
    private boolean ours;

    @Override
    public String open(Path folder, Map<String, String> options) throws IOException {
        remote = Remote.connect(options);
        Product product = Product.of(remote);
        Schema schema = product.schema(remote, options.get("session"));
        Map<String, String> there = schema.all();
        boolean disposable = options.get("disposable").equals("true");
        boolean marked = there.containsKey(schema.mark());
        if (!marked && !disposable) {
            new Arrival(remote, options.get("url")).refuseWhatIsThere(there.keySet());
        }
        OwnData own = new OwnData(new OwnNames(Path.of(options.get(OwnNames.OPTION))));
        database = new Database(remote, schema, own, disposable);
        ours = !options.containsKey("ask");
        if (ours && !marked) {
            database.mark();
        }
        loader = new Loader(remote, schema, database, own, toEngine);
        return product.name + "/" + product.version;
    }

    @Override
    public Table run(Request request) {
        return alive(() -> database.run(
                request, toEngine.parameters(request.parameters), result -> fromEngine.table(result, request.maxRows)));
    }

    @Override
    public Fault fault(Throwable thrown) {
        return Faults.of(thrown);
    }

    /** The server has been told the limit. An interrupt would only break the connection. */
    @Override
    public void interrupt(Thread worker) {}

    /** Leaves the database as it was found. */
    @Override
    public void close() {
        if (ours) {
            database.leave();
        }
        if (remote != null) {
            remote.close();
        }
    }

    @Override
    public DatasetWriter loader() {
        return loader;
    }

    @Override
    public void wipe() throws Exception {
        ids.clear();
        make(DatasetWriter::wipe);
    }

    @Override
    public void make(Change change) throws Exception {
        try {
            change.with(loader);
        } catch (ServiceUnavailableException | SessionExpiredException e) {
            throw gone(e);
        }
    }

    private static Table alive(Answering answering) {
        try {
            return answering.answer();
        } catch (ServiceUnavailableException | SessionExpiredException e) {
            throw gone(e);
        }
    }

    private static EngineGone gone(Exception e) {
        e.printStackTrace();
        return new EngineGone(EngineGone.CONNECTION_LOST, e);
    }

    /** A statement that gives rows. */
    private interface Answering {
        Table answer();
    }
}

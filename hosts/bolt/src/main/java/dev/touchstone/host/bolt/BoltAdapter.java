package dev.touchstone.host.bolt;

import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.EngineGone;
import dev.touchstone.host.Fault;
import dev.touchstone.host.LoadingAdapter;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Refused;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import java.nio.file.Path;
import java.util.Map;
import org.neo4j.driver.exceptions.ServiceUnavailableException;
import org.neo4j.driver.exceptions.SessionExpiredException;

/**
 * Speaks to a running Neo4j or Memgraph by Bolt.
 *
 * <p>Options of {@link #open} are {@code url}, {@code user} and {@code password}, {@code session}, a word that no other
 * session has, {@code disposable}, which says that the data there may be deleted, and {@code ask}, which says that
 * nothing shall be written. It reports product and version, such as {@code Neo4j/5.26.30}.
 *
 * <p>A database that is not empty is refused unless it is disposable. One that we use is marked as ours by an index
 * with the session's word in its name, on a label that no node has; each load looks whether the mark is still there.
 */
public final class BoltAdapter implements LoadingAdapter {
    private final NativeIds ids = new NativeIds();
    private final FromEngine fromEngine = new FromEngine(ids);
    private final ToEngine toEngine = new ToEngine(ids);
    private Remote remote;
    private Schema schema;
    private Loader loader;
    private boolean ours;

    @Override
    public String open(Path folder, Map<String, String> options) {
        remote = Remote.connect(options);
        Product product = Product.of(remote);
        schema = product.schema(remote, options.get("session"));
        if (!schema.isMarked()) {
            if (!options.get("disposable").equals("true") && !(schema.isEmpty() && Loader.isEmpty(remote))) {
                throw new Refused("there are data in it, and Touchstone would delete them; name another server, or say "
                        + "--disposable " + options.get("url") + " if nobody needs them");
            }
            if (!options.containsKey("ask")) {
                schema.mark();
                ours = true;
            }
        } else {
            ours = true;
        }
        loader = new Loader(remote, schema, toEngine);
        return product.name + "/" + product.version;
    }

    @Override
    public Table run(Request request) {
        return alive(() -> remote.run(
                request.text,
                toEngine.parameters(request.parameters),
                request.limitMillis,
                result -> fromEngine.table(result, request.maxRows)));
    }

    @Override
    public Fault fault(Throwable thrown) {
        return Faults.of(thrown);
    }

    /** The server has been told the limit. An interrupt would only break the connection. */
    @Override
    public void interrupt(Thread worker) {}

    /** Leaves the database as it was found: empty. */
    @Override
    public void close() throws Exception {
        if (ours) {
            wipe();
            schema.unmark();
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
        make(to -> {
            if (!schema.isMarked()) {
                throw new Refused("the mark of this session is gone: somebody else uses the database");
            }
            to.wipe();
        });
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

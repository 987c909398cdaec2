package dev.touchstone.host.bolt;

import dev.touchstone.host.Adapter;
import dev.touchstone.host.EngineGone;
import dev.touchstone.host.Fault;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Refused;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import java.nio.file.Path;
import java.util.List;
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
public final class BoltAdapter implements Adapter {
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
    public void wipe() throws Exception {
        ids.clear();
        load(() -> {
            if (!schema.isMarked()) {
                throw new Refused("the mark of this session is gone: somebody else uses the database");
            }
            loader.wipe();
        });
    }

    @Override
    public void commit() throws Exception {
        load(loader::commit);
    }

    @Override
    public void addNode(long key, List<String> labels, Map<String, Object> properties) throws Exception {
        load(() -> loader.addNode(key, labels, properties));
    }

    @Override
    public void addEdge(long key, String type, long from, long to, Map<String, Object> properties) throws Exception {
        load(() -> loader.addEdge(key, type, from, to, properties));
    }

    @Override
    public void setNodeProperty(long key, String name, Object valueOrNull) throws Exception {
        load(() -> loader.setNodeProperty(key, name, valueOrNull));
    }

    @Override
    public void setEdgeProperty(long key, String name, Object valueOrNull) throws Exception {
        load(() -> loader.setEdgeProperty(key, name, valueOrNull));
    }

    @Override
    public void addLabel(long key, String label) throws Exception {
        load(() -> loader.addLabel(key, label));
    }

    @Override
    public void removeLabel(long key, String label) throws Exception {
        load(() -> loader.removeLabel(key, label));
    }

    @Override
    public void deleteNode(long key) throws Exception {
        load(() -> loader.deleteNode(key));
    }

    @Override
    public void deleteEdge(long key) throws Exception {
        load(() -> loader.deleteEdge(key));
    }

    @Override
    public void createIndex(IndexTarget index) throws Exception {
        load(() -> loader.createIndex(index));
    }

    @Override
    public void dropIndex(IndexTarget index) throws Exception {
        load(() -> loader.dropIndex(index));
    }

    private void load(Change change) throws Exception {
        try {
            change.make();
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

    /** One step of a load. */
    private interface Change {
        void make() throws Exception;
    }

    /** A statement that gives rows. */
    private interface Answering {
        Table answer();
    }
}

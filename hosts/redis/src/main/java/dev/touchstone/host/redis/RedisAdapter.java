package dev.touchstone.host.redis;

import dev.touchstone.host.Adapter;
import dev.touchstone.host.EngineGone;
import dev.touchstone.host.Fault;
import dev.touchstone.host.IndexTarget;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Refused;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import redis.clients.jedis.exceptions.JedisConnectionException;

/**
 * Speaks to FalkorDB and RedisGraph: to a running server, or to one that it starts.
 *
 * <p>Options of {@link #open} for a running server are {@code url}, {@code user}, {@code password} and {@code session},
 * a word that no other session has; it then reports product and version. For a server of its own they are {@code
 * server} and {@code module}, the files of both, and {@code version}, which the module must have.
 */
public final class RedisAdapter implements Adapter {
    private final NativeIds ids = new NativeIds();
    private RemoteGraph graph;
    private LocalServer server;
    private FromEngine fromEngine;
    private Literals literals;
    private Loader loader;

    @Override
    public String open(Path folder, Map<String, String> options) throws Exception {
        String reported = options.containsKey("url") ? connect(options) : start(folder, options);
        fromEngine = new FromEngine(ids, graph);
        literals = new Literals(ids);
        loader = new Loader(graph, literals);
        return reported;
    }

    private String connect(Map<String, String> options) {
        URI url = URI.create(options.get("url"));
        graph = RemoteGraph.at(url, options, "touchstone-" + options.get("session"));
        Product product = Product.of(graph);
        return product.name + "/" + product.version;
    }

    private String start(Path folder, Map<String, String> options) throws Exception {
        server = LocalServer.start(options.get("server"), options.get("module"), folder);
        URI url = URI.create("redis://127.0.0.1:" + server.port());
        graph = RemoteGraph.at(url, Map.of(), "touchstone");
        Product product = Product.of(graph);
        if (!product.version.equals(options.get("version"))) {
            throw new Refused("the module " + options.get("module") + " is " + product.name + " " + product.version
                    + ", and not " + options.get("version"));
        }
        return product.version;
    }

    @Override
    public Table run(Request request) throws Exception {
        String text = literals.statement(request.text, request.parameters);
        try {
            return fromEngine.table(graph.query(text, request.limitMillis), request.maxRows);
        } catch (JedisConnectionException e) {
            throw gone(e);
        }
    }

    /** The server ended or closed the connection; one of our own says how it ended. */
    private EngineGone gone(JedisConnectionException e) throws InterruptedException {
        e.printStackTrace();
        return new EngineGone(server == null ? EngineGone.CONNECTION_LOST : server.exitCode(), e);
    }

    @Override
    public Fault fault(Throwable thrown) {
        return Faults.of(thrown);
    }

    /** The server itself has been told the limit. An interrupt would only break the connection. */
    @Override
    public void interrupt(Thread worker) {}

    @Override
    public void close() {
        graph.delete();
        graph.close();
        if (server != null) {
            server.close();
        }
    }

    @Override
    public void wipe() throws Exception {
        ids.clear();
        load(Loader::wipe);
        fromEngine.forgetNames();
    }

    @Override
    public void commit() throws Exception {
        load(Loader::commit);
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
    public void setNodeProperty(long key, String name, Object valueOrNull) throws Exception {
        load(to -> to.setNodeProperty(key, name, valueOrNull));
    }

    @Override
    public void setEdgeProperty(long key, String name, Object valueOrNull) throws Exception {
        load(to -> to.setEdgeProperty(key, name, valueOrNull));
    }

    @Override
    public void addLabel(long key, String label) throws Exception {
        load(to -> to.addLabel(key, label));
    }

    @Override
    public void removeLabel(long key, String label) throws Exception {
        load(to -> to.removeLabel(key, label));
    }

    @Override
    public void deleteNode(long key) throws Exception {
        load(to -> to.deleteNode(key));
    }

    @Override
    public void deleteEdge(long key) throws Exception {
        load(to -> to.deleteEdge(key));
    }

    @Override
    public void createIndex(IndexTarget index) throws Exception {
        load(to -> to.createIndex(index));
    }

    @Override
    public void dropIndex(IndexTarget index) throws Exception {
        load(to -> to.dropIndex(index));
    }

    private void load(Change change) throws Exception {
        try {
            change.make(loader);
        } catch (JedisConnectionException e) {
            throw gone(e);
        }
    }

    /** One step of a load. */
    private interface Change {
        void make(Loader loader) throws Exception;
    }
}

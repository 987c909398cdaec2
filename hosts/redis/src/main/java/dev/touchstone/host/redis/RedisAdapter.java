package dev.touchstone.host.redis;

import dev.touchstone.host.DatasetWriter;
import dev.touchstone.host.EngineGone;
import dev.touchstone.host.Fault;
import dev.touchstone.host.LoadingAdapter;
import dev.touchstone.host.NativeIds;
import dev.touchstone.host.Refused;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import redis.clients.jedis.exceptions.JedisConnectionException;

/**
 * Speaks to FalkorDB and RedisGraph: to a running server, or to one that it starts.
 *
 * <p>Options of {@link #open} for a running server are {@code url}, {@code user}, {@code password} and {@code session},
 * a word that no other session has; it then reports product and version. For a server of its own they are {@code
 * server} and {@code module}, the files of both, and {@code version}, which the module must have.
 */
public final class RedisAdapter implements LoadingAdapter {
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
    public DatasetWriter loader() {
        return loader;
    }

    @Override
    public void wipe() throws Exception {
        ids.clear();
        make(DatasetWriter::wipe);
        fromEngine.forgetNames();
    }

    @Override
    public void make(Change change) throws Exception {
        try {
            change.with(loader);
        } catch (JedisConnectionException e) {
            throw gone(e);
        }
    }
}

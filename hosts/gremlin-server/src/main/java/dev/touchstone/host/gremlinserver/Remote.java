package dev.touchstone.host.gremlinserver;

import dev.touchstone.host.Absent;
import dev.touchstone.host.EngineGone;
import java.net.URI;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import org.apache.tinkerpop.gremlin.driver.Client;
import org.apache.tinkerpop.gremlin.driver.Cluster;
import org.apache.tinkerpop.gremlin.driver.RequestOptions;
import org.apache.tinkerpop.gremlin.driver.Result;
import org.apache.tinkerpop.gremlin.driver.exception.ResponseException;

/** A connection to a server, on which each text is a request, and so a transaction, of its own. */
final class Remote implements AutoCloseable {
    private static final long LONG_MILLIS = 120_000;
    private static final int USUAL_PORT = 8182;
    private static final int CONNECT_MILLIS = 10_000;

    private final Cluster cluster;
    private final Client client;

    private Remote(Cluster cluster) {
        this.cluster = cluster;
        this.client = cluster.connect();
    }

    static Remote connect(Map<String, String> options) {
        URI url = URI.create(options.get("url"));
        String path = url.getPath();
        Cluster.Builder builder = Cluster.build(url.getHost())
                .port(url.getPort() < 0 ? USUAL_PORT : url.getPort())
                .path(path == null || path.isEmpty() ? "/gremlin" : path)
                .enableSsl(url.getScheme().equals("wss"))
                .nioPoolSize(1)
                .workerPoolSize(1)
                .minConnectionPoolSize(1)
                .maxConnectionPoolSize(1)
                .maxWaitForConnection(CONNECT_MILLIS);
        if (options.containsKey("password")) {
            builder.credentials(options.get("user"), options.get("password"));
        }
        Remote remote = new Remote(builder.create());
        try {
            remote.client.init();
            return remote;
        } catch (RuntimeException e) {
            remote.close();
            throw new Absent();
        }
    }

    /** Runs a text to its end, or to so many results. */
    <T> T run(String text, Map<String, Object> bindings, long limitMillis, Function<Iterator<Result>, T> reading)
            throws Exception {
        RequestOptions.Builder options = RequestOptions.build().timeout(limitMillis);
        bindings.forEach(options::addParameter);
        try {
            return reading.apply(
                    client.submitAsync(text, options.create()).get().iterator());
        } catch (ExecutionException | CompletionException e) {
            throw told(e);
        } catch (RuntimeException e) {
            throw e.getCause() == null ? e : told(e);
        }
    }

    List<Object> all(String text, Map<String, Object> bindings) throws Exception {
        return run(text, bindings, LONG_MILLIS, results -> {
            List<Object> all = new ArrayList<>();
            results.forEachRemaining(result -> all.add(result.getObject()));
            return all;
        });
    }

    List<Object> all(String text) throws Exception {
        return all(text, Map.of());
    }

    /** What the server answered, or that there is no server any more. */
    private static Exception told(Exception thrown) {
        for (Throwable link = thrown; link != null; link = link.getCause()) {
            if (link instanceof ResponseException) {
                return new RemoteError((ResponseException) link);
            }
        }
        thrown.printStackTrace();
        throw new EngineGone(EngineGone.CONNECTION_LOST, thrown);
    }

    @Override
    public void close() {
        cluster.close();
    }
}

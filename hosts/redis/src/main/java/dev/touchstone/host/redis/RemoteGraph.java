package dev.touchstone.host.redis;

import dev.touchstone.host.Absent;
import dev.touchstone.host.Refused;
import dev.touchstone.host.Spot;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import redis.clients.jedis.CommandArguments;
import redis.clients.jedis.Connection;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.commands.ProtocolCommand;
import redis.clients.jedis.exceptions.JedisAccessControlException;
import redis.clients.jedis.exceptions.JedisConnectionException;
import redis.clients.jedis.exceptions.JedisDataException;

/** One graph on a server, under a key of its own. No other key is read or written. */
final class RemoteGraph implements AutoCloseable {
    private static final int USUAL_PORT = 6379;
    private static final int TO_CONNECT_MILLIS = 10_000;
    private static final String NO_SUCH_KEY = "empty key";

    private final Connection connection;
    private final String key;

    private RemoteGraph(Connection connection, String key) {
        this.connection = connection;
        this.key = key;
    }

    /** Connects, with a user and a password where the options have them. */
    static RemoteGraph at(URI url, Map<String, String> options, String key) {
        DefaultJedisClientConfig.Builder config = DefaultJedisClientConfig.builder()
                .connectionTimeoutMillis(TO_CONNECT_MILLIS)
                // Limits are the server's to honour, and after that the parent's.
                .socketTimeoutMillis(0)
                .ssl(url.getScheme().equals("rediss"));
        if (options.containsKey("password")) {
            config.password(options.get("password"));
            if (!options.get("user").isEmpty()) {
                config.user(options.get("user"));
            }
        }
        HostAndPort address = new HostAndPort(url.getHost(), url.getPort() < 0 ? USUAL_PORT : url.getPort());
        try {
            return new RemoteGraph(new Connection(address, config.build()), key);
        } catch (JedisAccessControlException e) {
            throw new Refused("the server does not accept this user and password");
        } catch (JedisConnectionException e) {
            throw new Absent();
        }
    }

    /** The reply in the compact form: a header, rows and statistics, or statistics alone. */
    List<?> query(String text, long limitMillis) {
        return (List<?>) send("GRAPH.QUERY", key, text, "--compact", "TIMEOUT", Long.toString(limitMillis));
    }

    /** Removes the graph with everything in it, if there is one. */
    void delete() {
        try {
            send("GRAPH.DELETE", key);
        } catch (JedisDataException e) {
            if (!e.getMessage().contains(NO_SUCH_KEY)) {
                throw e;
            }
        }
    }

    Object send(String command, String... arguments) {
        ProtocolCommand name = () -> command.getBytes(StandardCharsets.UTF_8);
        CommandArguments all = new CommandArguments(name);
        for (String argument : arguments) {
            all.add(argument);
        }
        try {
            return connection.executeCommand(all);
        } catch (JedisDataException e) {
            throw Spot.mark(e, "server");
        }
    }

    @Override
    public void close() {
        connection.close();
    }
}

package dev.touchstone.host.arcadedbserver;

import dev.touchstone.host.Refused;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A database that nobody else has. Only this one is ever read, written or dropped.
 *
 * <p>It is made anew at each wipe: types, which outlive their last record, are part of what a statement sees.
 */
final class OwnDatabase {
    private static final String CYPHER = "opencypher";
    private static final String SQL = "sql";
    private static final int NO_LIMIT = -1;

    private final Remote remote;
    private final String name;

    /** @param word that no other session has */
    OwnDatabase(Remote remote, String word) {
        this.remote = remote;
        this.name = "touchstone_" + word.replace('-', '_');
    }

    /** Makes it, unless an earlier process of the same session did. */
    void open() throws InterruptedException {
        try {
            if (!exists()) {
                server("create");
            }
        } catch (ServerError e) {
            throw new Refused("no database can be created there: " + e.getMessage());
        }
    }

    void renew() throws InterruptedException {
        drop();
        server("create");
    }

    void drop() throws InterruptedException {
        if (exists()) {
            server("drop");
        }
    }

    private boolean exists() throws InterruptedException {
        Object names = result(remote.post("/api/v1/server", Map.of("command", "list databases")));
        return ((List<?>) names).contains(name);
    }

    private void server(String verb) throws InterruptedException {
        remote.post("/api/v1/server", Map.of("command", verb + " database " + name));
    }

    /** Runs a statement, and commits it. The answer has one row more than is wanted, if there are more. */
    Answer cypher(String text, Map<String, Object> parameters, int maxRows) throws InterruptedException {
        return command(CYPHER, text, parameters, maxRows + 1);
    }

    void cypher(String text) throws InterruptedException {
        command(CYPHER, text, Map.of(), NO_LIMIT);
    }

    Answer sql(String text) throws InterruptedException {
        return command(SQL, text, Map.of(), NO_LIMIT);
    }

    private Answer command(String language, String text, Map<String, Object> parameters, int limit)
            throws InterruptedException {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("language", language);
        body.put("command", text);
        body.put("serializer", "record");
        body.put("limit", limit);
        if (!parameters.isEmpty()) {
            body.put("params", parameters);
        }
        return new Answer((List<?>) result(remote.post("/api/v1/command/" + name, body)));
    }

    private static Object result(Object answer) {
        Object result = answer instanceof Map ? ((Map<?, ?>) answer).get("result") : null;
        return result instanceof List ? result : List.of();
    }
}

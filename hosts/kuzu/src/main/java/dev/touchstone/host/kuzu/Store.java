package dev.touchstone.host.kuzu;

import com.kuzudb.Connection;
import com.kuzudb.Database;
import com.kuzudb.PreparedStatement;
import com.kuzudb.QueryResult;
import com.kuzudb.Value;
import java.util.Map;

/** A database in memory and the one connection to it. */
final class Store implements AutoCloseable {
    private final Database database;
    private final Connection connection;

    Store(long threads) throws Exception {
        database = new Database();
        connection = new Connection(database);
        connection.setMaxNumThreadForExec(threads);
    }

    /** Runs a statement of our own, of which no answer is expected. */
    void execute(String statement) throws Exception {
        try (QueryResult result = connection.query(statement)) {
            check(result, true);
        }
    }

    /** Runs a statement and hands over its rows. */
    <T> T run(String text, Map<String, Value> parameters, long limitMillis, Reader<T> reader) throws Exception {
        connection.setQueryTimeout(limitMillis);
        try (PreparedStatement prepared = connection.prepare(text)) {
            if (!prepared.isSuccess()) {
                throw new EngineError(prepared.getErrorMessage(), true);
            }
            try (QueryResult result = connection.execute(prepared, parameters)) {
                check(result, false);
                return reader.read(result);
            }
        }
    }

    /** The value of a constant, as Kuzu itself makes it. */
    Value constant(String literal) throws Exception {
        try (QueryResult result = connection.query("RETURN " + literal)) {
            check(result, true);
            return result.getNext().getValue(0).clone();
        }
    }

    void interrupt() throws Exception {
        connection.interrupt();
    }

    private static void check(QueryResult result, boolean planning) throws Exception {
        if (!result.isSuccess()) {
            throw new EngineError(result.getErrorMessage(), planning);
        }
    }

    @Override
    public void close() throws Exception {
        connection.close();
        database.close();
    }

    /** Reads an answer while it is there. */
    interface Reader<T> {
        T read(QueryResult result) throws Exception;
    }
}

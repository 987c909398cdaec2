package dev.touchstone.host.bolt;

import dev.touchstone.host.Absent;
import dev.touchstone.host.Refused;
import dev.touchstone.host.Spot;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.neo4j.driver.AuthToken;
import org.neo4j.driver.AuthTokens;
import org.neo4j.driver.Config;
import org.neo4j.driver.Driver;
import org.neo4j.driver.GraphDatabase;
import org.neo4j.driver.Logging;
import org.neo4j.driver.Record;
import org.neo4j.driver.Result;
import org.neo4j.driver.Session;
import org.neo4j.driver.Transaction;
import org.neo4j.driver.TransactionConfig;
import org.neo4j.driver.exceptions.ClientException;
import org.neo4j.driver.exceptions.DatabaseException;
import org.neo4j.driver.exceptions.SecurityException;
import org.neo4j.driver.exceptions.ServiceUnavailableException;
import org.neo4j.driver.exceptions.TransientException;

/** A connection to a server, on which each statement is a transaction of its own. */
final class Remote implements AutoCloseable {
    static final long LONG_MILLIS = 120_000;

    private final Driver driver;
    private final Session session;

    private Remote(Driver driver) {
        this.driver = driver;
        this.session = driver.session();
    }

    static Remote connect(Map<String, String> options) {
        AuthToken token = options.containsKey("password")
                ? AuthTokens.basic(options.get("user"), options.get("password"))
                : AuthTokens.none();
        Config config = Config.builder()
                .withLogging(Logging.none())
                .withConnectionTimeout(10, TimeUnit.SECONDS)
                .withTelemetryDisabled(true)
                .build();
        Driver driver = GraphDatabase.driver(options.get("url"), token, config);
        try {
            driver.verifyConnectivity();
            return new Remote(driver);
        } catch (SecurityException e) {
            driver.close();
            throw new Refused(
                    options.containsKey("password")
                            ? "the server does not accept this user and password"
                            : "the server wants a user and a password");
        } catch (ServiceUnavailableException e) {
            driver.close();
            throw new Absent();
        }
    }

    /** Runs a statement to its end; {@code reading} sees the rows while they come. */
    <T> T run(String text, Map<String, Object> parameters, long limitMillis, Function<Result, T> reading) {
        TransactionConfig config = TransactionConfig.builder()
                .withTimeout(Duration.ofMillis(limitMillis))
                .build();
        try {
            Result result = session.run(text, parameters, config);
            T read = reading.apply(result);
            // What is left is thrown away, and an error that comes after the last row that was read is seen.
            result.consume();
            return read;
        } catch (ClientException | DatabaseException | TransientException e) {
            throw Spot.mark(e, e.code());
        }
    }

    /** Does some work in one transaction, which is rolled back where an exception comes out of it. */
    <T> T inTransaction(long limitMillis, Function<Transaction, T> work) {
        TransactionConfig config = TransactionConfig.builder()
                .withTimeout(Duration.ofMillis(limitMillis))
                .build();
        try (Transaction transaction = session.beginTransaction(config)) {
            T done = work.apply(transaction);
            transaction.commit();
            return done;
        } catch (ClientException | DatabaseException | TransientException e) {
            throw Spot.mark(e, e.code());
        }
    }

    List<Record> rows(String text, Map<String, Object> parameters) {
        return run(text, parameters, LONG_MILLIS, Result::list);
    }

    List<Record> rows(String text) {
        return rows(text, Map.of());
    }

    /** What the server says of itself in its first words. */
    String agent() {
        return session.run("RETURN 1").consume().server().agent();
    }

    @Override
    public void close() {
        session.close();
        driver.close();
    }
}

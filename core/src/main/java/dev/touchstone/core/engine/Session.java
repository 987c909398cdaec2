package dev.touchstone.core.engine;

import dev.touchstone.core.dataset.Dataset;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * A running engine of one's own. Used by one thread at a time. What an engine does, however bad, comes back as an
 * outcome; a process that died is started again, with its dataset, by the next call.
 */
public interface Session extends AutoCloseable {

    Target target();

    /** Starts the process; throws {@link EngineUnavailable} where it does not start. */
    void start();

    /** The version that the engine itself reports. */
    String reportedVersion();

    /** Makes the dataset the only thing in the engine. What went wrong, if anything did. */
    Optional<Outcome> load(Dataset dataset);

    /**
     * Runs a statement.
     *
     * @param text what is sent of it, in the dialect of the engine
     */
    Outcome run(Statement statement, String text, Map<String, String> options, Duration limit);

    /** Runs a statement as its own dialect writes it. */
    default Outcome run(Statement statement, Map<String, String> options, Duration limit) {
        return run(statement, statement.text(target().dialect()), options, limit);
    }

    /** Gives up the process, so that the next call begins with a fresh one. */
    void restart();

    /** How long the engine itself was busy so far. May be asked from any thread. */
    EngineTime time();

    /** Ends the process for good. May be called from any thread, and more than once. */
    @Override
    void close();
}

package dev.touchstone.host;

import java.nio.file.Path;
import java.util.Map;

/**
 * Speaks to one family of engines from inside the child process.
 *
 * <p>The host calls every method but {@link #interrupt} on one and the same thread, never two at once. What an engine
 * throws is let through: the host asks {@link #fault} what it means and answers the parent.
 */
public interface Adapter extends DatasetWriter, AutoCloseable {

    /**
     * Starts the engine and returns the version that the engine reports of itself.
     *
     * @param folder an empty folder of its own, removed by the host when it ends
     */
    String open(Path folder, Map<String, String> options) throws Exception;

    /** Runs one statement to its end, or to {@link Request#maxRows} rows. */
    Table run(Request request) throws Exception;

    /** Tells what an exception out of this engine means. What it does not know is {@link Fault#INTERNAL}. */
    Fault fault(Throwable thrown);

    /**
     * Asks the engine to give up the statement that {@code worker} is running, because its limit has passed. Called on
     * another thread. An engine that does not listen is killed with its host a little later.
     */
    default void interrupt(Thread worker) {
        worker.interrupt();
    }

    @Override
    void close() throws Exception;
}

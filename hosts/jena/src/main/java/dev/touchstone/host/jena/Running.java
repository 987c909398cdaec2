package dev.touchstone.host.jena;

import java.util.function.Supplier;
import org.apache.jena.query.QueryCancelledException;

/** The execution under way, if any: what the worker runs and another thread may stop. */
final class Running {
    private Runnable abort;
    private boolean stopped;

    /**
     * Executes on the worker's thread and returns the result, or throws a {@link QueryCancelledException} if another
     * thread stopped it, whatever came out of it then: rows that are fewer than the answer, or an exception such as
     * Jena's iterators throw when they are closed while in use.
     */
    <T> T execute(Supplier<T> execution, Runnable howToAbort) {
        begin(howToAbort);
        try {
            T result = execution.get();
            if (wasStopped()) {
                throw new QueryCancelledException();
            }
            return result;
        } catch (RuntimeException e) {
            throw wasStopped() && !(e instanceof QueryCancelledException) ? cancelled(e) : e;
        } finally {
            end();
        }
    }

    /** Stops what is running; false if nothing is. Called on another thread. */
    synchronized boolean stop() {
        if (abort == null) {
            return false;
        }
        stopped = true;
        abort.run();
        return true;
    }

    private synchronized void begin(Runnable howToAbort) {
        abort = howToAbort;
        stopped = false;
    }

    private synchronized void end() {
        abort = null;
    }

    private synchronized boolean wasStopped() {
        return stopped;
    }

    private static QueryCancelledException cancelled(RuntimeException consequence) {
        QueryCancelledException cancelled = new QueryCancelledException();
        cancelled.initCause(consequence);
        return cancelled;
    }
}

package dev.touchstone.host.rdf4j;

import java.util.function.Supplier;
import org.eclipse.rdf4j.query.QueryInterruptedException;

/** The execution under way: what the worker runs and another thread may stop. */
final class Running {
    private static final long AGAIN_MILLIS = 50;

    private boolean busy;
    private boolean stopped;

    /**
     * Executes on the worker's thread and returns the result, or throws a {@link QueryInterruptedException} if another thread
     * stopped it, whatever came out of it then: some of RDF4J's iterators end when they are interrupted, as if there was no
     * more, and others break.
     */
    <T> T execute(Supplier<T> execution) {
        begin();
        T result;
        try {
            result = execution.get();
        } catch (RuntimeException e) {
            throw end() ? new QueryInterruptedException("stopped", e) : e;
        } finally {
            end();
        }
        if (end()) {
            throw new QueryInterruptedException("stopped");
        }
        return result;
    }

    /** Stops what the worker is running. Called on another thread. An interrupt gets lost in some places: so there are many. */
    synchronized void stop(Thread worker) {
        stopped = true;
        try {
            while (busy) {
                worker.interrupt();
                wait(AGAIN_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void begin() {
        busy = true;
        stopped = false;
    }

    /** Whether it was stopped before it came to its end. */
    private synchronized boolean end() {
        busy = false;
        notifyAll();
        return stopped;
    }
}

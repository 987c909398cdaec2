package dev.touchstone.host;

/** The execution under way, for engines that are stopped by interrupting the thread. */
public final class Running {
    private static final long AGAIN_MILLIS = 50;

    private boolean busy;
    private boolean stopped;

    /** What is executed. */
    public interface Execution<T> {
        T run() throws Exception;
    }

    /**
     * Executes on the worker's thread and returns the result, or throws {@link Stopped} if another thread stopped it, whatever
     * came out of it then: some engines' iterators end when they are interrupted, as if there was no more, and others break.
     */
    public <T> T execute(Execution<T> execution) throws Exception {
        begin();
        T result;
        try {
            result = execution.run();
        } catch (Exception e) {
            throw end() ? new Stopped(e) : e;
        } finally {
            end();
        }
        if (end()) {
            throw new Stopped();
        }
        return result;
    }

    /** Stops what the worker is running. Called on another thread. An interrupt gets lost in some places: so there are many. */
    public synchronized void stop(Thread worker) {
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

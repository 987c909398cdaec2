package dev.touchstone.host;

/** Rings once when a statement's limit has passed, and never after the statement has ended. */
final class Alarm implements Runnable {
    private final Adapter adapter;
    private final Thread worker;
    private boolean off;

    Alarm(Adapter adapter, Thread worker) {
        this.adapter = adapter;
        this.worker = worker;
    }

    @Override
    public synchronized void run() {
        if (!off) {
            adapter.interrupt(worker);
        }
    }

    /** Called on the worker's thread. An interrupt that came just before must not reach the next statement. */
    synchronized void turnOff() {
        off = true;
        Thread.interrupted();
    }
}

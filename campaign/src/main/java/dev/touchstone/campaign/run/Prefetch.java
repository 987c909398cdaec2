package dev.touchstone.campaign.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/**
 * Hands out what a source makes, in its order, while another thread lets the source make the next few: whoever uses them seldom waits.
 * The source is only ever asked by that thread.
 */
final class Prefetch<T> implements AutoCloseable {
    /** Some take longer than others; a few in store make up for it. */
    private static final int IN_STORE = 4;

    private final ExecutorService maker = Executors.newSingleThreadExecutor();
    private final Deque<Future<Optional<T>>> made = new ArrayDeque<>();
    private final Supplier<Optional<T>> source;

    /**
     * Begins to make.
     *
     * @param source gives one after the other, and at last empty
     */
    Prefetch(Supplier<Optional<T>> source) {
        this.source = source;
        while (made.size() < IN_STORE) {
            made.add(maker.submit(source::get));
        }
    }

    /** The next, or empty when there are no more, or the thread is interrupted and remains so. What the source throws is thrown here, in its turn. */
    Optional<T> next() {
        Future<Optional<T>> next = made.removeFirst();
        made.add(maker.submit(source::get));
        try {
            return next.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException thrown) {
                throw thrown;
            }
            if (e.getCause() instanceof Error thrown) {
                throw thrown;
            }
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        maker.shutdownNow();
        maker.close();
    }
}

package dev.touchstone.core.campaign;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** Keeps the time that goes into findings within its share, so that the search for others goes on. */
final class Allowance {
    /** A campaign that has just begun may look at what it finds. */
    private static final Duration GRACE = Duration.ofSeconds(60);

    private final double share;
    private final Supplier<Duration> elapsed;
    private final AtomicLong spentNanos = new AtomicLong();

    Allowance(double share, Supplier<Duration> elapsed) {
        this.share = share;
        this.elapsed = elapsed;
    }

    boolean isLeft() {
        return share >= 1
                || (share > 0
                        && spentNanos.get() <= share * elapsed.get().plus(GRACE).toNanos());
    }

    <T> T spend(Supplier<T> work) {
        long start = System.nanoTime();
        try {
            return work.get();
        } finally {
            spentNanos.addAndGet(System.nanoTime() - start);
        }
    }
}

package dev.touchstone.campaign.run;

import java.time.Duration;
import java.util.function.Supplier;

/**
 * Keeps the time that goes into findings within its share of the time of all workers, so that the search for others goes on. What is under
 * way counts while it goes on.
 */
final class ShrinkBudget {
    /** A campaign that has just begun may look at what it finds. */
    private static final Duration GRACE = Duration.ofSeconds(60);

    private final double share;
    private final int workers;
    private final Supplier<Duration> elapsed;
    private int underWay;
    /** What was spent, as if all that is under way had begun when the clock showed nothing. */
    private long spentNanos;

    ShrinkBudget(double share, int workers, Supplier<Duration> elapsed) {
        this.share = share;
        this.workers = workers;
        this.elapsed = elapsed;
    }

    synchronized boolean isLeft() {
        long now = elapsed.get().toNanos();
        return share >= 1 || (share > 0 && spentNanos + underWay * now <= share * workers * (now + GRACE.toNanos()));
    }

    /** How many workers spend time just now. */
    synchronized int underWay() {
        return underWay;
    }

    <T> T spend(Supplier<T> work) {
        begin();
        try {
            return work.get();
        } finally {
            end();
        }
    }

    private synchronized void begin() {
        underWay++;
        spentNanos -= elapsed.get().toNanos();
    }

    private synchronized void end() {
        underWay--;
        spentNanos += elapsed.get().toNanos();
    }
}

package dev.touchstone.campaign.run;

import dev.touchstone.core.oracle.Verdict.Kind;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * Keeps the time that goes into findings within its share of the time of all workers, so that the search for others goes on. What is under
 * way counts while it goes on.
 *
 * <p>Crashes and hangs have a share of that share: each candidate costs a process, and what one of them takes is enough for ten wrong results.
 */
final class ShrinkBudget {
    /** A campaign that has just begun may look at what it finds. */
    private static final Duration GRACE = Duration.ofSeconds(60);

    private static final double DEADLY = 0.4;

    private final double share;
    private final int workers;
    private final Supplier<Duration> elapsed;
    private final Account all = new Account();
    private final Account deadly = new Account();

    ShrinkBudget(double share, int workers, Supplier<Duration> elapsed) {
        this.share = share;
        this.workers = workers;
        this.elapsed = elapsed;
    }

    /** Whether there is time for a failure of this kind. */
    synchronized boolean isLeft(Kind kind) {
        return share >= 1 || (share > 0 && all.isWithin(share) && (!isDeadly(kind) || deadly.isWithin(DEADLY * share)));
    }

    private static boolean isDeadly(Kind kind) {
        return switch (kind) {
            case CRASH, HANG -> true;
            case WRONG_RESULT, UNEXPECTED_EXCEPTION, MISSING_EXCEPTION, INTERNAL_ERROR -> false;
        };
    }

    /** How many workers spend time just now. */
    synchronized int underWay() {
        return all.underWay;
    }

    <T> T spend(Kind kind, Supplier<T> work) {
        count(kind, 1);
        try {
            return work.get();
        } finally {
            count(kind, -1);
        }
    }

    private synchronized void count(Kind kind, int begun) {
        all.count(begun);
        if (isDeadly(kind)) {
            deadly.count(begun);
        }
    }

    private final class Account {
        private int underWay;
        /** What was spent, as if all that is under way had begun when the clock showed nothing. */
        private long spentNanos;

        void count(int begun) {
            underWay += begun;
            spentNanos -= begun * elapsed.get().toNanos();
        }

        boolean isWithin(double part) {
            long now = elapsed.get().toNanos();
            return spentNanos + underWay * now <= part * workers * (now + GRACE.toNanos());
        }
    }
}

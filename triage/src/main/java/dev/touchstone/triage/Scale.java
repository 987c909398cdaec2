package dev.touchstone.triage;

import java.util.List;
import java.util.stream.LongStream;

/**
 * An axis with round numbers on it.
 *
 * @param step from one number to the next
 * @param steps how many of them
 */
record Scale(long step, int steps) {
    private static final long[] ROUND = {1, 2, 5};

    /** One that goes up to a number at least, in at most this many steps. */
    static Scale upTo(long highest, int mostSteps) {
        for (long power = 1; ; power *= 10) {
            for (long factor : ROUND) {
                long step = factor * power;
                if (step * mostSteps >= highest) {
                    return new Scale(step, (int) Math.max(1, (highest + step - 1) / step));
                }
            }
        }
    }

    long end() {
        return step * steps;
    }

    List<Long> marks() {
        return LongStream.rangeClosed(0, steps).map(mark -> mark * step).boxed().toList();
    }
}

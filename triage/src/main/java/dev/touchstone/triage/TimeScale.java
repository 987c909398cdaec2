package dev.touchstone.triage;

import java.util.List;

/**
 * An axis of time, in seconds where a campaign is short and in minutes otherwise.
 *
 * @param unit its length in milliseconds
 * @param word its name
 */
record TimeScale(long unit, String word, Scale scale) {
    private static final long SECOND = 1000;
    private static final long MINUTE = 60 * SECOND;
    private static final int SHORT = 3;

    static TimeScale upTo(long millis, int mostSteps) {
        long unit = millis <= SHORT * MINUTE ? SECOND : MINUTE;
        return new TimeScale(
                unit, unit == SECOND ? "seconds" : "minutes", Scale.upTo((millis + unit - 1) / unit, mostSteps));
    }

    /** The end of the axis, in milliseconds. */
    long end() {
        return scale.end() * unit;
    }

    List<Long> marks() {
        return scale.marks();
    }
}

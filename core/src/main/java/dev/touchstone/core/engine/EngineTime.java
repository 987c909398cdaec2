package dev.touchstone.core.engine;

import java.time.Duration;

/**
 * For how long an engine was busy, and with what.
 *
 * @param loading with its start and with datasets
 * @param planning with making plans of statements, where its adapter can tell
 * @param executing with statements, apart from that
 */
public record EngineTime(Duration loading, Duration planning, Duration executing) {
    public static final EngineTime NONE = new EngineTime(Duration.ZERO, Duration.ZERO, Duration.ZERO);

    public EngineTime plus(EngineTime other) {
        return new EngineTime(
                loading.plus(other.loading), planning.plus(other.planning), executing.plus(other.executing));
    }

    public EngineTime minus(EngineTime other) {
        return new EngineTime(
                loading.minus(other.loading), planning.minus(other.planning), executing.minus(other.executing));
    }

    public Duration busy() {
        return loading.plus(planning).plus(executing);
    }
}

package dev.touchstone.campaign.settings;

import java.time.Duration;

/**
 * How much work goes into findings.
 *
 * @param time how long the reduction of one may take; with none, findings are confirmed and not reduced
 * @param runs how many smaller cases may be tried for one
 * @param share how much of a campaign's time may go into findings; with none, they are deferred
 */
public record Effort(Duration time, int runs, double share) {
    public static final Effort DEFAULT = new Effort(Duration.ofSeconds(60), 5_000, 0.5);

    /** Findings are confirmed, however long that takes, and not reduced. */
    public static final Effort TO_CONFIRM = new Effort(Duration.ZERO, 0, 1);
}

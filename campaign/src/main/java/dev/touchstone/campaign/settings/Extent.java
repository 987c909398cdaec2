package dev.touchstone.campaign.settings;

import java.time.Duration;
import java.util.Optional;

/**
 * How long a campaign goes on, and how much of it at once.
 *
 * @param rounds number of rounds per language
 * @param time no new round after so long, for every language
 * @param workers how many rounds run at once, each on engine processes of its own
 */
public record Extent(Optional<Integer> rounds, Optional<Duration> time, int workers) {
    /** More would start more processes than any machine carries. */
    public static final int MOST_WORKERS = 64;

    /** The same for another time. */
    Extent within(Optional<Duration> other) {
        return new Extent(rounds, other, workers);
    }
}

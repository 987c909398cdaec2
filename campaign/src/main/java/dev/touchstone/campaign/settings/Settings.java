package dev.touchstone.campaign.settings;

import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.generate.Limits;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What a campaign does.
 *
 * @param rounds number of rounds per language
 * @param time no new round after so long, for every language
 * @param workers how many rounds run at once, each on engine processes of its own
 * @param datasets how many datasets of one schema a round has
 * @param cases how many cases a round has, spread evenly over its datasets
 * @param content how large datasets get
 * @param limits how large queries get
 * @param limit how long one statement may take
 * @param oracles the oracles to use, as {@link OracleSelection} reads them; empty for all
 * @param effort how much work goes into findings
 */
public record Settings(
        long seed,
        Optional<Integer> rounds,
        Optional<Duration> time,
        int workers,
        int datasets,
        int cases,
        DatasetSettings content,
        Limits limits,
        Duration limit,
        List<String> oracles,
        Effort effort) {
    /** More would start more processes than any machine carries. */
    public static final int MOST_WORKERS = 64;

    public Settings {
        oracles = List.copyOf(oracles);
    }

    /** The same for another time. */
    public Settings within(Optional<Duration> other) {
        return new Settings(seed, rounds, other, workers, datasets, cases, content, limits, limit, oracles, effort);
    }
}

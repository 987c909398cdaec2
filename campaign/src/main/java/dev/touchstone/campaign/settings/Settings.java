package dev.touchstone.campaign.settings;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What a campaign does. It is stored flat, without a level for the extent and the size.
 *
 * @param limit how long one statement may take
 * @param oracles the oracles to use, as {@link OracleSelection} reads them; empty for all
 * @param effort how much work goes into findings
 */
public record Settings(
        long seed,
        @JsonUnwrapped Extent extent,
        @JsonUnwrapped RoundSize size,
        Duration limit,
        List<String> oracles,
        Effort effort) {
    public Settings {
        oracles = List.copyOf(oracles);
    }

    /** The same for another time. */
    public Settings within(Optional<Duration> other) {
        return new Settings(seed, extent.within(other), size, limit, oracles, effort);
    }
}

package dev.touchstone.core.campaign;

import dev.touchstone.core.finding.Finding;
import java.time.Duration;
import java.util.Map;
import java.util.Set;

/**
 * What a campaign that goes on has done already.
 *
 * @param rounds the rounds that were played to their end, by language
 * @param spent how long was played, by language
 * @param considered the turns whose failing cases were looked at, or put off
 */
public record Past(Map<String, Set<Long>> rounds, Map<String, Duration> spent, Set<Finding.Origin> considered) {
    public static final Past NONE = new Past(Map.of(), Map.of(), Set.of());

    public Past {
        rounds = Map.copyOf(rounds);
        spent = Map.copyOf(spent);
        considered = Set.copyOf(considered);
    }

    boolean hasPlayed(String language, long round) {
        return rounds.getOrDefault(language, Set.of()).contains(round);
    }

    Duration spent(String language) {
        return spent.getOrDefault(language, Duration.ZERO);
    }
}

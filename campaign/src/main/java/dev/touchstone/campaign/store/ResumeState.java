package dev.touchstone.campaign.store;

import dev.touchstone.campaign.event.Counts;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.core.finding.Finding;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a campaign that goes on has done already.
 *
 * @param rounds the rounds that were played to their end, by language
 * @param spent how long was played, by language
 * @param considered the turns whose failing cases were examined or deferred
 * @param begun the rounds that were left before their end, by language
 * @param met raw failures that were found while others were shrunk, and are not examined
 */
public record ResumeState(
        Map<String, Set<Long>> rounds,
        Map<String, Duration> spent,
        Set<Finding.Origin> considered,
        Map<String, Map<Long, RoundProgress>> begun,
        List<Finding> met) {
    public static final ResumeState NONE = new ResumeState(Map.of(), Map.of(), Set.of(), Map.of());

    public ResumeState(
            Map<String, Set<Long>> rounds,
            Map<String, Duration> spent,
            Set<Finding.Origin> considered,
            Map<String, Map<Long, RoundProgress>> begun) {
        this(rounds, spent, considered, begun, List.of());
    }

    /** This, with failures that were found while shrinking and deferred. */
    public ResumeState with(List<Finding> others) {
        return new ResumeState(rounds, spent, considered, begun, others);
    }

    /** Those that were met in a round that is not over. */
    public List<Finding> met(String language, long round) {
        return met.stream()
                .filter(other -> other.origin().language().equals(language)
                        && other.origin().round() == round)
                .toList();
    }

    /**
     * What was played of a round. When it is played again, these turns are not counted again.
     *
     * @param turns their number, from the first
     * @param counts their counts
     * @param open those among them that failed, and of which nothing more is known
     */
    public record RoundProgress(int turns, Counts counts, Set<Integer> open) {
        public static final RoundProgress NOTHING = new RoundProgress(0, Counts.NONE, Set.of());

        public RoundProgress {
            open = Set.copyOf(open);
        }

        public boolean hasCounted(int turn) {
            return turn < turns;
        }
    }

    public ResumeState {
        rounds = Map.copyOf(rounds);
        spent = Map.copyOf(spent);
        considered = Set.copyOf(considered);
        begun = Map.copyOf(begun);
        met = List.copyOf(met);
    }

    public boolean hasPlayed(String language, long round) {
        return rounds.getOrDefault(language, Set.of()).contains(round);
    }

    public Duration spent(String language) {
        return spent.getOrDefault(language, Duration.ZERO);
    }

    public RoundProgress begun(String language, long round) {
        return begun.getOrDefault(language, Map.of()).getOrDefault(round, RoundProgress.NOTHING);
    }

    /** Whether all was done in this language that these settings ask for. */
    public boolean isOver(String language, Settings settings) {
        boolean timeIsOver = settings.extent()
                .time()
                .filter(time -> spent(language).compareTo(time) >= 0)
                .isPresent();
        boolean allPlayed = settings.extent()
                .rounds()
                .filter(number -> rounds.getOrDefault(language, Set.of()).size() >= number)
                .isPresent();
        return timeIsOver || allPlayed;
    }
}

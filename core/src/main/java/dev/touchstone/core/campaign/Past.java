package dev.touchstone.core.campaign;

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
 * @param considered the turns whose failing cases were looked at, or put off
 * @param begun the rounds that were left before their end, by language
 * @param met raw failures that were met while others were made small, and that nobody has looked at
 */
public record Past(
        Map<String, Set<Long>> rounds,
        Map<String, Duration> spent,
        Set<Finding.Origin> considered,
        Map<String, Map<Long, Begun>> begun,
        List<Finding> met) {
    public static final Past NONE = new Past(Map.of(), Map.of(), Set.of(), Map.of());

    public Past(
            Map<String, Set<Long>> rounds,
            Map<String, Duration> spent,
            Set<Finding.Origin> considered,
            Map<String, Map<Long, Begun>> begun) {
        this(rounds, spent, considered, begun, List.of());
    }

    /** This, where these failures were met on the way and put off. */
    public Past with(List<Finding> others) {
        return new Past(rounds, spent, considered, begun, others);
    }

    /** Those that were met in a round that is not over. */
    List<Finding> met(String language, long round) {
        return met.stream()
                .filter(other -> other.origin().language().equals(language)
                        && other.origin().round() == round)
                .toList();
    }

    /**
     * What was played of a round. When it is played again, these turns are not counted again.
     *
     * @param turns so many of them, from the first
     * @param tally what came of them
     * @param open those among them that failed, and of which nothing more is known
     */
    public record Begun(int turns, Tally tally, Set<Integer> open) {
        static final Begun NOTHING = new Begun(0, Tally.NONE, Set.of());

        public Begun {
            open = Set.copyOf(open);
        }

        boolean hasCounted(int turn) {
            return turn < turns;
        }
    }

    public Past {
        rounds = Map.copyOf(rounds);
        spent = Map.copyOf(spent);
        considered = Set.copyOf(considered);
        begun = Map.copyOf(begun);
        met = List.copyOf(met);
    }

    boolean hasPlayed(String language, long round) {
        return rounds.getOrDefault(language, Set.of()).contains(round);
    }

    Duration spent(String language) {
        return spent.getOrDefault(language, Duration.ZERO);
    }

    Begun begun(String language, long round) {
        return begun.getOrDefault(language, Map.of()).getOrDefault(round, Begun.NOTHING);
    }

    /** Whether all was done in this language that these settings ask for. */
    public boolean isOver(String language, Settings settings) {
        boolean timeIsOver = settings.time()
                .filter(time -> spent(language).compareTo(time) >= 0)
                .isPresent();
        boolean allPlayed = settings.rounds()
                .filter(number -> rounds.getOrDefault(language, Set.of()).size() >= number)
                .isPresent();
        return timeIsOver || allPlayed;
    }
}

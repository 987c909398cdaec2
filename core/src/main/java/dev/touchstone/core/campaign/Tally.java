package dev.touchstone.core.campaign;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.NotLoaded;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Verdict;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How many of what there were. Tallies add up.
 *
 * @param accepted statements that were answered with rows
 * @param nonEmpty statements that were answered with at least one row
 * @param unknown cases about which nothing can be said, by reason
 */
public record Tally(
        long cases,
        long statements,
        long accepted,
        long nonEmpty,
        long passed,
        long failed,
        Map<String, Long> unknown) {
    public static final Tally NONE = new Tally(0, 0, 0, 0, 0, 0, Map.of());

    public static Tally of(List<Outcome> outcomes, Verdict verdict) {
        return new Tally(
                1,
                outcomes.stream()
                        .filter(outcome -> !(outcome instanceof NotLoaded))
                        .count(),
                outcomes.stream().filter(Rows.class::isInstance).count(),
                outcomes.stream()
                        .filter(outcome ->
                                outcome instanceof Rows rows && !rows.answer().isEmpty())
                        .count(),
                verdict instanceof Verdict.Pass ? 1 : 0,
                verdict instanceof Verdict.Fail ? 1 : 0,
                verdict instanceof Verdict.Unknown unknown ? Map.of(unknown.reason(), 1L) : Map.of());
    }

    public Tally plus(Tally other) {
        return new Tally(
                cases + other.cases,
                statements + other.statements,
                accepted + other.accepted,
                nonEmpty + other.nonEmpty,
                passed + other.passed,
                failed + other.failed,
                sum(unknown, other.unknown));
    }

    private static Map<String, Long> sum(Map<String, Long> a, Map<String, Long> b) {
        if (b.isEmpty()) {
            return a;
        }
        Map<String, Long> sum = new TreeMap<>(a);
        b.forEach((reason, count) -> sum.merge(reason, count, Long::sum));
        return sum;
    }
}

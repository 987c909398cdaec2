package dev.touchstone.campaign.event;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BinaryOperator;

/**
 * Counts of cases, statements and verdicts. They can be added. They are stored flat, without a level for the statements.
 *
 * @param sent the statements of these cases
 * @param unknown cases about which nothing can be said, by reason
 * @param oracles the verdicts of each oracle, by language and name
 */
public record Counts(
        long cases,
        @JsonUnwrapped StatementCounts sent,
        long passed,
        long failed,
        Map<String, Long> unknown,
        Map<String, Verdicts> oracles) {
    public static final Counts NONE = new Counts(0, StatementCounts.NONE, 0, 0, Map.of(), Map.of());

    public Counts {
        // A log that an older version wrote has none.
        oracles = oracles == null ? Map.of() : oracles;
    }

    /** How many cases passed, failed, and neither. A short array in JSON, because every round has one for every oracle. */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    public record Verdicts(long passed, long failed, long unknown) {
        static Verdicts of(Verdict verdict) {
            return new Verdicts(
                    verdict instanceof Verdict.Pass ? 1 : 0,
                    verdict instanceof Verdict.Fail ? 1 : 0,
                    verdict instanceof Unknown ? 1 : 0);
        }

        Verdicts plus(Verdicts other) {
            return new Verdicts(passed + other.passed, failed + other.failed, unknown + other.unknown);
        }

        public long cases() {
            return passed + failed + unknown;
        }
    }

    /** Of one case that an oracle proposed. */
    public static Counts of(String language, String oracle, List<Outcome> outcomes, Verdict verdict) {
        Verdicts one = Verdicts.of(verdict);
        return new Counts(
                1,
                StatementCounts.of(outcomes),
                one.passed(),
                one.failed(),
                verdict instanceof Unknown unknown ? Map.of(unknown.reason(), 1L) : Map.of(),
                Map.of(language + " " + oracle, one));
    }

    /** The cases about which nothing can be said. */
    public long unknowns() {
        return unknown.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Those of them that a bug of our own kept from being judged. */
    public long ours() {
        return unknown.entrySet().stream()
                .filter(entry -> new Unknown(entry.getKey()).isOurs())
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    /** Those of them whose dataset an engine did not take, by the reason. */
    public Map<String, Long> notLoaded() {
        Map<String, Long> reasons = new TreeMap<>(unknown);
        reasons.keySet().removeIf(reason -> !Outcome.isOfLoading(reason));
        return reasons;
    }

    public Counts plus(Counts other) {
        return new Counts(
                cases + other.cases,
                sent.plus(other.sent),
                passed + other.passed,
                failed + other.failed,
                sum(unknown, other.unknown, Long::sum),
                sum(oracles, other.oracles, Verdicts::plus));
    }

    private static <T> Map<String, T> sum(Map<String, T> a, Map<String, T> b, BinaryOperator<T> plus) {
        if (b.isEmpty()) {
            return a;
        }
        Map<String, T> sum = new TreeMap<>(a);
        b.forEach((name, count) -> sum.merge(name, count, plus));
        return sum;
    }
}

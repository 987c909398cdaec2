package dev.touchstone.campaign.settings;

import dev.touchstone.core.UserMistake;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;

/** The numbers that options and stored settings may have: one table for all commands. A test finds options that are missing here. */
public final class NumberRanges {
    private static final double MOST_MINUTES = 1_000_000;
    private static final double A_DAY = 86_400;
    private static final double LARGEST_GRAPH = 100_000;

    /** The least and the most, both allowed. */
    private record Range(double least, double most) {
        boolean has(double value) {
            // Not what is no number at all.
            return value >= least && value <= most;
        }

        @Override
        public String toString() {
            return "from " + plain(least) + " to " + plain(most);
        }
    }

    private static final Range SMALL_COUNT = new Range(1, 1_000_000);
    private static final Range COUNT = new Range(1, 1_000_000_000);
    private static final Range SIZE = new Range(0, LARGEST_GRAPH);
    private static final Range MINUTES = new Range(0.01, MOST_MINUTES);
    private static final Range ANY = new Range(Long.MIN_VALUE, Long.MAX_VALUE);

    /** By the first name of an option, or by that of the command and it, where one command differs. */
    private static final Map<String, Range> RANGES = Map.ofEntries(
            Map.entry("--seed", ANY),
            Map.entry("--seeds", ANY),
            Map.entry("--rounds", new Range(1, Integer.MAX_VALUE)),
            Map.entry("--workers", new Range(1, Extent.MOST_WORKERS)),
            Map.entry("--cases", SMALL_COUNT),
            Map.entry("--warm", new Range(0, A_DAY)),
            Map.entry("--seconds", new Range(1, A_DAY)),
            Map.entry("selftest --cases", new Range(0, COUNT.most())),
            Map.entry("--each", COUNT),
            Map.entry("--queries", COUNT),
            Map.entry("--failures", SMALL_COUNT),
            Map.entry("--mutants", SMALL_COUNT),
            Map.entry("--statements", SMALL_COUNT),
            Map.entry("--every-oracle", new Range(0, SMALL_COUNT.most())),
            Map.entry("--datasets", SMALL_COUNT),
            Map.entry("--minutes", MINUTES),
            Map.entry("--cpu-minutes", MINUTES),
            Map.entry("--reduce-minutes", MINUTES),
            Map.entry("--cell-minutes", MINUTES),
            Map.entry("--limit", new Range(0.01, A_DAY)),
            Map.entry("--reduce", new Range(0, A_DAY)),
            Map.entry("reduce --reduce", new Range(0.01, A_DAY)),
            Map.entry("recall --reduce", new Range(0.01, A_DAY)),
            Map.entry("--steps", new Range(1, 1e15)),
            Map.entry("--port", new Range(1, 65_535)),
            Map.entry("--nodes", SIZE),
            Map.entry("--edges", SIZE),
            Map.entry("--triples", SIZE),
            Map.entry("--grown", new Range(0, 1)),
            Map.entry("--clauses", new Range(2, 50)),
            Map.entry("--patterns", new Range(1, 20)),
            Map.entry("--depth", new Range(0, 6)),
            Map.entry("--rows", new Range(1, 10_000)),
            Map.entry("--bindings", new Range(1, 10_000)));

    private NumberRanges() {}

    /** Refuses a stored number that an option of {@code run} could not have. */
    public static void check(String option, double value) {
        problem("run", option, value).ifPresent(problem -> {
            throw new UserMistake(problem);
        });
    }

    /** The same for a range of numbers. */
    public static void check(String option, dev.touchstone.core.choice.Range values) {
        check(option, values.least());
        check(option, values.most());
    }

    /** What is wrong with the value of a command's option, if something is. */
    public static Optional<String> problem(String command, String option, double value) {
        return range(command, option).filter(range -> !range.has(value)).map(range -> problem(option, range, value));
    }

    private static String problem(String option, Range range, double value) {
        return option + " must be " + range + ", and is " + plain(value);
    }

    /** The range of a command's option, by its first name. */
    public static boolean isKnown(String command, String option) {
        return range(command, option).isPresent();
    }

    private static Optional<Range> range(String command, String option) {
        return Optional.ofNullable(RANGES.get(command + " " + option))
                .or(() -> Optional.ofNullable(RANGES.get(option)));
    }

    private static String plain(double number) {
        return Double.isFinite(number)
                ? BigDecimal.valueOf(number).stripTrailingZeros().toPlainString()
                : Double.toString(number);
    }
}

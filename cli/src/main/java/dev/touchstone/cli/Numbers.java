package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * What numbers options may have: one table for all commands, checked before a command begins. An option with a number that is not in it does not
 * get past the tests.
 */
final class Numbers {
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
            Map.entry("--rounds", new Range(1, Integer.MAX_VALUE)),
            Map.entry("--workers", new Range(1, RunCommand.MOST_WORKERS)),
            Map.entry("--cases", SMALL_COUNT),
            Map.entry("bench --cases", new Range(2, SMALL_COUNT.most())),
            Map.entry("selftest --cases", new Range(0, COUNT.most())),
            Map.entry("--each", COUNT),
            Map.entry("--datasets", SMALL_COUNT),
            Map.entry("--minutes", MINUTES),
            Map.entry("--cpu-minutes", MINUTES),
            Map.entry("--reduce-minutes", MINUTES),
            Map.entry("--cell-minutes", MINUTES),
            Map.entry("--limit", new Range(0.01, A_DAY)),
            Map.entry("--reduce", new Range(0, A_DAY)),
            Map.entry("reduce --reduce", new Range(0.01, A_DAY)),
            Map.entry("--steps", new Range(1, 1e15)),
            Map.entry("--nodes", SIZE),
            Map.entry("--edges", SIZE),
            Map.entry("--triples", SIZE),
            Map.entry("--grown", new Range(0, 1)),
            Map.entry("--clauses", new Range(2, 50)),
            Map.entry("--patterns", new Range(1, 20)),
            Map.entry("--depth", new Range(0, 6)),
            Map.entry("--rows", new Range(1, 10_000)),
            Map.entry("--bindings", new Range(1, 10_000)));

    private Numbers() {}

    /** Refuses a command line with a number that makes no sense. */
    static void check(ParseResult parsed) {
        for (CommandLine command : parsed.asCommandLineList()) {
            for (OptionSpec option : command.getCommandSpec().options()) {
                values(option)
                        .forEach(value -> range(command.getCommandName(), option.names()[0])
                                .filter(range -> !range.has(value.doubleValue()))
                                .ifPresent(range -> {
                                    throw new ParameterException(
                                            command, mistake(option.names()[0], range, value.doubleValue()));
                                }));
            }
        }
    }

    /** Refuses a number that comes from elsewhere and is what an option of {@code run} would be. */
    static void check(String option, double value) {
        range("run", option).filter(range -> !range.has(value)).ifPresent(range -> {
            throw new UserMistake(mistake(option, range, value));
        });
    }

    private static String mistake(String option, Range range, double value) {
        return option + " must be " + range + ", and is " + plain(value);
    }

    /** The range of a command's option, by its first name. */
    static boolean isKnown(String command, String option) {
        return range(command, option).isPresent();
    }

    private static Optional<Range> range(String command, String option) {
        return Optional.ofNullable(RANGES.get(command + " " + option))
                .or(() -> Optional.ofNullable(RANGES.get(option)));
    }

    private static Stream<Number> values(OptionSpec option) {
        return Stream.<Object>ofNullable(option.getValue())
                .flatMap(value -> value instanceof Optional<?> optional ? optional.stream() : Stream.of(value))
                .filter(Number.class::isInstance)
                .map(Number.class::cast);
    }

    private static String plain(double number) {
        return Double.isFinite(number)
                ? BigDecimal.valueOf(number).stripTrailingZeros().toPlainString()
                : Double.toString(number);
    }
}

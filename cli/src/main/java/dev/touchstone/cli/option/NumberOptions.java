package dev.touchstone.cli.option;

import dev.touchstone.campaign.settings.NumberRanges;
import dev.touchstone.core.choice.Range;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Refuses a command line with a number out of its range, before the command begins. */
public final class NumberOptions {
    private NumberOptions() {}

    public static void check(ParseResult parsed) {
        for (CommandLine command : parsed.asCommandLineList()) {
            for (OptionSpec option : command.getCommandSpec().options()) {
                String name = option.names()[0];
                values(option)
                        .flatMap(value ->
                                NumberRanges.problem(command.getCommandName(), name, value.doubleValue()).stream())
                        .findFirst()
                        .ifPresent(problem -> {
                            throw new ParameterException(command, problem);
                        });
            }
        }
    }

    private static Stream<Number> values(OptionSpec option) {
        return Stream.<Object>ofNullable(option.getValue())
                .flatMap(value -> value instanceof Optional<?> optional ? optional.stream() : Stream.of(value))
                .flatMap(value ->
                        value instanceof Range range ? Stream.of(range.least(), range.most()) : Stream.of(value))
                .filter(Number.class::isInstance)
                .map(Number.class::cast);
    }
}

package dev.touchstone.cli.option;

import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Refuses empty arguments on a command line, which would otherwise count as absent. */
public final class BlankArguments {
    /** Options that may be empty: texts, not names. */
    private static final List<String> TEXTS = List.of("--setup", "--param");

    private BlankArguments() {}

    public static void check(ParseResult parsed) {
        for (CommandLine command : parsed.asCommandLineList()) {
            ParseResult each = command.getParseResult();
            for (OptionSpec option : each.matchedOptions()) {
                boolean name = option.arity().max() > 0 && !TEXTS.contains(option.names()[0]);
                if (name
                        && option.originalStringValues().stream()
                                .anyMatch(value -> hasEmptyPart(value, option.splitRegex()))) {
                    throw new ParameterException(command, option.names()[0] + " has an empty value");
                }
            }
            for (PositionalParamSpec positional : each.matchedPositionals()) {
                if (positional.originalStringValues().stream().anyMatch(String::isBlank)) {
                    throw new ParameterException(command, positional.paramLabel() + " is empty");
                }
            }
        }
    }

    private static boolean hasEmptyPart(String value, String separator) {
        return separator.isEmpty()
                ? value.isBlank()
                : Arrays.stream(value.split(separator, -1)).anyMatch(String::isBlank);
    }
}

package dev.touchstone.cli;

import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Looks for words on a command line that were given and are empty: what they stand for would be taken as not said. */
final class GivenWords {
    /** What may be empty: a text, and not a name. */
    private static final List<String> TEXTS = List.of("--setup", "--param");

    private GivenWords() {}

    static void check(ParseResult parsed) {
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

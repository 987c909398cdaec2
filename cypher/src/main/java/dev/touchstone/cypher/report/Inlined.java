package dev.touchstone.cypher.report;

import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts the values of parameters into the text of a query, for shells that have none. What is in a string or a quoted name stays as it is. */
final class Inlined {
    private static final Pattern QUOTED_OR_PARAMETER = Pattern.compile(
            "'(?:[^'\\\\]|\\\\.)*'|\"(?:[^\"\\\\]|\\\\.)*\"|\\$`(?:[^`]|``)+`|\\$\\w+|`(?:[^`]|``)*`", Pattern.DOTALL);

    private Inlined() {}

    static String in(String text, Map<String, String> parameters) {
        return QUOTED_OR_PARAMETER
                .matcher(text)
                .replaceAll(match -> Matcher.quoteReplacement(replaced(match, parameters)));
    }

    private static String replaced(MatchResult match, Map<String, String> parameters) {
        String found = match.group();
        if (!found.startsWith("$")) {
            return found;
        }
        String name =
                found.startsWith("$`") ? found.substring(2, found.length() - 1).replace("``", "`") : found.substring(1);
        String value = parameters.getOrDefault(name, found);
        return value.startsWith("-") ? "(" + value + ")" : value;
    }
}

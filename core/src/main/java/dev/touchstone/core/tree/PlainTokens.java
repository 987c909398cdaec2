package dev.touchstone.core.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The words and signs of a statement, without what is quoted or a comment; for questions that must be answered without a parser. */
public final class PlainTokens {
    private static final Pattern CODE_POINT = Pattern.compile("\\\\u+[0-9a-fA-F]{4}|\\\\U[0-9a-fA-F]{8}");

    private PlainTokens() {}

    /**
     * The tokens of a text in both ways to read it: as it is, and with the escapes of code points resolved first, as some languages and engines do
     * even outside of strings.
     *
     * @param pattern finds a token; what its group {@code quoted} holds is left out
     */
    public static List<List<String>> bothWays(String text, Pattern pattern) {
        String resolved =
                CODE_POINT.matcher(text).replaceAll(escape -> Matcher.quoteReplacement(resolved(escape.group())));
        return Stream.of(text, resolved)
                .distinct()
                .map(each -> tokens(each, pattern))
                .toList();
    }

    private static String resolved(String escape) {
        int point = Integer.parseUnsignedInt(escape.replaceFirst("^\\\\[uU]+", ""), 16);
        return Character.isValidCodePoint(point) ? Character.toString(point) : " ";
    }

    private static List<String> tokens(String text, Pattern pattern) {
        List<String> tokens = new ArrayList<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            if (matcher.group("quoted") == null) {
                tokens.add(matcher.group());
            }
        }
        return tokens;
    }
}

package dev.touchstone.core.json;

import dev.touchstone.core.UserMistake;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The number of the format that stored files are in: the first that an object says of itself. */
final class Format {
    static final int CURRENT = 1;

    private static final Pattern NUMBER = Pattern.compile("\\s*\\{\\s*\"format\"\\s*:\\s*([^\\s,}]*)\\s*(,?)");

    /** A script without its language: at first only Cypher had scripts. A quotation mark in a text is escaped, so that no text looks like this. */
    private static final Pattern SCRIPT = Pattern.compile("(\"is\"\\s*:\\s*\"script\"\\s*,)(?=\\s*\"speakers\")");

    private Format() {}

    /** An object on one line, with the number first. */
    static String stampedLine(String object) {
        return "{\"format\":" + CURRENT + "," + object.substring(1);
    }

    /** An object on several lines, with the number first. */
    static String stamped(String object) {
        return "{\n  \"format\" : " + CURRENT + "," + object.substring(1);
    }

    /** What was stored, without its number; empty where it has none, because it is older than numbers. */
    static Optional<String> content(String stored) {
        Matcher number = NUMBER.matcher(stored);
        if (!number.lookingAt()) {
            return Optional.empty();
        }
        if (!number.group(1).equals(Integer.toString(CURRENT))) {
            throw new UserMistake("it is in format " + number.group(1)
                    + ", and this version of Touchstone knows format " + CURRENT + "; a newer version may read it");
        }
        String content = "{" + stored.substring(number.end());
        return Optional.of(SCRIPT.matcher(content).replaceAll("$1 \"language\" : {\"is\" : \"cypher\"},"));
    }
}

package dev.touchstone.core.report;

import java.util.regex.Pattern;

/** Words for a shell to read. */
final class Shell {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./@:+=,-]+");

    private Shell() {}

    /** One word, in quotes where it needs them. */
    static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}

package dev.touchstone.core;

import java.util.function.Supplier;

/** How large a statement may be that somebody gives us. What is beyond is refused before a parser, ours or an engine's, meets it. */
public final class StatementLimits {
    private static final int LONGEST = 200_000;
    private static final int DEEPEST = 200;

    private StatementLimits() {}

    /** The same statement; a {@link UserMistake} where it is too long or nested too deeply. */
    public static String check(String statement) {
        if (statement.length() > LONGEST) {
            throw new UserMistake("a statement of " + statement.length() + " characters is too long; at most " + LONGEST
                    + " are read");
        }
        if (depth(statement) > DEEPEST) {
            throw tooDeep();
        }
        return statement;
    }

    /** What reading gives; a stack that overflows, as chains without brackets make it, is invalid input. */
    public static <T> T guard(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (StackOverflowError e) {
            throw tooDeep();
        }
    }

    private static UserMistake tooDeep() {
        return new UserMistake("a statement is nested too deeply; at most " + DEEPEST + " levels are read");
    }

    /** The deepest nesting of brackets, without those between quotes. */
    private static int depth(String statement) {
        int depth = 0;
        int deepest = 0;
        char quote = 0;
        for (int i = 0; i < statement.length(); i++) {
            char next = statement.charAt(i);
            if (quote != 0) {
                if (next == '\\') {
                    i++;
                } else if (next == quote) {
                    quote = 0;
                }
            } else if (next == '"' || next == '\'' || next == '`') {
                quote = next;
            } else if (next == '(' || next == '[' || next == '{') {
                deepest = Math.max(deepest, ++depth);
            } else if (next == ')' || next == ']' || next == '}') {
                depth--;
            }
        }
        return deepest;
    }
}

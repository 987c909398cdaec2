package dev.touchstone.cypher.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a text at the semicolons between statements. Those in strings, quoted names and comments are none.
 *
 * <p>It knows no more of Cypher than that, so that it also cuts what the parser cannot read.
 */
public final class Statements {
    private final String text;
    private int at;

    private Statements(String text) {
        this.text = text;
    }

    /** The statements, without the semicolons and without the empty ones. */
    public static List<String> in(String text) {
        Statements rest = new Statements(text);
        List<String> statements = new ArrayList<>();
        while (rest.at < text.length()) {
            String statement = rest.next();
            if (!statement.isBlank() && !isComment(statement)) {
                statements.add(statement.strip());
            }
        }
        return statements;
    }

    private static boolean isComment(String statement) {
        return new Statements(statement).isNothing();
    }

    private boolean isNothing() {
        while (at < text.length()) {
            if (!Character.isWhitespace(text.charAt(at)) && !skipComment()) {
                return false;
            }
            at++;
        }
        return true;
    }

    private String next() {
        int start = at;
        while (at < text.length() && text.charAt(at) != ';') {
            if (!skipComment()) {
                skipQuoted();
            }
            at++;
        }
        int end = Math.min(at, text.length());
        at++;
        return text.substring(start, end);
    }

    /** Stops at the last character of a comment, if one begins here. */
    private boolean skipComment() {
        if (text.startsWith("//", at)) {
            return skipTo("\n", at);
        }
        return text.startsWith("/*", at) && skipTo("*/", at + 2);
    }

    private boolean skipTo(String end, int from) {
        int found = text.indexOf(end, from);
        at = found < 0 ? text.length() : found + end.length() - 1;
        return true;
    }

    /** Stops at the closing quote, if a string or a quoted name begins here. A quote written twice is two strings side by side. */
    private void skipQuoted() {
        char quote = text.charAt(at);
        if (quote != '\'' && quote != '"' && quote != '`') {
            return;
        }
        for (at++; at < text.length() && text.charAt(at) != quote; at++) {
            if (text.charAt(at) == '\\' && quote != '`') {
                at++;
            }
        }
    }
}

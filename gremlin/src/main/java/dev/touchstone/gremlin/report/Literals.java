package dev.touchstone.gremlin.report;

import java.util.regex.Pattern;

/**
 * Takes a traversal, as we write it for all versions of Gremlin, into another language: strings in other quotes, lists and the numbers
 * that are none by other names. What is in a string stays as it is.
 */
public final class Literals {
    private static final Pattern TEXT_KEY = Pattern.compile("'[^'\\\\]*':");

    private final String text;
    private final boolean java;
    private final StringBuilder out = new StringBuilder();

    private Literals(String text, boolean java) {
        this.text = text;
        this.java = java;
    }

    /** As Groovy has it, which is nearly as we have it. */
    static String groovy(String text) {
        return new Literals(text, false).translate();
    }

    /** As Java has it. */
    public static String java(String text) {
        return new Literals(text, true).translate();
    }

    private String translate() {
        for (int at = 0; at < text.length(); ) {
            char c = text.charAt(at);
            if (c == '\'') {
                at = string(at);
            } else if (java && (c == '[' || c == ']')) {
                out.append(c == ']' ? ")" : isMap(at) ? "java.util.Map.of(" : "java.util.Arrays.asList(");
                at += c == '[' && text.startsWith(":]", at + 1) ? 2 : 1;
            } else if (java && c == ':') {
                // A colon is nowhere but between the key and the value of a map.
                out.append(',');
                at++;
            } else if (startsWord(at)) {
                at = word(at);
            } else {
                out.append(c);
                at++;
            }
        }
        return out.toString();
    }

    /** Keys of a map are written in parentheses, or are texts with a colon behind, and an empty one is a colon. */
    private boolean isMap(int bracket) {
        return text.startsWith("(", bracket + 1)
                || text.startsWith(":]", bracket + 1)
                || TEXT_KEY.matcher(text).region(bracket + 1, text.length()).lookingAt();
    }

    private int string(int start) {
        char quote = java ? '"' : '\'';
        int at = start + 1;
        out.append(quote);
        while (text.charAt(at) != '\'') {
            if (text.charAt(at) == '\\') {
                out.append(java && text.charAt(at + 1) == '\'' ? "" : "\\").append(text.charAt(at + 1));
                at += 2;
            } else {
                out.append(java && text.charAt(at) == '"' ? "\\\"" : String.valueOf(text.charAt(at)));
                at++;
            }
        }
        out.append(quote);
        return at + 1;
    }

    private boolean startsWord(int at) {
        return Character.isJavaIdentifierStart(text.charAt(at))
                && (at == 0 || !Character.isJavaIdentifierPart(text.charAt(at - 1)));
    }

    private int word(int start) {
        int end = start;
        while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
            end++;
        }
        String word = text.substring(start, end);
        out.append(
                switch (word) {
                    case "NaN" -> "Double.NaN";
                    case "NaNf" -> "Float.NaN";
                    case "Infinity" -> "Double.POSITIVE_INFINITY";
                    case "Infinityf" -> "Float.POSITIVE_INFINITY";
                    default -> word;
                });
        return end;
    }
}

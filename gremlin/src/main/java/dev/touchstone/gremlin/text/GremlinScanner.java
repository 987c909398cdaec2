package dev.touchstone.gremlin.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Divides a text into names, numbers, strings and signs. */
final class GremlinScanner {
    /** What a token is. */
    enum Kind {
        NAME,
        NUMBER,
        STRING,
        SIGN,
        END
    }

    record Token(Kind kind, String text, int position) {
        boolean is(String sign) {
            return kind == Kind.SIGN && text.equals(sign);
        }
    }

    private static final Pattern NUMBER =
            Pattern.compile("-?(?:NaN|Infinity|\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?)[lLfFdDiI]?(?!\\w)");
    private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*");

    private final String text;
    private int position;

    private GremlinScanner(String text) {
        this.text = text;
    }

    static List<Token> tokens(String text) {
        GremlinScanner scanner = new GremlinScanner(text);
        List<Token> tokens = new ArrayList<>();
        do {
            tokens.add(scanner.next());
        } while (tokens.getLast().kind() != Kind.END);
        return tokens;
    }

    private Token next() {
        while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
            position++;
        }
        int start = position;
        if (start == text.length()) {
            return new Token(Kind.END, "", start);
        }
        char first = text.charAt(start);
        if (first == '\'' || first == '"') {
            return new Token(Kind.STRING, string(first), start);
        }
        if (taken(NUMBER)) {
            return new Token(Kind.NUMBER, text.substring(start, position), start);
        }
        if (taken(NAME)) {
            return new Token(Kind.NAME, text.substring(start, position), start);
        }
        position++;
        return new Token(Kind.SIGN, String.valueOf(first), start);
    }

    private boolean taken(Pattern pattern) {
        Matcher matcher = pattern.matcher(text).region(position, text.length()).useTransparentBounds(true);
        if (!matcher.lookingAt()) {
            return false;
        }
        position = matcher.end();
        return true;
    }

    private String string(char quote) {
        int start = position++;
        StringBuilder content = new StringBuilder();
        while (position < text.length() && text.charAt(position) != quote) {
            char c = text.charAt(position++);
            content.append(c == '\\' && position < text.length() ? escaped(text.charAt(position++)) : c);
        }
        if (position == text.length()) {
            throw new GremlinSyntaxException("a string does not end", start);
        }
        position++;
        return content.toString();
    }

    private static char escaped(char c) {
        return switch (c) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> c;
        };
    }
}

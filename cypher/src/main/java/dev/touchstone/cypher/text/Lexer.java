package dev.touchstone.cypher.text;

import dev.touchstone.cypher.text.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/** Cuts a text into tokens; comments and white space are left out. */
final class Lexer {
    /** Arrows are not among them: {@code a<-b} is an arrow in a pattern and a comparison elsewhere. */
    private static final List<String> LONG_SYMBOLS = List.of("..", "<>", "<=", ">=", "=~", "+=");

    private static final String SYMBOLS = "()[]{},.:;|+-*/%^=<>!&";

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Lexer(String text) {
        this.text = text;
    }

    static List<Token> tokens(String text) {
        Lexer lexer = new Lexer(text);
        lexer.run();
        return lexer.tokens;
    }

    private void run() {
        skip();
        while (at < text.length()) {
            tokens.add(next());
            skip();
        }
        tokens.add(new Token(Kind.END, "the end", at));
    }

    private Token next() {
        int start = at;
        char c = text.charAt(at);
        if (Character.isJavaIdentifierStart(c) && c != '$') {
            return new Token(Kind.NAME, name(), start);
        }
        if (c == '`') {
            return new Token(Kind.QUOTED_NAME, quotedName(), start);
        }
        if (c == '$') {
            at++;
            return new Token(Kind.PARAMETER, parameter(), start);
        }
        if (c == '\'' || c == '"') {
            return new Token(Kind.STRING, string(c), start);
        }
        if (isDigit(at) || (c == '.' && isDigit(at + 1))) {
            return number();
        }
        return new Token(Kind.SYMBOL, symbol(), start);
    }

    private void skip() {
        while (at < text.length()) {
            if (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\u00a0') {
                at++;
            } else if (text.startsWith("//", at)) {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else if (text.startsWith("/*", at)) {
                int end = text.indexOf("*/", at + 2);
                if (end < 0) {
                    throw new SyntaxError("UnexpectedSyntax", "a comment does not end", at);
                }
                at = end + 2;
            } else {
                return;
            }
        }
    }

    private String name() {
        int start = at;
        while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at)) && text.charAt(at) != '$') {
            at++;
        }
        return text.substring(start, at);
    }

    /** A backtick within is written twice. */
    private String quotedName() {
        StringBuilder name = new StringBuilder();
        int start = at++;
        while (at < text.length()) {
            if (text.startsWith("``", at)) {
                name.append('`');
                at += 2;
            } else if (text.charAt(at) == '`') {
                at++;
                return name.toString();
            } else {
                name.append(text.charAt(at++));
            }
        }
        throw new SyntaxError("UnexpectedSyntax", "a quoted name does not end", start);
    }

    private String parameter() {
        if (at < text.length() && text.charAt(at) == '`') {
            return quotedName();
        }
        String name = name();
        if (name.isEmpty()) {
            throw new SyntaxError("UnexpectedSyntax", "a parameter needs a name", at);
        }
        return name;
    }

    private String string(char quote) {
        StringBuilder value = new StringBuilder();
        int start = at++;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == quote) {
                return value.toString();
            }
            if (c == '\\') {
                escape(value);
            } else {
                value.append(c);
            }
        }
        throw new SyntaxError("UnexpectedSyntax", "a string does not end", start);
    }

    private void escape(StringBuilder value) {
        char c = at < text.length() ? text.charAt(at++) : ' ';
        switch (c) {
            case 'b' -> value.append('\b');
            case 'f' -> value.append('\f');
            case 'n' -> value.append('\n');
            case 'r' -> value.append('\r');
            case 't' -> value.append('\t');
            case '\\', '\'', '"', '`' -> value.append(c);
            case 'u' -> value.appendCodePoint(codePoint(4));
            case 'U' -> value.appendCodePoint(codePoint(8));
            default -> throw new SyntaxError("UnexpectedSyntax", "no such escape: \\" + c, at - 2);
        }
    }

    private int codePoint(int digits) {
        int end = Math.min(at + digits, text.length());
        String hex = text.substring(at, end);
        if (!hex.matches("[0-9a-fA-F]{" + digits + "}")
                || !Character.isValidCodePoint(Integer.parseUnsignedInt(hex, 16))) {
            throw new SyntaxError("InvalidUnicodeLiteral", "not a character: " + hex, at);
        }
        at = end;
        return Integer.parseInt(hex, 16);
    }

    private Token number() {
        int start = at;
        if (text.startsWith("0x", at) || text.startsWith("0X", at) || text.startsWith("0o", at)) {
            at += 2;
            alphanumerics();
            return new Token(Kind.INTEGER, text.substring(start, at), start);
        }
        digits();
        boolean real = false;
        if (at < text.length() && text.charAt(at) == '.' && isDigit(at + 1)) {
            real = true;
            at++;
            digits();
        }
        if (at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E') && exponentFollows()) {
            real = true;
            at += isDigit(at + 1) ? 1 : 2;
            digits();
        }
        // Letters that follow belong to it, and make it none; whether it had to be one, the parser knows.
        alphanumerics();
        return new Token(real ? Kind.FLOAT : Kind.INTEGER, text.substring(start, at), start);
    }

    private boolean exponentFollows() {
        boolean signed = at + 1 < text.length() && (text.charAt(at + 1) == '-' || text.charAt(at + 1) == '+');
        return isDigit(signed ? at + 2 : at + 1);
    }

    private void digits() {
        while (isDigit(at)) {
            at++;
        }
    }

    private void alphanumerics() {
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
            at++;
        }
    }

    private boolean isDigit(int position) {
        return position < text.length() && text.charAt(position) >= '0' && text.charAt(position) <= '9';
    }

    private String symbol() {
        for (String symbol : LONG_SYMBOLS) {
            if (text.startsWith(symbol, at)) {
                at += symbol.length();
                return symbol;
            }
        }
        char c = text.charAt(at);
        if (SYMBOLS.indexOf(c) < 0) {
            String detail = c < 128 ? "UnexpectedSyntax" : "InvalidUnicodeCharacter";
            throw new SyntaxError(detail, "no such symbol: " + c, at);
        }
        at++;
        return String.valueOf(c);
    }
}

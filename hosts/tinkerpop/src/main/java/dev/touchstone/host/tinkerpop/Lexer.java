package dev.touchstone.host.tinkerpop;

import java.util.ArrayList;
import java.util.List;

/** Cuts the text of a traversal into tokens. */
final class Lexer {
    private static final String SYMBOLS = ".,:()[]";

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int position;

    private Lexer(String text) {
        this.text = text;
    }

    static List<Token> tokens(String text) {
        Lexer lexer = new Lexer(text);
        lexer.cut();
        return lexer.tokens;
    }

    private void cut() {
        while (position < text.length()) {
            char first = text.charAt(position);
            if (Character.isWhitespace(first)) {
                position++;
            } else if (first == '\'') {
                cutString();
            } else if (first == '-' || isDigit(first)) {
                cutNumber();
            } else if (Character.isJavaIdentifierStart(first)) {
                cutName();
            } else if (SYMBOLS.indexOf(first) >= 0) {
                tokens.add(new Token(Token.Kind.SYMBOL, String.valueOf(first), null, position));
                position++;
            } else {
                throw new SyntaxError("unexpected '" + first + "'", position);
            }
        }
        tokens.add(new Token(Token.Kind.END, "", null, position));
    }

    private void cutName() {
        int start = position;
        skipName();
        String name = text.substring(start, position);
        if (Numeral.isName(name)) {
            addNumber(name, start);
        } else {
            tokens.add(new Token(Token.Kind.NAME, name, null, start));
        }
    }

    /** A minus can only be a sign: the language has no arithmetic. */
    private void cutNumber() {
        int start = position;
        if (text.charAt(position) == '-') {
            position++;
        }
        if (isDigitAt(position)) {
            skipDigits();
            if (isAt('.') && isDigitAt(position + 1)) {
                position++;
                skipDigits();
            }
            skipExponent();
        }
        skipName();
        addNumber(text.substring(start, position), start);
    }

    private void skipExponent() {
        if (!isAt('e') && !isAt('E')) {
            return;
        }
        int digits = position + 1;
        if (digits < text.length() && (text.charAt(digits) == '-' || text.charAt(digits) == '+')) {
            digits++;
        }
        if (isDigitAt(digits)) {
            position = digits;
            skipDigits();
        }
    }

    private void addNumber(String numeral, int start) {
        tokens.add(new Token(Token.Kind.LITERAL, numeral, Numeral.value(numeral, start), start));
    }

    private void cutString() {
        int start = position++;
        StringBuilder content = new StringBuilder();
        while (!isAt('\'')) {
            if (position >= text.length()) {
                throw new SyntaxError("a string without an end", start);
            }
            char next = text.charAt(position++);
            content.append(next == '\\' ? escaped() : next);
        }
        position++;
        tokens.add(new Token(Token.Kind.LITERAL, text.substring(start, position), content.toString(), start));
    }

    private char escaped() {
        char escape = position < text.length() ? text.charAt(position++) : ' ';
        switch (escape) {
            case '\'':
            case '\\':
                return escape;
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 't':
                return '\t';
            case 'b':
                return '\b';
            case 'f':
                return '\f';
            case 'u':
                return unicode();
            default:
                throw new SyntaxError("unknown escape in a string", position - 1);
        }
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = position < text.length() ? Character.digit(text.charAt(position), 16) : -1;
            if (digit < 0) {
                throw new SyntaxError("four hexadecimal digits expected", position);
            }
            code = code * 16 + digit;
            position++;
        }
        return (char) code;
    }

    private void skipDigits() {
        while (isDigitAt(position)) {
            position++;
        }
    }

    private void skipName() {
        while (position < text.length() && Character.isJavaIdentifierPart(text.charAt(position))) {
            position++;
        }
    }

    private boolean isAt(char wanted) {
        return position < text.length() && text.charAt(position) == wanted;
    }

    private boolean isDigitAt(int index) {
        return index < text.length() && isDigit(text.charAt(index));
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }
}

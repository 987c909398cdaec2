package dev.touchstone.cypher.text;

/**
 * A piece of text.
 *
 * @param text what it means: a name without its quotes, a string without quotes and escapes, a symbol, the digits of a number
 */
record Token(Kind kind, String text, int position) {

    /** What a token is. A keyword is a name that stands where it is one. */
    enum Kind {
        NAME,
        QUOTED_NAME,
        PARAMETER,
        STRING,
        INTEGER,
        FLOAT,
        SYMBOL,
        END
    }

    boolean isSymbol(String symbol) {
        return kind == Kind.SYMBOL && text.equals(symbol);
    }

    boolean isKeyword(String keyword) {
        return kind == Kind.NAME && text.equalsIgnoreCase(keyword);
    }
}

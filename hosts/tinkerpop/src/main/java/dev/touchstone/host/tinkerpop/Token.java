package dev.touchstone.host.tinkerpop;

/** One word of a traversal's text. */
final class Token {
    /** What a token can be. A literal has its value already. */
    enum Kind {
        NAME,
        LITERAL,
        SYMBOL,
        END
    }

    final Kind kind;
    final String text;
    final Object value;
    final int position;

    Token(Kind kind, String text, Object value, int position) {
        this.kind = kind;
        this.text = text;
        this.value = value;
        this.position = position;
    }

    boolean is(String symbol) {
        return kind == Kind.SYMBOL && text.equals(symbol);
    }

    @Override
    public String toString() {
        return kind == Kind.END ? "the end" : "'" + text + "'";
    }
}

package dev.touchstone.gremlin.text;

/** A text that is not a traversal. */
public final class GremlinSyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    GremlinSyntaxException(String message, int position) {
        super(message + ", at character " + (position + 1));
    }
}

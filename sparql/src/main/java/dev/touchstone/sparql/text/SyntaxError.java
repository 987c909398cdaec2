package dev.touchstone.sparql.text;

/** A text that is no SPARQL 1.1, and why. */
public final class SyntaxError extends RuntimeException {
    SyntaxError(String message, Throwable cause) {
        super(message, cause);
    }
}

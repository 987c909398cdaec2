package dev.touchstone.sparql.reference.value;

/** The budget of an evaluation is spent. */
public final class TooLarge extends RuntimeException {
    TooLarge(String message) {
        super(message);
    }
}

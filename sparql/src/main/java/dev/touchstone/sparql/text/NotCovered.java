package dev.touchstone.sparql.text;

/** A text that is SPARQL, with something in it that our records cannot say. The message names it. */
public final class NotCovered extends RuntimeException {
    NotCovered(String what) {
        super(what);
    }
}

package dev.touchstone.host.sparql;

/** Says that we gave up waiting for an answer, because the limit of the statement had passed. */
public final class LimitPassed extends Exception {
    private static final long serialVersionUID = 1;

    LimitPassed(Throwable cause) {
        super("the limit has passed", cause);
    }
}

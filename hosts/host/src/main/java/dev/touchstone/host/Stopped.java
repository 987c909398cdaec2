package dev.touchstone.host;

/** Says that a statement came to no end because its limit had passed. */
public final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stopped() {
        super("stopped when its limit had passed");
    }

    Stopped(Throwable consequence) {
        super("stopped when its limit had passed", consequence);
    }
}

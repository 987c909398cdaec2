package dev.touchstone.host;

/** Says that nobody answers where a server should be. One that was there a moment ago may come back. */
public final class Absent extends Refused {
    private static final long serialVersionUID = 1;

    public Absent() {
        super("nobody answers there");
    }
}

package dev.touchstone.host.arcadedbserver;

/** Says that an answer does not tell what it is, so that nothing can be claimed of it. */
final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unreadable(String why) {
        super(why);
    }
}

package dev.touchstone.host;

/** Says that an engine, or its adapter, has no means to do what was asked. */
public final class NotSupported extends RuntimeException {
    private static final long serialVersionUID = 1;

    public NotSupported(String what) {
        super("this engine cannot " + what);
    }
}

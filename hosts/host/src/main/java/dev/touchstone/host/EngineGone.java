package dev.touchstone.host;

/**
 * Says that the process of an engine that does not live in the host has ended, or broke its connection. The host ends
 * with it, so that to the parent it is a crash like any other.
 */
public final class EngineGone extends Error {
    private static final long serialVersionUID = 1;

    /** The exit code of a host whose engine closed the connection, where nothing more is known. */
    public static final int CONNECTION_LOST = 4;

    /** What the host exits with: the engine's own exit code where it is known. */
    final int code;

    public EngineGone(int code, Throwable cause) {
        super("the engine is gone", cause);
        this.code = code;
    }
}

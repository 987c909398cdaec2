package dev.touchstone.host;

/** A handle for an id of the engine's own: an argument of a later statement in the same load, and nothing else. */
public final class NativeId {
    public final int handle;

    public NativeId(int handle) {
        this.handle = handle;
    }
}

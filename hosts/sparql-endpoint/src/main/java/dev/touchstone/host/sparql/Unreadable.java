package dev.touchstone.host.sparql;

import dev.touchstone.host.Fault;
import java.io.IOException;

/** Says that nothing can be made of an answer, although the server is there and meant it to be one. */
final class Unreadable extends IOException {
    private static final long serialVersionUID = 1;

    final Fault fault;

    private Unreadable(Fault fault, String message) {
        super(message);
        this.fault = fault;
    }

    /** The answer is broken, or breaks off. It may be for a timeout in the middle of it, so that it proves nothing. */
    static Unreadable broken(String why) {
        return new Unreadable(Fault.RESOURCES, "the answer cannot be read: " + why);
    }

    static Unreadable otherFormat(String mediaType, Form wanted) {
        return new Unreadable(
                Fault.UNSUPPORTED, "the answer is in " + mediaType + ", where " + wanted.mediaType + " was asked for");
    }
}

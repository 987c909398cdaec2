package dev.touchstone.engines.fetch;

/** A download from the repositories failed. The message is for the user. */
public final class FetchFailed extends Exception {
    private static final long serialVersionUID = 1;

    private final String why;

    FetchFailed(String why) {
        super(why);
        this.why = why;
    }

    FetchFailed(String why, Throwable cause) {
        super(why, cause);
        this.why = why;
    }

    public String why() {
        return why;
    }
}

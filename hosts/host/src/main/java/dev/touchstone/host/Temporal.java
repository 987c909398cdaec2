package dev.touchstone.host;

/** A date, a time or a duration, in its ISO 8601 form. */
public final class Temporal {
    /** The kinds that engines tell apart. */
    public enum Kind {
        DATE,
        LOCAL_TIME,
        TIME,
        LOCAL_DATETIME,
        DATETIME,
        DURATION
    }

    public final Kind kind;
    public final String text;

    public Temporal(Kind kind, String text) {
        this.kind = kind;
        this.text = text;
    }
}

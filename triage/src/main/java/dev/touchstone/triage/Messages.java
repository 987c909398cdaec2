package dev.touchstone.triage;

/** Where triage reports its progress. */
public interface Messages {

    /** Replaces the last status. */
    void status(String text);

    /** Adds a result. */
    void line(String text);

    /** Adds a problem that does not end the work. */
    void warning(String text);
}

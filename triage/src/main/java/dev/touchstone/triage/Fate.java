package dev.touchstone.triage;

import java.util.Locale;

/** What a finding does on one version of an engine. */
public enum Fate {
    /** It fails, and the engine answers what it answered where the finding was made. */
    SAME,
    /** It fails, but with another answer. */
    OTHER,
    /** What the finding claims does not hold there. */
    FIXED,
    /** Nothing can be said: refused, timed out, not determined. */
    INCONCLUSIVE;

    public boolean isBad() {
        return this == SAME || this == OTHER;
    }

    public String words() {
        return name().toLowerCase(Locale.ROOT);
    }
}

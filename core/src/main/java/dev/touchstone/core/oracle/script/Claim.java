package dev.touchstone.core.oracle.script;

import java.util.Locale;

/** The oracles that can make their claim about a statement that a person wrote, as it stands. */
public enum Claim {
    TRUTH,
    AGREE,
    CRASH;

    /** The name of the oracle. */
    public String oracle() {
        return name().toLowerCase(Locale.ROOT);
    }
}

package dev.touchstone.core.oracle;

import java.util.Locale;

/** What is claimed of the answers to a statement that a person wrote. */
public enum Claim {
    TRUTH("Touchstone's reference evaluator, which passes the language's own tests, defines the expected result."),
    AGREE("The same statement must have the same result on every engine."),
    CRASH("No statement and no dataset may cause an internal error, a crash or a hang.");

    private final String why;

    Claim(String why) {
        this.why = why;
    }

    /** One sentence, for reports. */
    public String why() {
        return why;
    }

    /** The oracle that claims the same of random statements. */
    public String oracle() {
        return name().toLowerCase(Locale.ROOT);
    }
}

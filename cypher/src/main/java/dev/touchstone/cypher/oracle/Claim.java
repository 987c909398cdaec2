package dev.touchstone.cypher.oracle;

import java.util.Locale;

/** What can be claimed of the answers to a statement that somebody wrote. */
public enum Claim {
    TRUTH("Touchstone's own evaluator of Cypher, which passes the openCypher TCK, says what the answer is."),
    AGREE("The language says what the answer is, so that two engines cannot both be right when they differ."),
    CRASH("No statement may cause an internal error, end the process or keep it busy for ever.");

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

package dev.touchstone.core.finding;

import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Verdict.Fail;

/**
 * A failing case, and where it came from.
 *
 * @param origin the seed, the round and the turn that led to it
 */
public record Finding(String oracle, String why, Case proposed, Fail fail, Origin origin) {

    /** Where in a campaign a case was proposed. */
    public record Origin(String language, long seed, long round, int turn) {}

    public Signature signature() {
        return Signature.of(origin.language(), oracle, fail);
    }
}

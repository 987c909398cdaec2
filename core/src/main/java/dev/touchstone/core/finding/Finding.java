package dev.touchstone.core.finding;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.util.List;

/**
 * A failing case, and where it came from.
 *
 * @param sights what was asked and what came of it, in the run that confirmed it
 * @param origin the seed, the round and the turn that led to it
 */
public record Finding(String oracle, String why, Case proposed, Fail fail, List<Sight> sights, Origin origin) {
    public Finding {
        sights = List.copyOf(sights);
    }

    /** One statement, and what its engine did. */
    public record Sight(EngineId engine, String text, String outcome) {}

    /** The same finding, as seen another time. */
    public Finding seen(Fail again, List<Sight> sightsThen) {
        return new Finding(oracle, why, proposed, again, sightsThen, origin);
    }

    /** Where in a campaign a case was proposed. */
    public record Origin(String language, long seed, long round, int turn) {}

    public Signature signature() {
        return Signature.of(origin.language(), oracle, fail);
    }
}

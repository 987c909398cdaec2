package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import java.util.Optional;

/**
 * The verdict of one claim on one query and one engine.
 *
 * @param query which one, from 0; {@link #SETUP} where the setup itself is at fault
 * @param expected the right answer, where it is known
 * @param outcome what the engine did, if it was asked
 */
public record ScriptVerdict(
        EngineId engine,
        int query,
        Claim claim,
        Verdict verdict,
        Optional<Answer> expected,
        Optional<Outcome> outcome) {
    public static final int SETUP = -1;
}

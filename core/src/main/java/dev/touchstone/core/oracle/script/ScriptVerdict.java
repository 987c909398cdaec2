package dev.touchstone.core.oracle.script;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Verdict;
import java.util.Optional;

/**
 * The verdict of one claim on one query and one engine.
 *
 * @param query which one, from 0; {@link #SETUP} where the setup itself is at fault
 * @param expected the right answer, where it is known
 * @param step the place among the outcomes of the one that is judged, if the engine was asked
 */
public record ScriptVerdict(
        EngineId engine, int query, Claim claim, Verdict verdict, Optional<Answer> expected, Optional<Integer> step) {
    public static final int SETUP = -1;
}

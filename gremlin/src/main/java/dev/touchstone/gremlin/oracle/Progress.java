package dev.touchstone.gremlin.oracle;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * How far the steps of a traversal have come.
 *
 * @param step what to ask next
 * @param result what has come of them
 * @param used how many outcomes there are up to here; those that follow are of what is asked besides
 * @param evidence if an outcome is an error, how to show that it does not depend on the order of conditions
 */
record Progress(Optional<Step> step, Optional<List<Value>> result, int used, Evidence evidence) {

    static Progress asks(Step step, int used) {
        return new Progress(Optional.of(step), Optional.empty(), used, Evidence.NONE);
    }

    static Progress gives(List<Value> result, int used) {
        return new Progress(Optional.empty(), Optional.of(result), used, Evidence.NONE);
    }

    /** Nothing can be concluded of what the steps give together. */
    static Progress stuck(int used, Evidence evidence) {
        return new Progress(Optional.empty(), Optional.empty(), used, evidence);
    }

    Optional<Step> next(PieceJudge judge, EngineId engine, Outcome whole, List<Outcome> outcomes) {
        return step.or(() ->
                judge.evidence(whole, this).next(engine, besides(outcomes)).findFirst());
    }

    List<Outcome> besides(List<Outcome> outcomes) {
        return outcomes.subList(used, outcomes.size());
    }
}

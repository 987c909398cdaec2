package dev.touchstone.gremlin.oracle;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Agreement;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.WholeAndParts;
import dev.touchstone.core.value.Value;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.stream.Stream;

/**
 * Judges a traversal against its parts.
 *
 * @param traversal the whole
 * @param stuck why what the parts give together may not be known
 */
record PieceJudge(EngineId engine, Traversal traversal, String stuck) {
    /** What the traversal as a whole is called among the steps. */
    static final String WHOLE = "The whole traversal";

    /** What is demanded of one side where the other is answered. */
    static final String ERRORS =
            " If one side has a result, the other is not an evaluation error that comes in every order of its conditions.";

    /** What is demanded of a traversal and of its steps. */
    static final String DEMAND =
            "The whole traversal and the last of its steps have the same result, in any order." + ERRORS;

    /**
     * What shows that an error of one side is one. A refusal tells where it is about what is asked: the parts have steps that the traversal
     * does not have, and so an engine may lack what they need.
     */
    Evidence evidence(Outcome whole, Progress progress) {
        if (Evidence.isError(whole) && progress.result().isPresent()) {
            return Evidence.ofWhole(traversal);
        }
        return whole instanceof Rows rows && rows.complete() ? progress.evidence() : Evidence.NONE;
    }

    /**
     * The verdict.
     *
     * @param whole the outcome of the traversal
     * @param parts the outcomes of its parts
     * @param besides the outcomes of what was asked as evidence
     */
    Verdict judge(Outcome whole, List<Outcome> parts, List<Outcome> besides, Progress progress) {
        List<Reason> report = evidence(whole, progress).isShownBy(besides) ? List.of(Reason.EVALUATION) : List.of();
        Verdict verdict = new WholeAndParts(engine, "traversal", "steps", report, stuck)
                .judge(whole, parts, progress::result, this::compare);
        return Stream.concat(
                        Stream.of(verdict), besides.stream().map(outcome -> CrashCase.amongOthers(engine, outcome)))
                .filter(Fail.class::isInstance)
                .findFirst()
                .orElse(verdict);
    }

    private Verdict compare(Rows whole, List<Value> together) {
        return Agreement.sameRows(
                engine,
                new Comparison(Sameness.TYPED),
                together.stream().map(List::of).toList(),
                whole.answer().rows(),
                "The traversal and its steps, one after the other, have different results.");
    }
}

package dev.touchstone.gremlin.oracle;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Agreement;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.WholeAndParts;
import dev.touchstone.core.value.Value;
import dev.touchstone.gremlin.shape.Conditions;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Judges a traversal against its parts.
 *
 * @param traversal the whole
 * @param stuck why what the parts give together may not be known
 */
record PieceJudge(EngineId engine, Traversal traversal, String stuck) {
    /** What the traversal as a whole is called among the steps. */
    static final String WHOLE = "The whole traversal";

    /** What is demanded of a traversal and of its steps. */
    static String demand(Traversal traversal) {
        return "The whole traversal and the last of its steps have the same result, in any order."
                + refusals(traversal);
    }

    /** What is demanded of one side where the other is answered. */
    static String refusals(Traversal traversal) {
        return report(traversal).isEmpty() ? "" : " If one side has a result, the other is not an evaluation error.";
    }

    /**
     * A refusal tells where it is about what is asked. The parts have steps that the traversal does not have, and so an engine may lack what
     * they need. An error that one of several conditions meets depends on which of them is asked first.
     */
    private static List<Reason> report(Traversal traversal) {
        return Conditions.areSeveral(traversal) ? List.of() : List.of(Reason.EVALUATION);
    }

    /**
     * The verdict.
     *
     * @param whole the outcome of the traversal
     * @param parts the outcomes of its parts
     * @param together what the parts give together where all were answered, or empty where that is not known
     */
    Verdict judge(Outcome whole, List<Outcome> parts, Supplier<Optional<List<Value>>> together) {
        return new WholeAndParts(engine, "traversal", "steps", report(traversal), stuck)
                .judge(whole, parts, together, this::compare);
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

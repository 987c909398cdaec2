package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What it proves against an engine that it did something else with a statement than the reference. */
public record TruthJudgement(EngineId engine) {
    /**
     * The verdict on an answer.
     *
     * @param difference how it differs from the right one, in the terms of the statement's language
     */
    public Verdict answer(Answer right, Answer actual, Difference difference) {
        if (difference.isUndecided()) {
            return new Unknown("too many blank nodes to compare");
        }
        return difference.isNone()
                ? Verdict.pass()
                : new Fail(
                        Kind.WRONG_RESULT,
                        engine,
                        difference.mark(),
                        difference.claim(actual.rows().size(), right.rows().size()));
    }

    /** The verdict on an error where the right answer is rows. */
    public Verdict refusal(Rejected rejected) {
        return new Fail(
                Kind.UNEXPECTED_EXCEPTION,
                engine,
                rejected.error().place(),
                "The engine returns an error instead of a result: "
                        + rejected.error().type() + ".");
    }

    /**
     * The verdict on the graph after a statement that writes.
     *
     * @param looks how what each look shows differs from what it should show: first the nodes, then the edges
     */
    public Verdict graph(List<Difference> looks) {
        List<Integer> wrong = IntStream.range(0, looks.size())
                .filter(look -> !looks.get(look).isNone())
                .boxed()
                .toList();
        return wrong.isEmpty()
                ? Verdict.pass()
                : GraphEffects.fail(
                        engine,
                        GraphEffects.LOOKS.get(wrong.getFirst()),
                        wrong.stream()
                                .map(look -> GraphEffects.LOOKS.get(look) + ": "
                                        + looks.get(look).words())
                                .collect(Collectors.joining("; ", "The graph after the statement is wrong (", ").")));
    }
}

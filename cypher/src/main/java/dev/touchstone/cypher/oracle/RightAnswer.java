package dev.touchstone.cypher.oracle;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Survival;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.cypher.reference.Graph;
import dev.touchstone.cypher.reference.Reference;
import dev.touchstone.cypher.reference.Result;
import dev.touchstone.cypher.text.CypherQuery;
import java.util.List;
import java.util.Optional;

/**
 * A query whose answer the reference knows.
 *
 * <p>Sound as far as the reference is right and the language determines the answer: rows count as a multiset, in an order only where
 * the query asks for one, and then with ties in any order.
 */
public record RightAnswer(Dataset dataset, EngineId engine, CypherQuery statement) implements Case {

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        return soFar.isEmpty() ? Optional.of(Step.read(engine, statement)) : Optional.empty();
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        Outcome outcome = outcomes.getFirst();
        Verdict survival = Survival.judge(engine, outcome, "The statement");
        return switch (outcome) {
            case Rows rows when !rows.complete() -> new Unknown("too many rows");
            case Rows rows -> compare(rows.answer());
            case Rejected rejected when rejected.reason() == Outcome.Reason.EVALUATION -> refused(rejected);
            case Outcome other -> survival;
        };
    }

    private Result expected() {
        return Reference.DEFAULT.evaluate(statement.query(), statement.parameters(), Graph.of((PropertyGraph) dataset));
    }

    private Verdict compare(Answer actual) {
        return switch (expected()) {
            case Result.Failed failed -> new Unknown("the reference says " + failed.detail());
            case Result.Done done -> compare(done.answer(), actual);
        };
    }

    private Verdict compare(Answer expected, Answer actual) {
        List<Integer> keys = SortColumns.of(statement.query());
        Comparison comparison = new Comparison(Sameness.TYPED);
        Difference difference = keys.isEmpty()
                ? comparison.asMultisets(expected.rows(), actual.rows())
                : comparison.asOrdered(expected.rows(), actual.rows(), keys);
        if (difference.isNone()) {
            return Verdict.pass();
        }
        String mark = difference.orderOnly()
                ? "order"
                : ((difference.missing().isEmpty() ? "" : "missing ")
                                + (difference.extra().isEmpty() ? "" : "extra"))
                        .strip();
        return new Fail(
                Kind.WRONG_RESULT,
                engine,
                mark,
                "The answer has " + actual.rows().size() + " rows and should have "
                        + expected.rows().size() + "; " + difference.missing().size() + " are missing and "
                        + difference.extra().size() + " should not be there.");
    }

    /** An error where the right answer is rows. */
    private Verdict refused(Rejected rejected) {
        return expected() instanceof Result.Done
                ? new Fail(
                        Kind.UNEXPECTED_EXCEPTION,
                        engine,
                        rejected.error().place(),
                        "The engine gives an error where there is an answer: "
                                + rejected.error().type() + ".")
                : new Unknown("rejected");
    }
}

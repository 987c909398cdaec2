package dev.touchstone.core.oracle;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Optional;

/**
 * One statement on several engines.
 *
 * <p>Sound for statements whose answer the language determines: no LIMIT without a total order, no comparison that versions
 * of the language define differently. Answers are compared as multisets, and numbers by their value. An engine that refuses
 * the statement says nothing about the others. Which of two is wrong is not known; the later one is named.
 */
public record SameAnswer(Dataset dataset, List<EngineId> engines, Statement statement) implements Case {
    public SameAnswer {
        engines = List.copyOf(engines);
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        return soFar.size() < engines.size()
                ? Optional.of(Step.read(engines.get(soFar.size()), statement))
                : Optional.empty();
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        Verdict verdict = Verdict.pass();
        for (int i = 0; i < outcomes.size(); i++) {
            Outcome outcome = outcomes.get(i);
            verdict = verdict.and(
                    outcome instanceof TimedOut
                            ? new Unknown("time ran out")
                            : Survival.judge(engines.get(i), outcome, "The statement"));
        }
        return verdict instanceof Verdict.Pass ? compare(outcomes) : verdict;
    }

    private Verdict compare(List<Outcome> outcomes) {
        Verdict verdict = Verdict.pass();
        for (int i = 1; i < outcomes.size(); i++) {
            if (outcomes.get(0) instanceof Rows first && outcomes.get(i) instanceof Rows other) {
                verdict = verdict.and(
                        first.complete() && other.complete()
                                ? compare(
                                        i, first.answer().rows(), other.answer().rows())
                                : new Unknown("too many rows"));
            }
        }
        return verdict;
    }

    private Verdict compare(int i, List<List<Value>> first, List<List<Value>> other) {
        String claim = engines.get(0) + " and " + engines.get(i) + " answer the same statement differently.";
        return Agreement.sameRows(engines.get(i), new Comparison(Sameness.NUMERIC), first, other, claim);
    }
}

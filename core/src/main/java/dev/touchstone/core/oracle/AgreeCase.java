package dev.touchstone.core.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One statement on several engines.
 *
 * <p>Sound for statements whose answer the language determines: no LIMIT without a total order, no comparison that versions
 * of the language define differently. Answers are compared as multisets, and numbers by their value. An engine that refuses
 * the statement says nothing about the others.
 */
@JsonTypeName("agree")
public record AgreeCase(Dataset dataset, List<EngineId> engines, Statement statement) implements Case {
    public AgreeCase {
        engines = List.copyOf(engines);
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        return soFar.size() < engines.size()
                ? Optional.of(Step.read(engines.get(soFar.size()), statement))
                : Optional.empty();
    }

    @Override
    public String demand() {
        return "";
    }

    @Override
    public Optional<Statement> subject() {
        return Optional.of(statement);
    }

    @Override
    public boolean isLegal() {
        return statement.isLegal() && statement.undetermined().isEmpty();
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        Verdict verdict = Verdict.pass();
        for (int i = 0; i < outcomes.size(); i++) {
            verdict = verdict.and(CrashCase.withoutHang(engines.get(i), outcomes.get(i), "The statement"));
        }
        return verdict instanceof Verdict.Fail ? verdict : verdict.and(compare(outcomes));
    }

    private Verdict compare(List<Outcome> outcomes) {
        List<AttributedAnswer> witnesses = new ArrayList<>();
        for (int i = 0; i < outcomes.size(); i++) {
            EngineId engine = engines.get(i);
            if (outcomes.get(i) instanceof Rows rows && rows.complete()) {
                witnesses.add(new AttributedAnswer(engine, engine.toString(), rows.answer()));
            }
        }
        return new Attribution(new Comparison(Sameness.NUMERIC)).judge(witnesses, () -> statement.expectation(dataset));
    }
}

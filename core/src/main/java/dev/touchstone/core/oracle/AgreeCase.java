package dev.touchstone.core.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

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
        List<AttributedAnswer> answers = new ArrayList<>();
        for (int i = 0; i < outcomes.size(); i++) {
            answer(engines.get(i), outcomes.get(i)).ifPresent(answers::add);
        }
        return compare(answers, () -> statement.expectation(dataset));
    }

    /** What an engine answered, if that can be compared with what others did: complete rows. */
    public static Optional<AttributedAnswer> answer(EngineId engine, Outcome outcome) {
        return outcome instanceof Rows rows && rows.complete()
                ? Optional.of(new AttributedAnswer(engine, engine.toString(), rows.answer()))
                : Optional.empty();
    }

    /**
     * The verdict on the answers of several engines to one statement.
     *
     * @param expectation what is known of the right answer; evaluated only if they differ
     */
    public static Verdict compare(List<AttributedAnswer> answers, Supplier<Expectation> expectation) {
        return new Attribution(new Comparison(Sameness.NUMERIC)).judge(answers, expectation);
    }
}

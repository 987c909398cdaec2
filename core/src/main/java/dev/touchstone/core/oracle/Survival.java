package dev.touchstone.core.oracle;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.List;
import java.util.Optional;

/** One statement on each of the engines, none of which may break on it. Sound because it claims nothing of the answer. */
public record Survival(Dataset dataset, List<EngineId> engines, Statement statement) implements Case {
    public Survival {
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
            verdict = verdict.and(judge(engines.get(i), outcomes.get(i)));
        }
        return verdict;
    }

    /** What one outcome means where nothing is known of the right answer. */
    static Verdict judge(EngineId engine, Outcome outcome) {
        return switch (outcome) {
            case Rows rows -> Verdict.pass();
            case Rejected rejected -> new Unknown("rejected");
            case Failed failed ->
                new Fail(
                        Kind.INTERNAL_ERROR,
                        engine,
                        failed.error().place(),
                        "The statement makes the engine throw " + failed.error().type() + ".");
            case Crashed crashed ->
                new Fail(Kind.CRASH, engine, crashed.how(), "The statement ends the process: " + crashed.how() + ".");
            case TimedOut timedOut ->
                new Fail(
                        Kind.HANG,
                        engine,
                        "limit",
                        "The statement is not answered within "
                                + timedOut.limit().toSeconds() + " s.");
        };
    }
}

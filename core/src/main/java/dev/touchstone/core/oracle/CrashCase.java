package dev.touchstone.core.oracle;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Killed;
import dev.touchstone.core.engine.Outcome.NotLoaded;
import dev.touchstone.core.engine.Outcome.OwnError;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.List;
import java.util.Optional;

/** One statement, on which the engine may not break. Sound because it claims nothing of the answer. */
@JsonTypeName("crash")
public record CrashCase(Dataset dataset, EngineId engine, Statement statement) implements Case {

    @Override
    public List<EngineId> engines() {
        return List.of(engine);
    }

    @Override
    public Optional<Step> next(List<Outcome> soFar) {
        return soFar.isEmpty() ? Optional.of(Step.read(engine, statement)) : Optional.empty();
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
        return statement.isLegal();
    }

    @Override
    public Verdict judge(List<Outcome> outcomes) {
        return judge(engine, outcomes.getFirst(), "The statement");
    }

    /**
     * The verdict on one outcome, without an expected result.
     *
     * @param what what the engine was doing, for the claim
     */
    public static Verdict judge(EngineId engine, Outcome outcome, String what) {
        return switch (outcome) {
            case Rows rows -> Verdict.pass();
            case Rejected rejected ->
                new Unknown(rejected.reason() == Reason.RESOURCES ? "out of resources" : "rejected");
            case Failed failed ->
                new Fail(
                        Kind.INTERNAL_ERROR,
                        engine,
                        failed.error().place(),
                        what + " fails with an internal error" + failed.error().name() + ".");
            case Crashed crashed ->
                new Fail(Kind.CRASH, engine, crashed.how(), what + " crashes the process: " + crashed.how() + ".");
            case TimedOut timedOut ->
                new Fail(
                        Kind.HANG,
                        engine,
                        "limit",
                        what + " does not finish within " + timedOut.limit().toSeconds() + " s.");
            case Killed killed -> new Unknown(killed.summary());
            case OwnError own -> Unknown.ours(own.error().brief());
            case NotLoaded notLoaded -> judgeLoad(engine, notLoaded);
        };
    }

    /** The verdict on one of several related statements alone. A timeout or a cut result is unknown: the related statements may be cheaper. */
    public static Verdict amongOthers(EngineId engine, Outcome outcome) {
        return withoutHang(engine, outcome, "A statement");
    }

    /** The verdict on a statement whose whole answer is needed: a timeout is for the oracle {@code crash} to report, and of a cut result nothing is said. */
    static Verdict withoutHang(EngineId engine, Outcome outcome, String what) {
        return switch (outcome) {
            case TimedOut timedOut -> new Unknown("time ran out");
            case Rows rows when !rows.complete() -> new Unknown("too many rows");
            case Outcome other -> judge(engine, other, what);
        };
    }

    private static Verdict judgeLoad(EngineId engine, NotLoaded notLoaded) {
        Verdict verdict = judge(engine, notLoaded.why(), "Loading the dataset");
        return verdict instanceof Unknown unknown && !unknown.isOurs() ? new Unknown(notLoaded.reason()) : verdict;
    }
}

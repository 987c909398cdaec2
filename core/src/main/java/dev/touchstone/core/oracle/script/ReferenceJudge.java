package dev.touchstone.core.oracle.script;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.engine.Expectation.Known;
import dev.touchstone.core.engine.Expectation.Open;
import dev.touchstone.core.engine.Expectation.Refused;
import dev.touchstone.core.engine.Expectation.Unsaid;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.TruthJudgement;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Pass;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The reference's verdicts on one engine's answers. Once the engine's graph is wrong, there is no verdict on the answers that follow: they would
 * only show the same once more.
 */
final class ReferenceJudge {
    private final ScriptCase script;
    private final EngineRun run;
    private final ScriptPredictions predictions;
    private final TruthJudgement judgement;
    private final List<Verdict> verdicts = new ArrayList<>();
    private final List<Boolean> onTrack = new ArrayList<>();
    /** Why the graph is another than it should be. */
    private Optional<String> astray;

    ReferenceJudge(ScriptCase script, EngineRun run, ScriptPredictions predictions) {
        this.script = script;
        this.run = run;
        this.predictions = predictions;
        this.judgement = new TruthJudgement(run.engine());
        this.astray = afterSetup();
        for (int query = 0; query < script.queries().size(); query++) {
            onTrack.add(astray.isEmpty());
            verdicts.add(astray.isPresent() ? new Unknown(astray.get()) : judge(query));
        }
    }

    Verdict verdict(int query) {
        return verdicts.get(query);
    }

    /** Whether the engine's answer can be compared with another's: it had the right graph, as far as that is known, and the query means the same. */
    boolean isComparable(int query) {
        return onTrack.get(query) && ownMeaning(query).isEmpty();
    }

    /** The feature by which the engine's dialect gives the query a meaning of its own, if there is one. */
    private Optional<String> ownMeaning(int query) {
        return predictions
                .answer(query)
                .flatMap(known -> predictions
                        .before(query)
                        .ownMeaning(script.queries().get(query), run.speaker().without()));
    }

    static String whyNotAsked(EngineRun run) {
        return run.brokenSetup()
                .map(number -> "setup statement " + (number + 1) + ": "
                        + run.outcomes().get(number).summary())
                .orElse("not run, because of an earlier failure");
    }

    private Optional<String> afterSetup() {
        if (run.brokenSetup().isPresent()) {
            return Optional.of(whyNotAsked(run));
        }
        return predictions
                .start()
                .filter(state -> !run.shows(ScriptVerdict.SETUP, state))
                .map(state -> predictions.doubt().orElse("the graph after the setup differs from the reference"));
    }

    private Verdict judge(int query) {
        return run.outcome(query)
                .map(outcome -> judge(query, predictions.of(query), outcome))
                .orElseGet(() -> new Unknown(whyNotAsked(run)));
    }

    private Verdict judge(int query, Prediction prediction, Outcome outcome) {
        return switch (prediction.expectation()) {
            case Unsaid unsaid -> {
                if (!run.shows(query, prediction.after().orElse(predictions.before(query)))) {
                    astray = Optional.of(name(query) + " changed the graph in an unknown way");
                }
                yield new Unknown(unsaid.reason());
            }
            case Open open -> Unknown.notDetermined(open.reason());
            case Refused refused -> refused(query, refused, outcome);
            case Known known -> withOwnMeaning(query, known(query, prediction, known.answer(), outcome));
        };
    }

    private Verdict refused(int query, Refused refused, Outcome outcome) {
        if (outcome instanceof Rejected) {
            return Verdict.pass();
        }
        if (run.isLookedAt(query)) {
            astray = Optional.of(name(query) + " should be an error, and may have changed the graph");
        }
        return new Unknown("the reference gives " + refused.words());
    }

    private Verdict known(int query, Prediction prediction, Answer right, Outcome outcome) {
        Verdict verdict = switch (outcome) {
            case Rows rows when !rows.complete() -> new Unknown("too many rows");
            case Rows rows ->
                judgement.answer(
                        right,
                        rows.answer(),
                        script.language().difference(script.queries().get(query), right, rows.answer()));
            case Rejected rejected
            when rejected.reason() == Reason.EVALUATION ->
                prediction.mayBeRefused()
                        ? new Unknown("a constraint or a table may forbid it")
                        : judgement.refusal(rejected);
            case Outcome other -> new Unknown(other.summary());
        };
        ScriptState after = prediction.after().orElse(predictions.before(query));
        if (outcome instanceof Rows && run.shows(query, after)) {
            return verdict;
        }
        if (run.isLookedAt(query)) {
            astray = Optional.of(name(query)
                    + (outcome instanceof Rows
                            ? ": the graph afterwards differs from the reference"
                            : " failed on this engine"));
        }
        return verdict instanceof Pass
                ? run.differences(query, after)
                        .map(judgement::graph)
                        .orElseGet(() -> new Unknown("the graph afterwards cannot be read"))
                : verdict;
    }

    private static String name(int query) {
        return "query " + (query + 1);
    }

    private Verdict withOwnMeaning(int query, Verdict verdict) {
        return verdict instanceof Fail
                ? ownMeaning(query)
                        .<Verdict>map(feature -> new Unknown("the engine's dialect has no " + feature))
                        .orElse(verdict)
                : verdict;
    }
}

package dev.touchstone.cypher.check;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Reason;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.ScriptVerdict;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.cypher.check.ExpectedResult.Known;
import dev.touchstone.cypher.check.ExpectedResult.Open;
import dev.touchstone.cypher.check.ExpectedResult.Refusal;
import dev.touchstone.cypher.check.ExpectedResult.Undetermined;
import dev.touchstone.cypher.check.ScriptLines.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The reference's verdicts on one engine's answers. Once the engine's graph is wrong, there is no verdict on the answers
 * that follow: they would only show the same once more.
 */
final class ReferenceJudge {
    private final EngineRun run;
    private final ExpectedResults expected;
    private final List<Verdict> verdicts = new ArrayList<>();
    private final List<Boolean> onTrack = new ArrayList<>();
    /** Why the graph is another than it should be. */
    private Optional<String> astray;

    private ReferenceJudge(EngineRun run, ExpectedResults expected, int queries) {
        this.run = run;
        this.expected = expected;
        this.astray = afterSetup();
        for (int query = 0; query < queries; query++) {
            onTrack.add(astray.isEmpty());
            verdicts.add(astray.isPresent() ? new Unknown(astray.get()) : judge(query));
        }
    }

    static ReferenceJudge of(EngineRun run, ExpectedResults expected, int queries) {
        return new ReferenceJudge(run, expected, queries);
    }

    Verdict verdict(int query) {
        return verdicts.get(query);
    }

    /** Whether the engine had the right graph, as far as that is known, when it was asked. */
    boolean isOnTrack(int query) {
        return onTrack.get(query);
    }

    /** The feature by which the engine's dialect gives the query a meaning of its own, if there is one. */
    Optional<String> ownMeaning(int query) {
        return expected.of(query) instanceof Known known
                ? new OwnMeaning(run.speaker()).of(known.query(), known.before())
                : Optional.empty();
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
        return expected.start()
                .filter(graph -> !new GraphLook(run, ScriptVerdict.SETUP).shows(graph))
                .map(graph -> expected.doubt().orElse("the graph after the setup differs from the reference"));
    }

    private Verdict judge(int query) {
        Optional<Outcome> outcome = run.outcome(Kind.QUERY, query);
        if (outcome.isEmpty()) {
            return new Unknown(whyNotAsked(run));
        }
        if (writes(query)
                && expected.of(query) instanceof Open
                && !new GraphLook(run, query).shows(expected.graphAfter(query))) {
            astray = Optional.of("query " + (query + 1) + " changed the graph in an unknown way");
        }
        return switch (expected.of(query)) {
            case Open open -> new Unknown(open.reason());
            case Undetermined open -> Unknown.notDetermined(open.reason());
            case Refusal refusal -> refused(query, refusal, outcome.get());
            case Known known -> withOwnMeaning(query, known(query, known, outcome.get()));
        };
    }

    private Verdict refused(int query, Refusal refusal, Outcome outcome) {
        if (outcome instanceof Rejected) {
            return Verdict.pass();
        }
        if (writes(query)) {
            astray = Optional.of("query " + (query + 1) + " should be an error, and may have changed the graph");
        }
        return new Unknown("the reference gives " + refusal.error());
    }

    private Verdict known(int query, Known known, Outcome outcome) {
        Verification verification = new Verification(run.speaker().engine(), known.query());
        Verdict verdict = switch (outcome) {
            case Rows rows when !rows.complete() -> new Unknown("too many rows");
            case Rows rows -> verification.answer(known.done().answer(), rows.answer());
            case Rejected rejected
            when rejected.reason() == Reason.EVALUATION && writes(query) && expected.isConstrained(query) ->
                new Unknown("a constraint or a table may forbid it");
            case Rejected rejected when rejected.reason() == Reason.EVALUATION -> verification.refusal(rejected);
            case Outcome other -> new Unknown(other.summary());
        };
        if (!writes(query)) {
            return verdict;
        }
        GraphLook look = new GraphLook(run, query);
        boolean right = outcome instanceof Rows && look.shows(known.done().graph());
        if (!right) {
            astray = Optional.of("query " + (query + 1)
                    + (outcome instanceof Rows
                            ? ": the graph afterwards differs from the reference"
                            : " failed on this engine"));
        }
        return verdict instanceof Verdict.Pass && !right
                ? look.difference(known.done().graph(), verification)
                : verdict;
    }

    private boolean writes(int query) {
        return run.lines().place(Kind.NODES, query).isPresent();
    }

    private Verdict withOwnMeaning(int query, Verdict verdict) {
        return verdict instanceof Fail
                ? ownMeaning(query)
                        .<Verdict>map(feature -> new Unknown("the engine's dialect has no " + feature))
                        .orElse(verdict)
                : verdict;
    }
}

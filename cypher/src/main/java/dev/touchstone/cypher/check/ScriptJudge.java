package dev.touchstone.cypher.check;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.Expectation;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.oracle.AttributedAnswer;
import dev.touchstone.core.oracle.Attribution;
import dev.touchstone.core.oracle.Claim;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.core.oracle.ScriptVerdict;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Unknown;
import dev.touchstone.cypher.check.ExpectedResult.Known;
import dev.touchstone.cypher.check.ExpectedResult.Undetermined;
import dev.touchstone.cypher.check.ScriptLines.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Judges what the engines of a script did, claim by claim. */
final class ScriptJudge {
    private final CypherScriptCase script;
    private final List<EngineRun> runs;
    private final ExpectedResults expected;
    private final List<ReferenceJudge> corrections;

    ScriptJudge(CypherScriptCase script, List<EngineRun> runs) {
        this.script = script;
        this.runs = runs;
        this.expected = ExpectedResults.of(script);
        this.corrections = runs.stream()
                .map(run -> ReferenceJudge.of(run, expected, script.queries().size()))
                .toList();
    }

    List<ScriptVerdict> all() {
        List<ScriptVerdict> verdicts = new ArrayList<>();
        if (script.claims().contains(Claim.CRASH)) {
            runs.forEach(run -> brokenSetup(run).ifPresent(verdicts::add));
        }
        for (int query = 0; query < script.queries().size(); query++) {
            List<Optional<Verdict>> agreement = agreement(query);
            for (int engine = 0; engine < runs.size(); engine++) {
                for (Claim claim : script.claims()) {
                    Optional<Verdict> verdict = switch (claim) {
                        case TRUTH -> Optional.of(corrections.get(engine).verdict(query));
                        case AGREE -> agreement.get(engine).or(this::nothingToCompare);
                        case CRASH -> Optional.of(survival(runs.get(engine), query));
                    };
                    verdict.map(said(runs.get(engine), query, claim)).ifPresent(verdicts::add);
                }
            }
        }
        return verdicts;
    }

    /** That an answer has no other beside it is no reason to doubt it, where something else is claimed of it. */
    private Optional<Verdict> nothingToCompare() {
        return script.claims().size() > 1
                ? Optional.empty()
                : Optional.of(new Unknown("fewer than two results to compare"));
    }

    private Function<Verdict, ScriptVerdict> said(EngineRun run, int query, Claim claim) {
        return verdict -> new ScriptVerdict(
                run.speaker().engine(),
                query,
                claim,
                verdict,
                expected.of(query) instanceof Known known
                        ? Optional.of(known.done().answer())
                        : Optional.empty(),
                run.outcome(Kind.QUERY, query));
    }

    /** A setup that is refused proves nothing, but one that breaks the engine does. */
    private static Optional<ScriptVerdict> brokenSetup(EngineRun run) {
        return run.brokenSetup()
                .map(number -> new ScriptVerdict(
                        run.speaker().engine(),
                        ScriptVerdict.SETUP,
                        Claim.CRASH,
                        survived(run, run.outcomes().get(number)),
                        Optional.empty(),
                        Optional.of(run.outcomes().get(number))))
                .filter(said -> said.verdict() instanceof Fail);
    }

    private static Verdict survival(EngineRun run, int query) {
        return run.outcome(Kind.QUERY, query)
                .map(outcome -> survived(run, outcome))
                .orElseGet(() -> new Unknown(ReferenceJudge.whyNotAsked(run)));
    }

    /** Who says why not has survived. */
    private static Verdict survived(EngineRun run, Outcome outcome) {
        return outcome instanceof Rejected
                ? Verdict.pass()
                : CrashCase.judge(run.speaker().engine(), outcome, "The statement");
    }

    /** For each engine, what the others' answers say of its own, if it and another have answers that can be compared. */
    private List<Optional<Verdict>> agreement(int query) {
        List<Optional<AttributedAnswer>> all = new ArrayList<>();
        for (int engine = 0; engine < runs.size(); engine++) {
            all.add(witness(engine, query));
        }
        List<AttributedAnswer> witnesses =
                all.stream().flatMap(Optional::stream).toList();
        Attribution attribution = new Attribution(new Comparison(Sameness.NUMERIC));
        Verdict verdict = attribution.judge(witnesses, () -> expectation(query));
        return all.stream()
                .map(witness -> witness.filter(it -> witnesses.size() > 1).map(it -> concerning(it, verdict)))
                .toList();
    }

    /** A failure is that of one engine. */
    private static Verdict concerning(AttributedAnswer witness, Verdict verdict) {
        return verdict instanceof Fail fail && !fail.engine().equals(witness.engine()) ? Verdict.pass() : verdict;
    }

    private Optional<AttributedAnswer> witness(int engine, int query) {
        EngineRun run = runs.get(engine);
        boolean comparable = corrections.get(engine).isOnTrack(query)
                && corrections.get(engine).ownMeaning(query).isEmpty();
        return run.outcome(Kind.QUERY, query)
                .filter(outcome -> comparable && outcome instanceof Rows rows && rows.complete())
                .map(outcome -> new AttributedAnswer(
                        run.speaker().engine(), run.speaker().engine().toString(), ((Rows) outcome).answer()));
    }

    private Expectation expectation(int query) {
        return switch (expected.of(query)) {
            case Known known -> new Expectation.Known(known.done().answer());
            case Undetermined open -> new Expectation.Open(open.reason());
            // Engines may differ where nobody knows what is right, or whether there is one right answer.
            case ExpectedResult.Open open -> new Expectation.Open(open.reason());
            case ExpectedResult.Refusal refusal -> new Expectation.Refused(refusal.error());
        };
    }
}

package dev.touchstone.core.oracle.script;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.oracle.AgreeCase;
import dev.touchstone.core.oracle.AttributedAnswer;
import dev.touchstone.core.oracle.CrashCase;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges what the engines of a script did, claim by claim. */
final class ScriptJudge {
    private final ScriptCase script;
    private final List<EngineRun> runs;
    private final ScriptPredictions predictions;
    private final List<ReferenceJudge> references;

    ScriptJudge(ScriptCase script, List<EngineRun> runs) {
        this.script = script;
        this.runs = runs;
        this.predictions = new ScriptPredictions(script);
        this.references = runs.stream()
                .map(run -> new ReferenceJudge(script, run, predictions))
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
                EngineRun run = runs.get(engine);
                for (Claim claim : script.claims()) {
                    Optional<Verdict> verdict = switch (claim) {
                        case TRUTH -> Optional.of(references.get(engine).verdict(query));
                        case AGREE -> agreement.get(engine).or(this::nothingToCompare);
                        case CRASH -> Optional.of(survival(run, query));
                    };
                    if (verdict.isPresent()) {
                        verdicts.add(new ScriptVerdict(
                                run.engine(), query, claim, verdict.get(), predictions.answer(query), run.step(query)));
                    }
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

    /** A setup that is refused proves nothing, but one that breaks the engine does. */
    private static Optional<ScriptVerdict> brokenSetup(EngineRun run) {
        return run.brokenSetup()
                .map(number -> new ScriptVerdict(
                        run.engine(),
                        ScriptVerdict.SETUP,
                        Claim.CRASH,
                        survived(run, run.outcomes().get(number)),
                        Optional.empty(),
                        Optional.of(run.begin() + number)))
                .filter(said -> said.verdict() instanceof Fail);
    }

    private static Verdict survival(EngineRun run, int query) {
        return run.outcome(query)
                .map(outcome -> survived(run, outcome))
                .orElseGet(() -> new Unknown(ReferenceJudge.whyNotAsked(run)));
    }

    /** Who says why not has survived. */
    private static Verdict survived(EngineRun run, Outcome outcome) {
        return outcome instanceof Rejected ? Verdict.pass() : CrashCase.judge(run.engine(), outcome, "The statement");
    }

    /** For each engine, what the others' answers say of its own, if it and another have answers that can be compared. */
    private List<Optional<Verdict>> agreement(int query) {
        List<Optional<AttributedAnswer>> all = new ArrayList<>();
        for (int engine = 0; engine < runs.size(); engine++) {
            EngineRun run = runs.get(engine);
            boolean comparable = references.get(engine).isComparable(query);
            all.add(run.outcome(query)
                    .filter(outcome -> comparable)
                    .flatMap(outcome -> AgreeCase.answer(run.engine(), outcome)));
        }
        List<AttributedAnswer> answers = all.stream().flatMap(Optional::stream).toList();
        Verdict verdict = AgreeCase.compare(answers, () -> predictions.of(query).amongEngines());
        return all.stream()
                .map(answer -> answer.filter(it -> answers.size() > 1).map(it -> concerning(it, verdict)))
                .toList();
    }

    /** A failure is that of one engine. */
    private static Verdict concerning(AttributedAnswer answer, Verdict verdict) {
        return verdict instanceof Fail fail && !fail.engine().equals(answer.engine()) ? Verdict.pass() : verdict;
    }
}

package dev.touchstone.cli.check;

import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.cli.check.Confirmation.Failure;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.oracle.ScriptCase;
import dev.touchstone.core.oracle.ScriptVerdict;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Pass;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Runs statements as they are written, one after the other, and judges the claims about each. */
public record ScriptCheck(String language, ScriptCase script) {

    public List<Judgement> run(Workbench bench, Duration limit) {
        return judgements(bench.run(script, limit).outcomes());
    }

    List<Judgement> judgements(List<Outcome> outcomes) {
        return script.verdicts(outcomes).stream().map(this::judgement).toList();
    }

    private Judgement judgement(ScriptVerdict said) {
        Verdict verdict = said.verdict().after(said.outcome().stream().toList());
        return new Judgement(
                new Judgement.Subject(script.dataset(), List.of(said.engine()), said.query(), text(said)),
                List.of(said.claim().oracle()),
                verdict,
                verdict instanceof Pass ? List.of() : entries(said),
                verdict instanceof Fail fail ? Optional.of(failure(said, fail, script.about(said))) : Optional.empty());
    }

    private List<Entry> entries(ScriptVerdict said) {
        Step step = Step.write(said.engine(), script.statement(text(said)));
        return said
                .outcome()
                .map(outcome -> new Entry(step, text(said), outcome, false).expecting(said.expected()))
                .stream()
                .toList();
    }

    private Failure failure(ScriptVerdict said, Fail fail, ScriptCase alone) {
        return new Failure(
                said.claim().oracle(),
                said.claim().why(),
                alone,
                fail,
                alone.queries().isEmpty() ? "setup" : alone.queries().getLast(),
                language,
                Math.max(said.query(), 0));
    }

    private String text(ScriptVerdict said) {
        return said.query() == ScriptVerdict.SETUP
                ? String.join("; ", script.setup())
                : script.queries().get(said.query());
    }
}

package dev.touchstone.cli;

import dev.touchstone.cli.Confirmation.Failure;
import dev.touchstone.core.campaign.Workbench;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Pass;
import dev.touchstone.cypher.CypherStatement;
import dev.touchstone.cypher.oracle.Mark;
import dev.touchstone.cypher.oracle.Script;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Statements in Cypher as they are written, one after the other, by what is claimed of each. */
record ScriptCheck(Script script) {

    List<Judgement> run(Workbench bench, Duration limit) {
        return judgements(bench.run(script, limit).outcomes());
    }

    List<Judgement> judgements(List<Outcome> outcomes) {
        return script.marks(outcomes).stream().map(this::judgement).toList();
    }

    private Judgement judgement(Mark mark) {
        Verdict verdict = mark.verdict().after(mark.outcome().stream().toList());
        return new Judgement(
                script.dataset(),
                List.of(mark.engine()),
                mark.query(),
                text(mark),
                List.of(mark.claim().oracle()),
                verdict,
                verdict instanceof Pass ? List.of() : sights(mark),
                verdict instanceof Fail fail ? Optional.of(failure(mark, fail, script.about(mark))) : Optional.empty());
    }

    private List<Entry> sights(Mark mark) {
        Step step = Step.write(mark.engine(), new CypherStatement(text(mark), Map.of()));
        return mark
                .outcome()
                .map(outcome -> new Entry(step, text(mark), outcome, false).expecting(mark.expected()))
                .stream()
                .toList();
    }

    private static Failure failure(Mark mark, Fail fail, Script alone) {
        return new Failure(
                mark.claim().oracle(),
                mark.claim().why(),
                alone,
                fail,
                alone.queries().isEmpty() ? "setup" : alone.queries().getLast(),
                "cypher",
                Math.max(mark.query(), 0));
    }

    private String text(Mark mark) {
        return mark.query() == Mark.SETUP
                ? String.join("; ", script.setup())
                : script.queries().get(mark.query());
    }
}

package dev.touchstone.cli;

import dev.touchstone.cli.Confirmation.Failure;
import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.campaign.Workbench;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.finding.Finding.Sight;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Pass;
import dev.touchstone.cypher.oracle.Mark;
import dev.touchstone.cypher.oracle.Script;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Statements in Cypher as they are written, one after the other, by what is claimed of each. */
record ScriptCheck(Script script) {

    List<Judgement> run(Workbench bench, Duration limit) {
        return judgements(bench.run(script, limit));
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

    private List<Sight> sights(Mark mark) {
        return mark
                .outcome()
                .map(outcome -> new Sight(
                        mark.engine(),
                        text(mark),
                        Map.of(),
                        Map.of(),
                        outcome.summary(),
                        answer(outcome).map(answer -> answer.first(Sight.MOST_ROWS)),
                        mark.expected().map(answer -> answer.first(Sight.MOST_ROWS))))
                .stream()
                .toList();
    }

    private static Optional<Answer> answer(Outcome outcome) {
        return outcome instanceof Outcome.Rows rows ? Optional.of(rows.answer()) : Optional.empty();
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

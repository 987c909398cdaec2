package dev.touchstone.campaign.examine;

import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.SameFailure;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.report.LanguageReport;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is asked once a failure is confirmed, so that its page can say more and says nothing untried: what an engine's reference answers to each
 * of the statements, in languages whose reference is an engine, and whether the engine does the same where values stand in the place of
 * parameters.
 *
 * @param bench on which the case was just run
 */
public record Corroboration(Workbench bench, LanguageReport report, Duration limit) {

    /** The transcript, with the facts that further runs add. */
    public Transcript of(Case proposed, Transcript transcript) {
        List<Entry> known = Workbench.withExpectations(proposed, transcript).entries();
        return transcript.with(withInlined(proposed, withReference(proposed, known)));
    }

    /** The reference does what the engine was asked to do, one step after the other, as far as ids of the engine's own are not needed for it. */
    private List<Entry> withReference(Case proposed, List<Entry> entries) {
        List<Entry> all = new ArrayList<>(entries);
        try {
            bench.begin();
            for (int i = 0; i < entries.size(); i++) {
                Step step = entries.get(i).step();
                Optional<Target> reference = bench.target(step.engine()).reference();
                boolean needed = step.changes() || entries.get(i).right().isEmpty();
                if (reference.isEmpty() || !needed) {
                    continue;
                }
                if (step.namesIds()) {
                    if (step.changes()) {
                        return all;
                    }
                    continue;
                }
                Outcome outcome = bench.run(of(reference.get(), step), dataset(proposed, step), limit)
                        .outcome();
                boolean settled = step.statement().undetermined().isEmpty();
                if (outcome instanceof Rows rows && rows.complete() && settled && !step.changes()) {
                    all.set(i, all.get(i).expecting(Optional.of(rows.answer())));
                }
                if (outcome instanceof Rejected || outcome instanceof Failed) {
                    all.set(i, all.get(i).refusedAs(outcome.summary()));
                }
                if (step.changes() && !(outcome instanceof Rows)) {
                    return all;
                }
            }
        } catch (EngineUnavailable e) {
            // Then nobody says what is right, and the relation must do.
            return entries;
        }
        return all;
    }

    private static Step of(Target reference, Step step) {
        return new Step(
                reference.engine(),
                step.statement(),
                step.statement().options(),
                step.changes(),
                step.instead(),
                step.anew(),
                step.role());
    }

    private static Dataset dataset(Case proposed, Step step) {
        return step.instead().orElse(proposed.dataset());
    }

    /** Only of cases that read, and that leave the engine able to answer. */
    private List<Entry> withInlined(Case proposed, List<Entry> entries) {
        boolean calm = proposed.earlier().isEmpty()
                && entries.stream().noneMatch(entry -> entry.step().changes())
                && entries.stream()
                        .map(Entry::outcome)
                        .allMatch(outcome ->
                                outcome instanceof Rows || outcome instanceof Rejected || outcome instanceof Failed);
        if (!calm) {
            return entries;
        }
        List<Entry> all = new ArrayList<>(entries);
        bench.begin();
        for (int i = 0; i < entries.size(); i++) {
            Step step = entries.get(i).step();
            Target target = bench.target(step.engine());
            Optional<Statement> inlined = report.inlined(step.statement(), target.dialect());
            if (inlined.isPresent()) {
                Outcome outcome = bench.run(as(inlined.get(), step), dataset(proposed, step), limit)
                        .outcome();
                if (SameFailure.ERROR_PLACE.of(entries.get(i).outcome(), outcome)) {
                    all.set(i, all.get(i).inlinedAs(inlined.get().text(target.dialect())));
                }
            }
        }
        return all;
    }

    private static Step as(Statement statement, Step step) {
        return new Step(step.engine(), statement, step.options(), false, step.instead());
    }
}

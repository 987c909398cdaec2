package dev.touchstone.core.campaign;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.finding.Finding.Sight;
import dev.touchstone.core.finding.Telling;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value.NativeId;
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
public record Corroboration(Workbench bench, Telling telling, Duration limit) {

    /** What was asked and what came of it, with what can be found out besides. */
    public List<Sight> of(Case proposed, List<Outcome> outcomes) {
        List<Sight> sights = bench.sights(proposed, outcomes);
        List<Optional<Step>> steps = new ArrayList<>();
        for (int i = 0; i < outcomes.size(); i++) {
            steps.add(proposed.next(outcomes.subList(0, i)));
        }
        if (sights.size() != outcomes.size() || !steps.stream().allMatch(Optional::isPresent)) {
            return sights;
        }
        List<Step> asked = steps.stream().map(Optional::orElseThrow).toList();
        return withInlined(proposed, asked, outcomes, withReference(proposed, asked, sights));
    }

    /** The reference does what the engine was asked to do, one step after the other, as far as ids of the engine's own are not needed for it. */
    private List<Sight> withReference(Case proposed, List<Step> asked, List<Sight> sights) {
        List<Sight> all = new ArrayList<>(sights);
        try {
            bench.begin();
            for (int i = 0; i < asked.size(); i++) {
                Step step = asked.get(i);
                Optional<Target> reference = bench.target(step.engine()).reference();
                boolean needed = step.changes() || sights.get(i).right().isEmpty();
                if (reference.isEmpty() || !needed) {
                    continue;
                }
                if (namesIds(step.statement())) {
                    if (step.changes()) {
                        return all;
                    }
                    continue;
                }
                Outcome outcome = bench.run(of(reference.get(), step), dataset(proposed, step), limit);
                boolean settled = step.statement().undetermined().isEmpty();
                if (outcome instanceof Rows rows && rows.complete() && settled && !step.changes()) {
                    all.set(i, all.get(i).expecting(Optional.of(rows.answer().first(Sight.MOST_ROWS))));
                } else if (step.changes() && !(outcome instanceof Rows)) {
                    return all;
                }
            }
        } catch (EngineUnavailable e) {
            // Then nobody says what is right, and the relation must do.
            return sights;
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

    private static boolean namesIds(Statement statement) {
        return statement.parameters().values().stream()
                .flatMap(value -> Tree.nodes((Record) value))
                .anyMatch(NativeId.class::isInstance);
    }

    private static Dataset dataset(Case proposed, Step step) {
        return step.instead().orElse(proposed.dataset());
    }

    /** Only of cases that read, and that leave the engine able to answer. */
    private List<Sight> withInlined(Case proposed, List<Step> asked, List<Outcome> outcomes, List<Sight> sights) {
        boolean calm = proposed.earlier().isEmpty()
                && asked.stream().noneMatch(Step::changes)
                && outcomes.stream()
                        .allMatch(outcome ->
                                outcome instanceof Rows || outcome instanceof Rejected || outcome instanceof Failed);
        if (!calm) {
            return sights;
        }
        List<Sight> all = new ArrayList<>(sights);
        bench.begin();
        for (int i = 0; i < asked.size(); i++) {
            Step step = asked.get(i);
            Target target = bench.target(step.engine());
            Optional<Statement> inlined = telling.inlined(step.statement(), target.dialect());
            if (inlined.isPresent()) {
                Outcome outcome = bench.run(as(inlined.get(), step), dataset(proposed, step), limit);
                if (isAlike(outcomes.get(i), outcome)) {
                    all.set(i, all.get(i).saidAs(inlined.get().text(target.dialect())));
                }
            }
        }
        return all;
    }

    private static Step as(Statement statement, Step step) {
        return new Step(step.engine(), statement, step.options(), false, step.instead());
    }

    private static boolean isAlike(Outcome one, Outcome other) {
        if (one instanceof Rows rows && other instanceof Rows others) {
            return rows.complete() == others.complete()
                    && new Comparison(Sameness.TYPED)
                            .asMultisets(rows.answer().rows(), others.answer().rows())
                            .isNone();
        }
        return one.getClass() == other.getClass()
                && !one.trace().isEmpty()
                && one.trace().equals(other.trace());
    }
}

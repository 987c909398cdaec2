package dev.touchstone.campaign.examine;

import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.References;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Plays a case on the reference of its language. What fails there, too, is no proof against an engine: a smaller case may have left what
 * makes its relation hold, or the relation may be a bug of our own. It does not apply to a case that runs on the reference itself.
 *
 * @param right the right ones; empty where the language has none in this process
 */
public record ReferenceVeto(List<InProcessEngine> right) {
    public ReferenceVeto {
        right = List.copyOf(right);
    }

    public static ReferenceVeto of(Language language) {
        return new ReferenceVeto(language.references().map(References::correct).orElse(List.of()));
    }

    public boolean failsToo(Case proposed) {
        return right.stream()
                .findFirst()
                .filter(reference -> !asksOnlyReferences(proposed))
                .map(InProcessEngine::fresh)
                .filter(fresh -> fails(fresh.get(), proposed))
                .isPresent();
    }

    private boolean asksOnlyReferences(Case proposed) {
        return right.stream()
                .map(reference -> reference.target().engine())
                .toList()
                .containsAll(proposed.engines());
    }

    private static boolean fails(InProcessEngine.Evaluator evaluator, Case proposed) {
        evaluator.load(proposed.dataset());
        List<Outcome> outcomes = new ArrayList<>();
        Optional<Step> step = proposed.next(outcomes);
        while (step.isPresent()) {
            if (step.get().anew()) {
                evaluator.load(proposed.dataset());
            }
            step.get().instead().ifPresent(evaluator::load);
            outcomes.add(evaluator.run(step.get().statement(), step.get().options()));
            if (step.get().instead().isPresent()) {
                evaluator.load(proposed.dataset());
            }
            step = proposed.next(outcomes);
        }
        return proposed.judge(outcomes) instanceof Fail;
    }
}

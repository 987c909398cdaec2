package dev.touchstone.core.shrink;

import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.SameFailure;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Tries smaller cases, each at most once, and keeps the smallest that fails in the same way. Once the budget is spent nothing fails any
 * more, so that whoever asks comes to an end with what there is.
 */
final class Attempts {
    private static final int FEW = 8;

    private final Predicate<Case> legal;
    private final Function<Case, JudgedRun> judge;
    private final BooleanSupplier spent;
    private final Fail wanted;
    private final Set<Case> tried = new LinkedHashSet<>();
    private final List<ShrinkResult.Other> others = new ArrayList<>();
    /** Every case that was the best for a time, from the largest to the smallest. */
    private final List<Case> steps = new ArrayList<>();

    private Case best;
    private long size;
    private int runs;

    /**
     * Begins with a case that fails.
     *
     * @param legal whether a case may be tried at all
     * @param judge runs a case and judges it
     * @param spent whether the budget is spent
     */
    Attempts(Case failing, Fail wanted, Predicate<Case> legal, Function<Case, JudgedRun> judge, BooleanSupplier spent) {
        this.best = failing;
        this.size = Measure.of(failing);
        this.wanted = wanted;
        this.legal = legal;
        this.judge = judge;
        this.spent = spent;
        tried.add(failing);
    }

    /** Whether a case is smaller than the best so far and fails in the same way; then it is the best from now on. */
    boolean isBetter(Case candidate) {
        return accepts(candidate, size - 1);
    }

    /** Whether a case that is no larger, but nicer, fails in the same way; then it is the best from now on. */
    boolean isAsGood(Case candidate) {
        return accepts(candidate, size);
    }

    private boolean accepts(Case candidate, long most) {
        if (isSpent()) {
            return false;
        }
        long candidateSize = Measure.of(candidate);
        if (candidateSize > most || !fails(candidate)) {
            return false;
        }
        best = candidate;
        size = candidateSize;
        steps.add(candidate);
        return true;
    }

    /** Whether a case fails in the same way. */
    boolean fails(Case candidate) {
        if (spent.getAsBoolean() || !tried.add(candidate) || !legal.test(candidate)) {
            return false;
        }
        runs++;
        JudgedRun run = judge.apply(candidate);
        if (!(run.verdict() instanceof Fail fail)) {
            return false;
        }
        if (SameFailure.ERROR_PLACE.of(wanted, fail)) {
            return true;
        }
        others.add(new ShrinkResult.Other(candidate, fail, candidate.subject(run.transcript())));
        return false;
    }

    boolean isLegal(Case candidate) {
        return legal.test(candidate);
    }

    /** Whether a legal case that need not be smaller still fails in the same way, tried before or not. */
    boolean stillFails(Case candidate) {
        if (spent.getAsBoolean()) {
            return false;
        }
        runs++;
        return judge.apply(candidate).verdict() instanceof Fail fail && SameFailure.ERROR_PLACE.of(wanted, fail);
    }

    /** The values that occur in the best case, or none where they are many. */
    List<Value> values() {
        List<Value> values = Tree.nodes((Record) best)
                .filter(Value.class::isInstance)
                .map(Value.class::cast)
                .distinct()
                .limit(FEW + 1)
                .toList();
        return values.size() > FEW ? List.of() : values;
    }

    Case best() {
        return best;
    }

    List<Case> steps() {
        return steps;
    }

    int runs() {
        return runs;
    }

    boolean isSpent() {
        return spent.getAsBoolean();
    }

    List<ShrinkResult.Other> others() {
        return others;
    }
}

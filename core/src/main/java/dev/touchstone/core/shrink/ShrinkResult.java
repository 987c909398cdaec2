package dev.touchstone.core.shrink;

import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.util.List;
import java.util.Optional;

/**
 * What came of a reduction.
 *
 * @param smallest the smallest case that fails in the same way
 * @param steps the cases that led to it, each smaller than or as small as the one before; it is the last of them
 * @param runs how many cases were run
 * @param finished whether nothing smaller was left to try; else the budget was spent
 * @param others cases that failed in another way, met on the way
 * @param indifferent what does not matter in the smallest case, in a line each
 */
public record ShrinkResult(
        Case smallest, List<Case> steps, int runs, boolean finished, List<Other> others, List<String> indifferent) {
    public ShrinkResult {
        steps = List.copyOf(steps);
        others = List.copyOf(others);
        indifferent = List.copyOf(indifferent);
    }

    /**
     * A case that fails in another way than the one that was reduced.
     *
     * @param subject the statement that its run was about
     */
    public record Other(Case proposed, Fail fail, Optional<Statement> subject) {}
}

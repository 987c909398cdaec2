package dev.touchstone.triage;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.SameFailure;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Transcript.Entry;
import dev.touchstone.core.oracle.Verdict;

/**
 * Compares what one version did with what another did where the finding was made. A version reproduces a finding if its answer equals the
 * bad one (the reproducing version sets of GDsmith), not if it fails somehow.
 *
 * @param engine the one whose place other versions take
 * @param then the run of the case where the finding was made
 */
public record VersionComparison(EngineId engine, Transcript then) {
    /** What the finding does on a version where this came of it. */
    public Fate of(Transcript now, Verdict verdict) {
        return switch (verdict) {
            case Verdict.Pass pass -> Fate.FIXED;
            case Verdict.Unknown unknown -> Fate.INCONCLUSIVE;
            case Verdict.Fail fail -> sameAnswers(now) ? Fate.SAME : Fate.OTHER;
        };
    }

    /** Only the answers of the engine that is moved count: the others are the same process, asked once more. */
    private boolean sameAnswers(Transcript now) {
        for (int i = 0; i < then.entries().size(); i++) {
            Entry entry = then.entries().get(i);
            boolean moved = entry.engine().equals(engine);
            if (moved
                    && (i >= now.entries().size()
                            || !SameFailure.ERROR_CLASS.of(
                                    entry.outcome(), now.entries().get(i).outcome()))) {
                return false;
            }
        }
        return true;
    }
}

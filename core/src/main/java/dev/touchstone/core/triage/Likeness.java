package dev.touchstone.core.triage;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Killed;
import dev.touchstone.core.engine.Outcome.NotLoaded;
import dev.touchstone.core.engine.Outcome.OwnError;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.TimedOut;
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
public record Likeness(EngineId engine, Transcript then) {
    private static final Comparison COMPARISON = new Comparison(Sameness.TYPED);

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
                            || !same(entry.outcome(), now.entries().get(i).outcome()))) {
                return false;
            }
        }
        return true;
    }

    /** Rows as multisets, errors by what they are and the class at their root: messages and frames change with versions. */
    static boolean same(Outcome one, Outcome other) {
        return switch (one) {
            case Rows rows ->
                other instanceof Rows others
                        && COMPARISON
                                .asMultisets(
                                        rows.answer().rows(), others.answer().rows())
                                .isNone();
            case Rejected rejected ->
                other instanceof Rejected others
                        && rejected.reason() == others.reason()
                        && rejected.error().rootType().equals(others.error().rootType());
            case Failed failed ->
                other instanceof Failed others
                        && failed.error().rootType().equals(others.error().rootType());
            case Crashed crashed ->
                other instanceof Crashed others && crashed.how().equals(others.how());
            case TimedOut timedOut -> other instanceof TimedOut;
            case OwnError own -> false;
            case Killed killed -> false;
            case NotLoaded notLoaded -> other instanceof NotLoaded others && same(notLoaded.why(), others.why());
        };
    }
}

package dev.touchstone.triage;

import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.time.Duration;

/** Runs cases of findings again, each on a fresh dataset, on engines that stay up. */
public record CaseRunner(EnginePool engines, Duration limit) {

    /** What came of a case. */
    public record Seen(Transcript transcript, Verdict verdict) {}

    /**
     * Runs a case once. One that needs others before it begins on fresh processes.
     *
     * @throws EngineUnavailable where an engine is unavailable, or does not start
     */
    Seen once(Case proposed) {
        boolean fresh = engines.isFresh(proposed.neededEngines());
        try (Workbench bench = bench(proposed)) {
            if (!fresh && !proposed.earlier().isEmpty()) {
                bench.refresh();
            }
            return run(proposed, bench);
        }
    }

    /**
     * Runs a case, and if it does not fail once more on fresh processes: what was asked before may be what keeps it from failing.
     *
     * @throws EngineUnavailable where an engine is unavailable, or does not start
     */
    public Seen insistently(Case proposed) {
        boolean fresh = engines.isFresh(proposed.neededEngines());
        try (Workbench bench = bench(proposed)) {
            Seen first = run(proposed, bench);
            if (fresh || first.verdict() instanceof Fail) {
                return first;
            }
            bench.refresh();
            return run(proposed, bench);
        }
    }

    private Workbench bench(Case proposed) {
        return new Workbench(engines.targets(proposed.neededEngines()), engines, Launcher.Watcher.NONE);
    }

    private Seen run(Case proposed, Workbench bench) {
        Transcript transcript = Workbench.withExpectations(proposed, bench.insist(proposed, limit));
        return new Seen(transcript, proposed.verdict(transcript));
    }
}

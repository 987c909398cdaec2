package dev.touchstone.cli;

import dev.touchstone.core.campaign.Workbench;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.time.Duration;

/** Runs cases of findings again, each on a fresh dataset, on engines that stay up. */
record Rerun(Fleet fleet, Duration limit) {

    /** What came of a case. */
    record Seen(Transcript transcript, Verdict verdict) {}

    /**
     * Runs a case once. One that needs others before it begins on fresh processes.
     *
     * @throws EngineUnavailable where an engine cannot be had, or does not start
     */
    Seen once(Case proposed) {
        boolean fresh = fleet.isFresh(proposed.neededEngines());
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
     * @throws EngineUnavailable where an engine cannot be had, or does not start
     */
    Seen insistently(Case proposed) {
        boolean fresh = fleet.isFresh(proposed.neededEngines());
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
        return new Workbench(fleet.targets(proposed.neededEngines()), fleet, Launcher.Watcher.NONE);
    }

    private Seen run(Case proposed, Workbench bench) {
        Transcript transcript = Workbench.withExpectations(proposed, bench.insist(proposed, limit));
        return new Seen(transcript, proposed.verdict(transcript));
    }
}

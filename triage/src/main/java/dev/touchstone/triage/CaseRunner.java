package dev.touchstone.triage;

import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.Verdict.Fail;
import java.time.Duration;

/** Runs cases of findings again, each on a fresh dataset, on engines that stay up. */
public record CaseRunner(EnginePool engines, Duration limit) {

    /**
     * Runs a case once. One that needs others before it begins on fresh processes.
     *
     * @throws EngineUnavailable where an engine is unavailable, or does not start
     */
    JudgedRun once(Case proposed) {
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
    public JudgedRun insistently(Case proposed) {
        boolean fresh = engines.isFresh(proposed.neededEngines());
        try (Workbench bench = bench(proposed)) {
            JudgedRun first = run(proposed, bench);
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

    private JudgedRun run(Case proposed, Workbench bench) {
        return JudgedRun.of(proposed, Workbench.withExpectations(proposed, bench.insist(proposed, limit)));
    }
}

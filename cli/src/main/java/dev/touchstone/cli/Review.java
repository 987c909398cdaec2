package dev.touchstone.cli;

import dev.touchstone.core.campaign.Effort;
import dev.touchstone.core.campaign.Examination;
import dev.touchstone.core.campaign.Examination.Examined;
import dev.touchstone.core.campaign.Workbench;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.finding.RawLog.Raw;
import dev.touchstone.engines.Engines.Ready;
import java.time.Duration;
import java.util.List;

/**
 * Looks at failing cases that were put off, each on processes of its own.
 *
 * @param limit how long a statement may take
 * @param ready the engines that there are
 */
record Review(Workshop workshop, Duration limit, Effort effort, List<Ready> ready) {

    /**
     * Confirms a case alone, and makes it small. What its round asked before is not there any more.
     *
     * @throws EngineUnavailable where an engine cannot be had, or does not start
     */
    Examined of(Raw raw) {
        List<Ready> asked =
                raw.proposed().neededEngines().stream().map(this::engine).toList();
        List<Target> targets = asked.stream().map(Ready::target).toList();
        Examination examination =
                new Examination(workshop.languages.named(raw.origin().language()), targets, limit, effort, () -> false);
        try (Workbench bench = new Workbench(targets, workshop.launcher(asked), Launcher.Watcher.NONE)) {
            bench.start();
            return examination.on(bench, raw.finding(), List.of());
        }
    }

    private Ready engine(EngineId wanted) {
        return ready.stream()
                .filter(engine -> engine.id().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new EngineUnavailable(wanted + " is not to be had"));
    }
}

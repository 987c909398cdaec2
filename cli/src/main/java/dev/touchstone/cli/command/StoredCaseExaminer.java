package dev.touchstone.cli.command;

import dev.touchstone.campaign.examine.Examiner;
import dev.touchstone.campaign.examine.Examiner.Examination;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.cli.option.EngineOptions;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.engines.Engines.Ready;
import java.time.Duration;
import java.util.List;

/**
 * Examines failing cases that were stored, each on its own processes.
 *
 * @param limit the timeout of a statement
 * @param ready the available engines
 */
public record StoredCaseExaminer(EngineOptions engineOptions, Duration limit, Effort effort, List<Ready> ready) {

    /**
     * Confirms a case alone, and shrinks it. The statements that its round ran before are not repeated.
     *
     * @throws EngineUnavailable where an engine is unavailable, or does not start
     */
    public Examination of(Finding raw) {
        List<Ready> asked = raw.proposed().neededEngines().stream()
                .filter(engine -> !isReference(engine))
                .map(this::engine)
                .toList();
        List<Target> targets = asked.stream().map(Ready::target).toList();
        Examiner examiner = new Examiner(
                engineOptions.languages.named(raw.origin().language()), targets, limit, effort, () -> false);
        try (Workbench bench = new Workbench(targets, engineOptions.launcher(asked), Launcher.Watcher.NONE)) {
            bench.start();
            return examiner.on(bench, raw, List.of());
        }
    }

    /** A workbench starts the references of its engines by itself. */
    private boolean isReference(EngineId wanted) {
        return ready.stream()
                .flatMap(engine -> engine.reference().stream())
                .anyMatch(reference -> reference.id().equals(wanted));
    }

    private Ready engine(EngineId wanted) {
        return ready.stream()
                .filter(engine -> engine.id().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new EngineUnavailable(wanted + " is unavailable"));
    }
}

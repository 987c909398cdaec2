package dev.touchstone.campaign.run;

import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.engine.InProcessLauncher;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Target;
import java.util.List;

/** What is tested together in a trial, and who starts it. */
public record TrialEngines(List<Target> targets, Launcher launcher) {
    public TrialEngines {
        targets = List.copyOf(targets);
    }

    public static TrialEngines of(List<InProcessEngine> inProcess) {
        return new TrialEngines(
                inProcess.stream().map(InProcessEngine::target).toList(), new InProcessLauncher(inProcess));
    }
}

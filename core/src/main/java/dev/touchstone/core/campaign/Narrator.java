package dev.touchstone.core.campaign;

import dev.touchstone.core.campaign.Event.EngineRestarted;
import dev.touchstone.core.campaign.Event.EngineStarted;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Target;

/** Turns what happens to processes into events. */
record Narrator(Listener listener) implements Launcher.Watcher {

    @Override
    public void started(Target target, String reportedVersion) {
        listener.on(new EngineStarted(target.engine(), reportedVersion));
    }

    @Override
    public void restarted(Target target, String why) {
        listener.on(new EngineRestarted(target.engine(), why));
    }
}

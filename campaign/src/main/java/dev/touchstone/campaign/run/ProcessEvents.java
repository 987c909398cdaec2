package dev.touchstone.campaign.run;

import dev.touchstone.campaign.event.Event.EngineRestarted;
import dev.touchstone.campaign.event.Event.EngineStarted;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Target;

/** Turns what happens to processes into events. */
public record ProcessEvents(Listener listener) implements Launcher.Watcher {

    @Override
    public void started(Target target, String reportedVersion) {
        listener.on(new EngineStarted(target.engine(), reportedVersion));
    }

    @Override
    public void restarted(Target target, String why) {
        listener.on(new EngineRestarted(target.engine(), why));
    }
}

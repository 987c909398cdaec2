package dev.touchstone.core.campaign;

import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.StandIn;
import dev.touchstone.core.engine.StandIns;
import dev.touchstone.core.engine.Target;
import java.util.List;

/** What is tested together in a trial, and who starts it. */
public record Cast(List<Target> targets, Launcher launcher) {
    public Cast {
        targets = List.copyOf(targets);
    }

    public static Cast of(List<StandIn> standIns) {
        return new Cast(standIns.stream().map(StandIn::target).toList(), new StandIns(standIns));
    }
}

package dev.touchstone.cli;

import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Target;

/** Nobody is told about processes. */
final class Unwatched implements Launcher.Watcher {
    @Override
    public void started(Target target, String reportedVersion) {}

    @Override
    public void restarted(Target target, String why) {}
}

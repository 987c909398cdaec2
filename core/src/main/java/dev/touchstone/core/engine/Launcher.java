package dev.touchstone.core.engine;

/** Starts engines. */
public interface Launcher {

    /** A session with a process of its own, which {@code watcher} is told about. */
    Session open(Target target, Watcher watcher);

    /** Hears of the processes behind a session. */
    interface Watcher {
        void started(Target target, String reportedVersion);

        void restarted(Target target, String why);
    }
}

package dev.touchstone.core.engine;

/** Knows how engines are started. */
public interface Launcher {

    /** A session that is not started yet. {@code watcher} is notified of its processes. */
    Session session(Target target, Watcher watcher);

    /** Hears of the processes behind a session. */
    interface Watcher {
        /** Nobody hears of them. */
        Watcher NONE = new Watcher() {
            @Override
            public void started(Target target, String reportedVersion) {}

            @Override
            public void restarted(Target target, String why) {}
        };

        void started(Target target, String reportedVersion);

        void restarted(Target target, String why);
    }
}

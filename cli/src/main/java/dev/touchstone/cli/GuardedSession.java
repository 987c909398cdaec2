package dev.touchstone.cli;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A session that runs nothing that reaches beyond the dataset: such a statement is a mistake of who gave it, and never gets to the engine. */
record GuardedSession(Session guarded) implements Session {

    /** A launcher whose sessions are guarded. */
    static Launcher over(Launcher launcher) {
        return (target, watcher) -> new GuardedSession(launcher.session(target, watcher));
    }

    @Override
    public Outcome run(Statement statement, Map<String, String> options, Duration limit) {
        List<String> powers = statement.powers(target().dialect());
        if (!powers.isEmpty()) {
            throw new UserMistake(
                    "a statement has " + String.join(", ", powers) + ", which can reach files, the network or "
                            + "other programs from " + target().engine() + "; it is run only with --trust");
        }
        return guarded.run(statement, options, limit);
    }

    @Override
    public Target target() {
        return guarded.target();
    }

    @Override
    public void start() {
        guarded.start();
    }

    @Override
    public String reportedVersion() {
        return guarded.reportedVersion();
    }

    @Override
    public Optional<Outcome> load(Dataset dataset) {
        return guarded.load(dataset);
    }

    @Override
    public void restart() {
        guarded.restart();
    }

    @Override
    public Duration busy() {
        return guarded.busy();
    }

    @Override
    public void close() {
        guarded.close();
    }
}

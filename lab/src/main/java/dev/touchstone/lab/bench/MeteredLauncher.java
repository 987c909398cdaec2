package dev.touchstone.lab.bench;

import dev.touchstone.core.Digest;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineTime;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;

/** Starts engines as another launcher does, and counts what is asked of them. May be read from any thread. */
final class MeteredLauncher implements Launcher {
    private final Launcher launcher;
    private final List<Session> sessions = new CopyOnWriteArrayList<>();
    private final LongAdder statements = new LongAdder();
    private final LongAdder checks = new LongAdder();
    private final LongAdder loads = new LongAdder();
    /** What an engine has to plan anew: another text, or other options. */
    private final Set<String> plans = ConcurrentHashMap.newKeySet();

    MeteredLauncher(Launcher launcher) {
        this.launcher = launcher;
    }

    @Override
    public Session session(Target target, Watcher watcher) {
        Session session = new MeteredSession(launcher.session(target, watcher));
        sessions.add(session);
        return session;
    }

    /** What the engines have done so far. */
    Work work() {
        EngineTime time = sessions.stream().map(Session::time).reduce(EngineTime.NONE, EngineTime::plus);
        return new Work(time, statements.sum(), checks.sum(), plans.size(), loads.sum());
    }

    /**
     * What engines have done.
     *
     * @param checks statements that gave rows
     * @param plans different statements, whatever their parameters
     */
    record Work(EngineTime time, long statements, long checks, long plans, long loads) {
        Work minus(Work before) {
            return new Work(
                    time.minus(before.time),
                    statements - before.statements,
                    checks - before.checks,
                    plans - before.plans,
                    loads - before.loads);
        }
    }

    private final class MeteredSession implements Session {
        private final Session session;

        MeteredSession(Session session) {
            this.session = session;
        }

        @Override
        public Optional<Outcome> load(Dataset dataset) {
            loads.increment();
            return session.load(dataset);
        }

        @Override
        public Outcome run(Statement statement, String text, Map<String, String> options, Duration limit) {
            Outcome outcome = session.run(statement, text, options, limit);
            statements.increment();
            if (outcome instanceof Rows) {
                checks.increment();
            }
            plans.add(Digest.of(text, options.toString()));
            return outcome;
        }

        @Override
        public Target target() {
            return session.target();
        }

        @Override
        public void start() {
            session.start();
        }

        @Override
        public String reportedVersion() {
            return session.reportedVersion();
        }

        @Override
        public void restart() {
            session.restart();
        }

        @Override
        public EngineTime time() {
            return session.time();
        }

        @Override
        public void close() {
            session.close();
        }
    }
}

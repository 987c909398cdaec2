package dev.touchstone.core.engine;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.InProcessEngine.Evaluator;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Starts stand-ins as if they were engines. */
public record InProcessLauncher(List<InProcessEngine> all) implements Launcher {
    public InProcessLauncher {
        all = List.copyOf(all);
    }

    @Override
    public Session session(Target target, Watcher watcher) {
        return all.stream()
                .filter(inProcess -> inProcess.target().equals(target))
                .findFirst()
                .map(inProcess -> new InThisProcess(inProcess, watcher))
                .orElseThrow(() -> new EngineUnavailable("no in-process engine for " + target.engine()));
    }

    /** A session without a process: there is nothing to start or to end, and the reference limits its work itself. */
    private static final class InThisProcess implements Session {
        private final InProcessEngine inProcess;
        private final Watcher watcher;
        private Evaluator evaluator;
        private volatile EngineTime time = EngineTime.NONE;

        InThisProcess(InProcessEngine inProcess, Watcher watcher) {
            this.inProcess = inProcess;
            this.watcher = watcher;
            this.evaluator = inProcess.fresh().get();
        }

        @Override
        public Target target() {
            return inProcess.target();
        }

        @Override
        public void start() {
            watcher.started(target(), reportedVersion());
        }

        @Override
        public String reportedVersion() {
            return target().engine().version();
        }

        @Override
        public Optional<Outcome> load(Dataset dataset) {
            evaluator.load(dataset);
            return Optional.empty();
        }

        @Override
        public Outcome run(Statement statement, String text, Map<String, String> options, Duration limit) {
            long start = System.nanoTime();
            Outcome outcome = evaluator.run(statement, options);
            time = time.plus(new EngineTime(Duration.ZERO, Duration.ZERO, Duration.ofNanos(System.nanoTime() - start)));
            return outcome;
        }

        @Override
        public void restart() {
            evaluator = inProcess.fresh().get();
            watcher.restarted(target(), "asked to");
        }

        @Override
        public EngineTime time() {
            return time;
        }

        @Override
        public void close() {}
    }
}

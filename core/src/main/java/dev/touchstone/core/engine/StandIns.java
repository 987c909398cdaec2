package dev.touchstone.core.engine;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.StandIn.Evaluator;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Starts stand-ins as if they were engines. */
public record StandIns(List<StandIn> all) implements Launcher {
    public StandIns {
        all = List.copyOf(all);
    }

    @Override
    public Session session(Target target, Watcher watcher) {
        return all.stream()
                .filter(standIn -> standIn.target().equals(target))
                .findFirst()
                .map(standIn -> new InThisProcess(standIn, watcher))
                .orElseThrow(() -> new EngineUnavailable("nothing stands in for " + target.engine()));
    }

    /** A session without a process: there is nothing to start or to end, and the reference limits its work itself. */
    private static final class InThisProcess implements Session {
        private final StandIn standIn;
        private final Watcher watcher;
        private Evaluator evaluator;
        private Duration busy = Duration.ZERO;

        InThisProcess(StandIn standIn, Watcher watcher) {
            this.standIn = standIn;
            this.watcher = watcher;
            this.evaluator = standIn.fresh().get();
        }

        @Override
        public Target target() {
            return standIn.target();
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
            busy = busy.plusNanos(System.nanoTime() - start);
            return outcome;
        }

        @Override
        public void restart() {
            evaluator = standIn.fresh().get();
            watcher.restarted(target(), "asked to");
        }

        @Override
        public Duration busy() {
            return busy;
        }

        @Override
        public void close() {}
    }
}

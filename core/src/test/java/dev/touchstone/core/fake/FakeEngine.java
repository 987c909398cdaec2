package dev.touchstone.core.fake;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineTime;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.value.Values;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiFunction;

/**
 * Engines in memory, each of which keeps a diary.
 *
 * @param behaviour what an engine does with a text, given its diary up to then
 * @param trouble what goes wrong when it loads
 */
public record FakeEngine(
        BiFunction<List<String>, String, Outcome> behaviour, Optional<Outcome> trouble, List<FakeSession> sessions)
        implements Launcher {
    public static final Target TARGET = new Target(new EngineId("fake", "1.0"), FakeLanguage.DIALECT);
    public static final Outcome ONE_ROW = new Rows(new Answer(List.of("n"), List.of(List.of(Values.of(1)))), true);
    public static final Outcome NO_ROW = new Rows(new Answer(List.of("n"), List.of()), true);

    public FakeEngine(BiFunction<List<String>, String, Outcome> behaviour) {
        this(behaviour, Optional.empty(), new CopyOnWriteArrayList<>());
    }

    /** One that always answers with one row. */
    public FakeEngine() {
        this((diary, text) -> ONE_ROW);
    }

    @Override
    public Session session(Target target, Watcher watcher) {
        FakeSession session = new FakeSession(target, watcher);
        sessions.add(session);
        return session;
    }

    /** What the first engine that was opened did. */
    public List<String> diary() {
        return sessions.getFirst().diary;
    }

    /** An engine that was opened. */
    public final class FakeSession implements Session {
        private final Target target;
        private final Watcher watcher;
        private final List<String> diary = new ArrayList<>();
        private volatile boolean closed;

        FakeSession(Target target, Watcher watcher) {
            this.target = target;
            this.watcher = watcher;
        }

        public boolean isClosed() {
            return closed;
        }

        @Override
        public Target target() {
            return target;
        }

        @Override
        public void start() {
            watcher.started(target, target.engine().version());
        }

        @Override
        public String reportedVersion() {
            return target.engine().version();
        }

        @Override
        public Optional<Outcome> load(Dataset dataset) {
            diary.add("load");
            return trouble;
        }

        @Override
        public Outcome run(Statement statement, String text, Map<String, String> options, Duration limit) {
            diary.add(text);
            return behaviour.apply(diary, text);
        }

        @Override
        public void restart() {
            diary.add("restart");
            watcher.restarted(target, "asked to");
        }

        @Override
        public EngineTime time() {
            return new EngineTime(Duration.ZERO, Duration.ZERO, Duration.ofMillis(diary.size()));
        }

        @Override
        public void close() {
            closed = true;
        }

        @Override
        public String toString() {
            return (closed ? "closed" : "open") + " after " + diary;
        }
    }
}

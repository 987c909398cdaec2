package dev.touchstone.core.campaign;

import dev.touchstone.core.campaign.Event.GroupFinished;
import dev.touchstone.core.campaign.Event.GroupStarted;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.finding.Desk;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Oracle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/** Many rounds, on one group of engines after the other. */
public final class Campaign {
    private final Settings settings;
    private final Launcher launcher;
    private final Json json;
    private final Listener listener;
    private final Desk desk = new Desk();
    private final ConcurrentLinkedQueue<Workbench> benches = new ConcurrentLinkedQueue<>();
    private volatile boolean stopped;

    public Campaign(Settings settings, Launcher launcher, Json json, Listener listener) {
        this.settings = settings;
        this.launcher = launcher;
        this.json = json;
        this.listener = oneAtATime(listener);
    }

    /** Runs to the end, or until {@link #stop}. */
    public void run(List<Group> groups) {
        for (Group group : groups) {
            if (!stopped) {
                run(group);
            }
        }
    }

    private void run(Group group) {
        List<EngineId> engines = group.targets().stream().map(Target::engine).toList();
        List<Oracle> oracles = group.oracles(settings.oracles());
        listener.on(new GroupStarted(
                group.language().name(), engines, oracles.stream().map(Oracle::name).toList()));
        // The clock starts when the engines are up, so that a slow start costs no rounds.
        List<Workbench> started = start(group);
        long start = System.nanoTime();
        Rounds rounds = new Rounds(settings, start);
        play(group, oracles, started, rounds);
        Duration busy = started.stream().map(Workbench::busy).reduce(Duration.ZERO, Duration::plus);
        long millis = (System.nanoTime() - start) / 1_000_000;
        listener.on(new GroupFinished(group.language().name(), millis, busy.toMillis()));
        started.forEach(Workbench::close);
        benches.removeAll(started);
    }

    private List<Workbench> start(Group group) {
        List<Workbench> started = new ArrayList<>();
        for (int i = 0; i < settings.workers(); i++) {
            Workbench bench = new Workbench(group.targets(), launcher, new Narrator(listener));
            started.add(bench);
            benches.add(bench);
        }
        return started;
    }

    private void play(Group group, List<Oracle> oracles, List<Workbench> started, Rounds rounds) {
        try (ExecutorService pool = Executors.newFixedThreadPool(started.size())) {
            List<Future<?>> futures = new ArrayList<>();
            for (Workbench bench : started) {
                Worker worker = new Worker(settings, group, oracles, bench, desk, json, listener, () -> stopped);
                futures.add(pool.submit(() -> rounds.forEach(worker::play)));
            }
            for (Future<?> future : futures) {
                await(future);
            }
        }
    }

    private void await(Future<?> future) {
        try {
            future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stop();
        } catch (ExecutionException e) {
            stopped = true;
            if (e.getCause() instanceof EngineUnavailable unavailable) {
                throw unavailable;
            }
            throw new IllegalStateException("a worker ended early", e.getCause());
        }
    }

    /** Ends the campaign soon, from any thread: no new case, and statements under way are given up with their engines. */
    public void stop() {
        stopped = true;
        benches.forEach(Workbench::close);
    }

    public boolean isStopped() {
        return stopped;
    }

    private static Listener oneAtATime(Listener listener) {
        Object lock = new Object();
        return event -> {
            synchronized (lock) {
                listener.on(event);
            }
        };
    }

    /** Hands out the numbers of the rounds, as long as there is time. */
    private final class Rounds {
        private final AtomicLong next = new AtomicLong();
        private final Optional<Long> end;

        Rounds(Settings settings, long start) {
            this.end = settings.time().map(time -> start + time.toNanos());
        }

        void forEach(java.util.function.LongConsumer play) {
            for (Optional<Long> round = take(); round.isPresent(); round = take()) {
                play.accept(round.get());
            }
        }

        private Optional<Long> take() {
            if (stopped || (end.isPresent() && System.nanoTime() - end.get() > 0)) {
                return Optional.empty();
            }
            long round = next.getAndIncrement();
            return settings.rounds().isPresent() && round >= settings.rounds().get()
                    ? Optional.empty()
                    : Optional.of(round);
        }
    }
}

package dev.touchstone.campaign.run;

import dev.touchstone.campaign.event.Event.GroupFinished;
import dev.touchstone.campaign.event.Event.GroupGivenUp;
import dev.touchstone.campaign.event.Event.GroupStarted;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.campaign.event.SerialListener;
import dev.touchstone.campaign.examine.Examiner;
import dev.touchstone.campaign.examine.Examiner.Examination;
import dev.touchstone.campaign.examine.FindingIntake;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.settings.Families;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.campaign.store.ResumeState;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.MachineFault;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Case;
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
import java.util.concurrent.FutureTask;

/** Many rounds, on one group of engines after the other. */
public final class Campaign {
    private final Settings settings;
    private final Launcher launcher;
    private final Json json;
    private final Listener listener;
    private final FindingIntake intake;
    private final ResumeState resume;
    private final ConcurrentLinkedQueue<Workbench> benches = new ConcurrentLinkedQueue<>();
    private volatile boolean stopped;
    private Optional<Rounds> current = Optional.empty();

    public Campaign(Settings settings, Launcher launcher, Json json, FindingIntake intake, Listener listener) {
        this(settings, launcher, json, intake, ResumeState.NONE, listener);
    }

    /** One that goes on where it was left. */
    public Campaign(
            Settings settings,
            Launcher launcher,
            Json json,
            FindingIntake intake,
            ResumeState resume,
            Listener listener) {
        this.intake = intake;
        this.resume = resume;
        this.settings = settings;
        this.launcher = launcher;
        this.json = json;
        this.listener = new SerialListener(listener);
    }

    /** Runs to the end, or until {@link #stop}. */
    public void run(List<Group> groups) {
        for (Group group : groups) {
            if (!stopped) {
                runOrGiveUp(group);
            }
        }
    }

    /** An engine that does not start, or no more, ends its group; the others go on. */
    private void runOrGiveUp(Group group) {
        try {
            run(group);
        } catch (EngineUnavailable e) {
            if (!stopped) {
                listener.on(new GroupGivenUp(group.language().name(), String.valueOf(e.getMessage())));
            }
        }
    }

    private void run(Group group) {
        List<EngineId> engines = group.targets().stream().map(Target::engine).toList();
        List<Oracle> oracles = group.oracles(settings.oracles());
        listener.on(new GroupStarted(
                group.language().name(), engines, Families.of(oracles).names()));
        List<Workbench> started = new ArrayList<>();
        try {
            start(group, started);
            // The clock starts when the engines are up, so that a slow start costs no rounds.
            Duration busyBefore = busy(started);
            Rounds rounds = new Rounds(settings, group.language().name(), resume, () -> stopped);
            setCurrent(Optional.of(rounds));
            try {
                play(group, oracles, started, rounds);
            } finally {
                setCurrent(Optional.empty());
                long millis = rounds.elapsed().toMillis();
                long processes = (long) started.size() * group.targets().size();
                listener.on(new GroupFinished(
                        group.language().name(),
                        millis,
                        millis * processes,
                        busy(started).minus(busyBefore).toMillis()));
            }
        } finally {
            started.forEach(Workbench::close);
            benches.removeAll(started);
        }
    }

    private static Duration busy(List<Workbench> benches) {
        return benches.stream().map(Workbench::busy).reduce(Duration.ZERO, Duration::plus);
    }

    private void start(Group group, List<Workbench> started) {
        for (int i = 0; i < settings.extent().workers() && !stopped; i++) {
            Workbench bench = bench(group, new ProcessEvents(listener));
            started.add(bench);
            bench.start();
        }
    }

    /** A set of engines of its own, which {@link #stop} closes, too. */
    private Workbench bench(Group group, Launcher.Watcher watcher) {
        Workbench bench = new Workbench(group.targets(), launcher, watcher);
        benches.add(bench);
        if (stopped) {
            bench.close();
        }
        return bench;
    }

    /**
     * Looks at a raw finding of a worker. That is done on engines beside the worker's own, which have become quick by now and which nobody
     * hears of; a server has no second one.
     */
    private Examination examine(Group group, Rounds rounds, Workbench own, Finding raw, List<Case> earlier) {
        Examiner examiner = new Examiner(
                group.language(),
                group.targets(),
                settings.limit(),
                settings.effort(),
                rounds::timeIsUp,
                rounds::isEnded);
        boolean beside =
                group.targets().stream().noneMatch(target -> target.engine().isServer());
        if (beside) {
            Workbench spare = bench(group, Launcher.Watcher.NONE);
            try {
                if (rounds.isEnded()) {
                    return Examination.NOTHING;
                }
                spare.start();
                return examiner.on(spare, raw, earlier);
            } catch (EngineUnavailable e) {
                if (rounds.isEnded()) {
                    return Examination.NOTHING;
                }
                // There is no room for a second one, so the first begins anew.
            } finally {
                spare.close();
                benches.remove(spare);
            }
        }
        try {
            own.refresh();
            return examiner.on(own, raw, earlier);
        } catch (EngineUnavailable e) {
            if (rounds.isEnded()) {
                return Examination.NOTHING;
            }
            throw e;
        }
    }

    private void play(Group group, List<Oracle> oracles, List<Workbench> started, Rounds rounds) {
        GroupRun run = new GroupRun(settings, group, oracles, json, resume, listener, rounds);
        ShrinkBudget budget =
                new ShrinkBudget(settings.effort().share(), settings.extent().workers(), rounds::elapsed);
        Workers workers = new Workers(group.language().name(), started.size(), rounds, listener);
        // What it throws was thrown by the listener, which will throw it again where the group ends.
        Thread clock = Thread.ofVirtual()
                .start(new FutureTask<>(
                        () -> new Clock(rounds, listener)
                                .watch(group.language().name(), budget::underWay, this::takeEnginesAway),
                        true));
        try (ExecutorService pool =
                Executors.newFixedThreadPool(settings.extent().workers())) {
            List<Future<?>> futures = new ArrayList<>();
            for (Workbench bench : started) {
                Failures failures = new Failures(
                        run, intake, budget, (raw, earlier) -> examine(group, rounds, bench, raw, earlier));
                Worker worker = new Worker(run, bench, failures);
                futures.add(pool.submit(() ->
                        orEndAll(rounds, () -> workers.work(() -> rounds.forEach(worker::play)))));
            }
            for (Future<?> future : futures) {
                await(future);
            }
        } finally {
            end(clock);
        }
        workers.throwIfAllAreLost();
    }

    /** It must not take away the engines of the next group. */
    private static void end(Thread clock) {
        clock.interrupt();
        boolean interrupted = Thread.interrupted();
        while (clock.isAlive()) {
            try {
                clock.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void await(Future<?> future) {
        try {
            future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stop();
        } catch (ExecutionException e) {
            throw MachineFault.in(e)
                    .<RuntimeException>map(fault -> fault)
                    .orElseGet(() -> new IllegalStateException("a worker ended early", e.getCause()));
        }
    }

    /** Where one worker breaks for good, the others would go on for nothing. */
    private void orEndAll(Rounds rounds, Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | Error e) {
            rounds.end();
            takeEnginesAway();
            throw e;
        }
    }

    private void takeEnginesAway() {
        benches.forEach(Workbench::close);
    }

    private synchronized void setCurrent(Optional<Rounds> rounds) {
        current = rounds;
    }

    /** Ends the group that is being played soon, from any thread, and goes on with the next. */
    public synchronized void leaveGroup() {
        current.ifPresent(rounds -> {
            rounds.end();
            takeEnginesAway();
        });
    }

    /** Ends the campaign soon, from any thread: no new case, and statements under way are given up with their engines. */
    public void stop() {
        stopped = true;
        takeEnginesAway();
    }

    public boolean isStopped() {
        return stopped;
    }
}

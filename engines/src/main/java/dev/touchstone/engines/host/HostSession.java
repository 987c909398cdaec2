package dev.touchstone.engines.host;

import dev.touchstone.core.MachineFault;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineTime;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher.Watcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.NotLoaded;
import dev.touchstone.core.engine.Outcome.Rejected;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Outcome.TimedOut;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.value.Value;
import dev.touchstone.engines.Server;
import dev.touchstone.host.Absent;
import dev.touchstone.host.Frame;
import dev.touchstone.host.OwnNames;
import dev.touchstone.host.Refused;
import dev.touchstone.host.Request;
import dev.touchstone.host.Wire;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.locks.ReentrantLock;

/** A session with an engine in a child process. */
final class HostSession implements Session {
    /** How long an engine may take to give up by its own means before it is killed. */
    private static final Duration GRACE = Duration.ofSeconds(2);

    /** How long a server may take to remove what we left there. */
    private static final Duration TO_LEAVE = Duration.ofSeconds(5);

    private static final Duration TO_OPEN = Duration.ofMinutes(2);
    private static final Duration TO_LOAD = Duration.ofMinutes(2);

    /** How often it is looked whether a server is back. */
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);

    private static final int ATTEMPTS = 3;
    private static final int LOADS = 4;

    private final Target target;
    private final Launch launch;
    private final Watcher watcher;
    private final int maxRows;

    /** A word that no other session has, by which an adapter knows on a server what is its own. */
    private final String ownWord = UUID.randomUUID().toString();

    private final ReentrantLock asking = new ReentrantLock();
    private volatile Optional<HostProcess> process = Optional.empty();
    private Optional<Load> load = Optional.empty();

    /** What was loaded lately, the latest first: the cases of a round share a few datasets. */
    private final Deque<Load> loads = new ArrayDeque<>();

    private Optional<Path> own = Optional.empty();

    private String reportedVersion = "";
    private String whyRestart = "";
    private volatile EngineTime time = EngineTime.NONE;
    private volatile boolean closed;

    /** A dataset, and the frame that builds it. */
    private record Load(Dataset dataset, Frame changes) {}

    HostSession(Target target, Launch launch, Watcher watcher, int maxRows) {
        this.target = target;
        this.launch = launch;
        this.watcher = watcher;
        this.maxRows = maxRows;
    }

    @Override
    public void start() {
        open();
    }

    @Override
    public Target target() {
        return target;
    }

    @Override
    public String reportedVersion() {
        return reportedVersion;
    }

    @Override
    public EngineTime time() {
        return time;
    }

    @Override
    public Optional<Outcome> load(Dataset dataset) {
        load = Optional.of(written(dataset));
        boolean fresh = process.isEmpty();
        return fresh ? reopen() : sendLoad();
    }

    private Load written(Dataset dataset) {
        for (Load known : loads) {
            if (known.dataset().equals(dataset)) {
                return known;
            }
        }
        Load written = new Load(dataset, new Frame(Frame.LOAD, DatasetLog.of(dataset)));
        loads.addFirst(written);
        if (loads.size() > LOADS) {
            loads.removeLast();
        }
        return written;
    }

    @Override
    public Outcome run(Statement statement, String text, Map<String, String> options, Duration limit) {
        if (process.isEmpty()) {
            Optional<Outcome> trouble = reopen();
            if (trouble.isPresent()) {
                // It was loaded before, so that neither the dataset nor the statement can be what is wrong.
                return new NotLoaded(OwnErrors.notReloaded(trouble.get()));
            }
        }
        Request request = new Request(
                text, WireValues.toWire(statement.parameters()), Map.copyOf(options), limit.toMillis(), maxRows);
        return usable(ask(frame(request), limit, GRACE));
    }

    /**
     * What an adapter refuses after it was opened, it will refuse again: there is no use in asking on. Nor is there where the machine has no
     * room for the engine, which is no error of the engine's.
     */
    private Outcome usable(Outcome outcome) {
        if (outcome instanceof Failed failed) {
            MachineFault.said(failed.error().message()).ifPresent(why -> {
                throw new MachineFault(why + " (" + target.engine() + " says: "
                        + failed.error().message() + ")");
            });
        }
        if (outcome instanceof Rejected rejected && rejected.error().type().equals(Refused.class.getName())) {
            throw new EngineUnavailable(target.engine() + " cannot be used any more: "
                    + rejected.error().message());
        }
        return outcome;
    }

    @Override
    public void restart() {
        end("a fresh process was requested");
    }

    /** Kills the process at once. Another thread that waits for it sees it crash. */
    @Override
    public void close() {
        synchronized (loads) {
            if (closed) {
                return;
            }
            closed = true;
        }
        boolean stays = launch.server().isPresent();
        boolean left = process.filter(host -> stays && leave(host)).isPresent();
        process.ifPresent(HostProcess::close);
        if (stays && load.isPresent() && !left) {
            leaveByAnother();
        }
        own.ifPresent(HostProcess::delete);
    }

    /** A server stays when our process ends, so that our data must be removed; not where a statement is still running. */
    private boolean leave(HostProcess host) {
        if (!asking.tryLock()) {
            return false;
        }
        try {
            host.ask(new Frame(Frame.CLOSE, new byte[0]), TO_LEAVE);
            return true;
        } catch (IOException e) {
            return false;
        } finally {
            asking.unlock();
        }
    }

    /** The process is gone, or waits for a statement: another one with the same word removes what is left. */
    private void leaveByAnother() {
        try (HostProcess host = HostProcess.start(launch, ownFolder(), () -> false)) {
            host.ask(openFrame(), TO_LEAVE);
            host.ask(new Frame(Frame.CLOSE, new byte[0]), TO_LEAVE);
        } catch (IOException e) {
            // The server is gone or hangs; then the data stay there, as they do after a crash.
        }
    }

    private Optional<Outcome> reopen() {
        open();
        return load.isEmpty() ? Optional.empty() : sendLoad();
    }

    private Optional<Outcome> sendLoad() {
        Outcome outcome = usable(ask(load.orElseThrow().changes(), TO_LOAD, Duration.ZERO));
        return outcome instanceof Rows ? Optional.empty() : Optional.of(outcome);
    }

    /**
     * Starts the process; one that does not start is tried again, because memory or ports may be short for a moment.
     * A server that was there before may be down by what it was asked, and starting again.
     */
    private void open() {
        String trouble = "it was closed";
        Optional<MachineFault> fault = Optional.empty();
        long patient = System.nanoTime()
                + launch.server().map(Server::patience).orElse(Duration.ZERO).toNanos();
        int attempt = 0;
        while (attempt < ATTEMPTS && !closed) {
            try {
                process = Optional.of(HostProcess.start(launch, ownFolder(), () -> closed));
                if (closed) {
                    break;
                }
                Outcome outcome = ask(openFrame(), TO_OPEN, Duration.ZERO);
                if (outcome instanceof Rows opened) {
                    announce(opened);
                    return;
                }
                if (outcome instanceof Rejected rejected) {
                    end(rejected.error().message());
                    awaitServer(rejected, patient);
                } else {
                    trouble = outcome.summary();
                    end(trouble);
                    attempt++;
                }
            } catch (IOException e) {
                trouble = String.valueOf(e.getMessage());
                fault = MachineFault.in(e);
                attempt++;
            }
        }
        end(trouble);
        if (fault.isPresent() && !closed) {
            throw fault.get();
        }
        throw new EngineUnavailable(target.engine() + " does not start: " + trouble);
    }

    private void awaitServer(Rejected rejected, long patient) {
        boolean absent = rejected.error().type().equals(Absent.class.getName());
        if (!absent || System.nanoTime() > patient) {
            throw new EngineUnavailable(
                    target.engine() + " cannot be used: " + rejected.error().message());
        }
        try {
            Thread.sleep(BETWEEN_LOOKS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineUnavailable("the wait for a server was interrupted", e);
        }
    }

    private void announce(Rows opened) {
        boolean first = reportedVersion.isEmpty();
        reportedVersion = ((Value.Text) opened.answer().rows().getFirst().getFirst()).value();
        if (first) {
            watcher.started(target, reportedVersion);
        } else {
            watcher.restarted(target, whyRestart);
        }
    }

    private void end(String why) {
        whyRestart = why;
        Optional<HostProcess> ended = process;
        process = Optional.empty();
        ended.ifPresent(HostProcess::close);
    }

    private Outcome ask(Frame question, Duration limit, Duration grace) {
        HostProcess host = process.orElseThrow();
        asking.lock();
        try {
            Reply reply = Reply.read(host.ask(question, limit.plus(grace)), limit);
            time = time.plus(spent(question, reply));
            return reply.outcome();
        } catch (SocketTimeoutException e) {
            TimedOut outcome = new TimedOut(limit, true);
            end(outcome.summary());
            return outcome;
        } catch (IOException e) {
            Outcome outcome = host.outcome();
            end(outcome.summary());
            return outcome;
        } finally {
            asking.unlock();
        }
    }

    private static EngineTime spent(Frame question, Reply reply) {
        Duration busy = Duration.ofNanos(reply.busyNanos());
        Duration planning = Duration.ofNanos(reply.planningNanos());
        return question.tag == Frame.RUN
                ? new EngineTime(Duration.ZERO, planning, busy.minus(planning))
                : new EngineTime(busy, Duration.ZERO, Duration.ZERO);
    }

    private Frame openFrame() {
        Map<String, String> options = new LinkedHashMap<>(launch.options());
        launch.server().ifPresent(server -> {
            options.putAll(server.options());
            options.put("session", ownWord);
            options.put(
                    OwnNames.OPTION,
                    ownFolder().orElseThrow().resolve(OwnNames.OPTION).toString());
        });
        return frame(Frame.OPEN, out -> Wire.writeMap(out, options));
    }

    /**
     * A folder that only this user can read, with a file in which an adapter keeps beyond its process what is ours on a server. It is removed
     * in the end; where this process is killed, by the adapter's.
     */
    private Optional<Path> ownFolder() {
        if (own.isEmpty() && launch.server().isPresent()) {
            try {
                Path folder = Files.createTempDirectory("touchstone-own-");
                own = Optional.of(folder);
                Files.createFile(
                        folder.resolve(OwnNames.OPTION),
                        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            } catch (IOException e) {
                throw new UncheckedIOException("no temporary file can be created", e);
            }
        }
        return own;
    }

    private static Frame frame(Request request) {
        return frame(Frame.RUN, out -> Frame.writeRequest(out, request));
    }

    private static Frame frame(byte tag, Body body) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
        try {
            body.write(new DataOutputStream(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException("a frame in memory cannot fail", e);
        }
        return new Frame(tag, bytes.toByteArray());
    }

    private interface Body {
        void write(DataOutputStream out) throws IOException;
    }
}

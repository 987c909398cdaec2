package dev.touchstone.engines.host;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.engine.Outcome.Killed;
import dev.touchstone.engines.Credentials;
import dev.touchstone.host.EngineGone;
import dev.touchstone.host.Frame;
import dev.touchstone.host.HostMain;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A running child process, and the connection to it. */
final class HostProcess implements AutoCloseable {
    private static final Duration TO_CONNECT = Duration.ofSeconds(60);
    private static final Duration LOOK_EVERY = Duration.ofMillis(200);
    private static final String CONNECTION_LOST = "connection lost";
    private static final int FIRST_SIGNAL = 128;

    /** Hang-up, interrupt, kill (which is also what a system that is short of memory sends) and terminate: nothing that an engine does to itself. */
    private static final Set<Integer> FROM_OUTSIDE = Set.of(1, 2, 9, 15);

    private static final int SENT_AT_ONCE = 8 * 1024;

    private final Process process;
    private final Path folder;
    private final LastLines output;
    private final Socket socket;
    private final DataInputStream in;
    private final DataOutputStream out;
    private final AtomicBoolean closed = new AtomicBoolean();

    private HostProcess(Process process, Path folder, LastLines output, Socket socket) throws IOException {
        this.process = process;
        this.folder = folder;
        this.output = output;
        this.socket = socket;
        this.in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
        this.out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
        socket.setTcpNoDelay(true);
    }

    /**
     * Starts the process and waits until it has connected; an IOException says why it did not.
     *
     * @param more a folder that the process removes, too, where its parent is gone
     * @param givenUp whether nobody waits for it any more
     */
    static HostProcess start(Launch launch, Optional<Path> more, BooleanSupplier givenUp) throws IOException {
        Path folder = Files.createTempDirectory("touchstone-");
        byte[] random = new byte[16];
        new SecureRandom().nextBytes(random);
        String secret = HexFormat.of().formatHex(random);
        try (HostListener reception = new HostListener(secret)) {
            Process process =
                    command(launch, folder, more, reception.port(), secret).start();
            LastLines output = new LastLines(process.getInputStream());
            try {
                return new HostProcess(process, folder, output, accept(reception, process, output, givenUp));
            } catch (IOException e) {
                end(process);
                throw e;
            }
        } catch (IOException e) {
            delete(folder);
            throw e;
        }
    }

    private static ProcessBuilder command(Launch launch, Path folder, Optional<Path> more, int port, String secret)
            throws IOException {
        // The class path goes through a file, because some are longer than a command line may be.
        String classPath =
                launch.classPath().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        Path arguments = folder.resolve("class-path");
        Files.writeString(arguments, "-cp \"" + classPath.replace("\\", "\\\\") + "\"");
        List<String> command = new ArrayList<>();
        command.add(launch.java().toString());
        command.addAll(launch.flags());
        // What an engine unpacks goes away with its folder, also when it is killed.
        String temporary = Files.createDirectory(folder.resolve("tmp")).toString();
        command.add("-Djava.io.tmpdir=" + temporary);
        command.add("-XX:-UsePerfData");
        command.add("@" + arguments);
        command.add(HostMain.class.getName());
        command.addAll(List.of(launch.adapter(), Integer.toString(port), folder.toString()));
        more.ifPresent(path -> command.add(path.toString()));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).directory(folder.toFile());
        builder.environment().put(HostMain.SECRET, secret);
        List.of("TMPDIR", "TMP", "TEMP").forEach(name -> builder.environment().put(name, temporary));
        // An engine has no need to know them.
        builder.environment().remove(Credentials.USER);
        builder.environment().remove(Credentials.PASSWORD);
        return builder;
    }

    private static Socket accept(HostListener reception, Process process, LastLines output, BooleanSupplier givenUp)
            throws IOException {
        long end = System.nanoTime() + TO_CONNECT.toNanos();
        while (System.nanoTime() < end) {
            if (givenUp.getAsBoolean()) {
                throw new IOException("it was closed");
            }
            Optional<Socket> ours = await(reception);
            if (ours.isPresent()) {
                return ours.get();
            }
            if (!process.isAlive()) {
                throw new IOException("it ended at once: " + last(output.afterTheEnd()));
            }
        }
        throw new IOException("it did not connect within " + TO_CONNECT.toSeconds() + " s");
    }

    private static Optional<Socket> await(HostListener reception) throws IOException {
        try {
            return reception.await(LOOK_EVERY);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("the wait was interrupted", e);
        }
    }

    private static String last(List<String> lines) {
        return lines.isEmpty()
                ? "no output"
                : String.join(" | ", lines.subList(Math.max(0, lines.size() - 3), lines.size()));
    }

    /**
     * Sends a frame and waits for the answer.
     *
     * @throws SocketTimeoutException when there is none within the limit
     * @throws IOException when the process is gone
     */
    Frame ask(Frame question, Duration limit) throws IOException {
        socket.setSoTimeout((int) Math.min(limit.toMillis(), Integer.MAX_VALUE));
        send(question, limit);
        return Frame.receive(in);
    }

    /** What fits into the connection is sent at once; the rest only as fast as the process reads, and it may not read at all. */
    private void send(Frame question, Duration limit) throws IOException {
        if (question.bytes().length < SENT_AT_ONCE) {
            question.send(out);
            return;
        }
        AtomicBoolean late = new AtomicBoolean();
        Thread watch = Thread.ofVirtual().start(() -> closeAfter(limit, late));
        try {
            question.send(out);
        } catch (IOException e) {
            if (late.get()) {
                throw (IOException) new SocketTimeoutException("it does not listen").initCause(e);
            }
            throw e;
        } finally {
            watch.interrupt();
        }
    }

    private void closeAfter(Duration limit, AtomicBoolean late) {
        try {
            Thread.sleep(limit);
            late.set(true);
            socket.close();
        } catch (InterruptedException e) {
            // It was sent in time.
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            // Then it is closed already.
        }
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** How the process ended, in words that are the same whenever it ends like this. */
    private String howItEnded() {
        try {
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                return CONNECTION_LOST;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return CONNECTION_LOST;
        }
        int code = process.exitValue();
        if (code == HostMain.OUT_OF_MEMORY) {
            return "OutOfMemoryError";
        }
        if (code == EngineGone.CONNECTION_LOST) {
            return "the server closed the connection";
        }
        return code > FIRST_SIGNAL ? "signal " + (code - FIRST_SIGNAL) : "exit code " + code;
    }

    /** What its end says of it, once the connection to it is lost. */
    Outcome outcome() {
        String how = howItEnded();
        if (how.equals(CONNECTION_LOST) || process.exitValue() == HostMain.BROKEN) {
            return OwnErrors.ofHost(how, lastOutput());
        }
        return FROM_OUTSIDE.contains(process.exitValue() - FIRST_SIGNAL)
                ? new Killed(how)
                : new Crashed(how, lastOutput());
    }

    private List<String> lastOutput() {
        return output.afterTheEnd();
    }

    long pid() {
        return process.pid();
    }

    /** Kills the process and removes its folder. May be called more than once, and from any thread. */
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        end(process);
        try {
            socket.close();
        } catch (IOException e) {
            // The process is dead, and the connection with it.
        }
        delete(folder);
    }

    private static void end(Process process) {
        process.destroyForcibly();
        try {
            process.waitFor(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** As far as it goes: a file that stays behind in the temporary folder is no reason to stop a campaign. */
    static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException | UncheckedIOException e) {
            folder.toFile().deleteOnExit();
        }
    }
}

package dev.touchstone.engines.host;

import dev.touchstone.engines.Credentials;
import dev.touchstone.host.EngineGone;
import dev.touchstone.host.Frame;
import dev.touchstone.host.HostMain;
import dev.touchstone.host.Wire;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A running child process, and the connection to it. */
final class HostProcess implements AutoCloseable {
    private static final Duration TO_CONNECT = Duration.ofSeconds(60);
    private static final int LOOK_EVERY_MILLIS = 200;
    private static final String CONNECTION_LOST = "connection lost";
    private static final int FIRST_SIGNAL = 128;

    /** How long one that has connected may take to say who it is. */
    private static final Duration TO_SAY_WHO = Duration.ofSeconds(5);

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
     * @param givenUp whether nobody waits for it any more
     */
    static HostProcess start(Launch launch, BooleanSupplier givenUp) throws IOException {
        Path folder = Files.createTempDirectory("touchstone-");
        byte[] random = new byte[16];
        new SecureRandom().nextBytes(random);
        String secret = HexFormat.of().formatHex(random);
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Process process =
                    command(launch, folder, server.getLocalPort(), secret).start();
            LastLines output = new LastLines(process.getInputStream());
            try {
                return new HostProcess(process, folder, output, accept(server, process, output, secret, givenUp));
            } catch (IOException e) {
                end(process);
                throw e;
            }
        } catch (IOException e) {
            delete(folder);
            throw e;
        }
    }

    private static ProcessBuilder command(Launch launch, Path folder, int port, String secret) throws IOException {
        // The class path goes through a file, because some are longer than a command line may be.
        String classPath =
                launch.classPath().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        Path arguments = folder.resolve("class-path");
        Files.writeString(arguments, "-cp \"" + classPath.replace("\\", "\\\\") + "\"");
        List<String> command = new ArrayList<>();
        command.add(launch.java().toString());
        command.addAll(launch.flags());
        command.add("@" + arguments);
        command.add(HostMain.class.getName());
        command.addAll(List.of(launch.adapter(), Integer.toString(port), folder.toString()));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).directory(folder.toFile());
        builder.environment().put(HostMain.SECRET, secret);
        // An engine has no need to know them.
        builder.environment().remove(Credentials.USER);
        builder.environment().remove(Credentials.PASSWORD);
        return builder;
    }

    private static Socket accept(
            ServerSocket server, Process process, LastLines output, String secret, BooleanSupplier givenUp)
            throws IOException {
        server.setSoTimeout(LOOK_EVERY_MILLIS);
        long end = System.nanoTime() + TO_CONNECT.toNanos();
        while (System.nanoTime() < end) {
            if (givenUp.getAsBoolean()) {
                throw new IOException("it was closed");
            }
            try {
                Socket socket = server.accept();
                if (knows(secret, socket)) {
                    return socket;
                }
                socket.close();
            } catch (SocketTimeoutException e) {
                if (!process.isAlive()) {
                    throw new IOException("it ended at once: " + last(output.afterTheEnd()), e);
                }
            }
        }
        throw new IOException("it did not connect within " + TO_CONNECT.toSeconds() + " s");
    }

    /** Whoever says something else, or nothing, is not our process. */
    static boolean knows(String secret, Socket socket) throws IOException {
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        Wire.writeString(new DataOutputStream(expected), secret);
        socket.setSoTimeout((int) TO_SAY_WHO.toMillis());
        try {
            return Arrays.equals(expected.toByteArray(), socket.getInputStream().readNBytes(expected.size()));
        } catch (IOException e) {
            return false;
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
    String howItEnded() {
        try {
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                return CONNECTION_LOST;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "connection lost";
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

    /** Whether it is there and cannot be spoken to, or gave up by itself, so that it says nothing of the engine. */
    boolean brokeByItself() {
        return howItEnded().equals(CONNECTION_LOST) || process.exitValue() == HostMain.BROKEN;
    }

    List<String> lastOutput() {
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
    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException | UncheckedIOException e) {
            folder.toFile().deleteOnExit();
        }
    }
}

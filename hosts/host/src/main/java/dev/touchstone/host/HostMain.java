package dev.touchstone.host;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * The child process in which an engine runs: {@code HostMain ADAPTER PORT FOLDER [FOLDER]}, with the parent's secret in the
 * environment.
 *
 * <p>The wire is a loopback connection to the parent and not standard output, to which an engine, or native code in it,
 * may print what it likes. The process survives nothing on purpose: it ends when memory runs out and when the parent is
 * gone. Then it removes the folders.
 */
public final class HostMain {
    /** The environment variable with the secret that the parent expects first. */
    public static final String SECRET = "TOUCHSTONE_SECRET";

    /** The exit code after an OutOfMemoryError, the one that HotSpot's ExitOnOutOfMemoryError uses. */
    public static final int OUT_OF_MEMORY = 3;

    /** The exit code of a host that broke by a mistake of its own. */
    public static final int BROKEN = 70;

    private static final int ATTEMPTS = 5;

    private HostMain() {}

    public static void main(String[] args) throws Exception {
        ignoreInterrupts();
        Path folder = Path.of(args[2]);
        List<Path> folders = Stream.of(args).skip(2).map(Path::of).collect(Collectors.toList());
        // From the very beginning: what it writes to this is nothing, and it ends when the parent does.
        watch("touchstone-parent", folders, () -> {
            while (System.in.read() >= 0) {
                Thread.onSpinWait();
            }
        });
        Adapter adapter = Class.forName(args[0])
                .asSubclass(Adapter.class)
                .getDeclaredConstructor()
                .newInstance();
        Socket parent = connect(Integer.parseInt(args[1]), folders);
        parent.setTcpNoDelay(true);
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(parent.getOutputStream()));
        DataInputStream in = new DataInputStream(new BufferedInputStream(parent.getInputStream()));
        Wire.writeString(out, System.getenv(SECRET));
        out.flush();

        BlockingQueue<Frame> questions = new LinkedBlockingQueue<>();
        watch("touchstone-reader", folders, () -> {
            while (true) {
                questions.add(Frame.receive(in));
            }
        });
        try {
            Host host = new Host(adapter, Files.createDirectory(folder.resolve("data")));
            while (true) {
                host.answer(questions.take()).send(out);
            }
        } catch (OutOfMemoryError e) {
            Runtime.getRuntime().halt(OUT_OF_MEMORY);
        } catch (EngineGone e) {
            Runtime.getRuntime().halt(e.code);
        } catch (Throwable e) {
            // An engine's own threads must not keep a host alive that answers no more.
            e.printStackTrace();
            Runtime.getRuntime().halt(BROKEN);
        }
    }

    /** Nobody listens where the parent ended before this process had begun. */
    private static Socket connect(int port, List<Path> folders) {
        try {
            return new Socket(InetAddress.getLoopbackAddress(), port);
        } catch (IOException gone) {
            throw end(folders);
        }
    }

    /** Ends the process; never returns. */
    private static IllegalStateException end(List<Path> folders) {
        folders.forEach(HostMain::delete);
        Runtime.getRuntime().halt(0);
        return new IllegalStateException("a process goes on that has ended");
    }

    /** Reads on a thread of its own, so that a parent that is gone is noticed while the engine is busy, or not yet there. */
    private static void watch(String name, List<Path> folders, Reading reading) {
        Thread thread = new Thread(
                () -> {
                    try {
                        reading.toTheEnd();
                    } catch (IOException gone) {
                        // That is the end, too.
                    }
                    end(folders);
                },
                name);
        thread.setDaemon(true);
        thread.start();
    }

    /** Reads what the parent sends, until there is no parent. */
    private interface Reading {
        void toTheEnd() throws IOException;
    }

    /** Ctrl-C reaches the whole process group; it is the parent's to handle, and must not look like a crash. */
    private static void ignoreInterrupts() {
        Signal.handle(new Signal("INT"), SignalHandler.SIG_IGN);
    }

    /** As far as it goes: the engine is still running, and may write while its files are removed. */
    private static void delete(Path folder) {
        for (int attempt = 0; attempt < ATTEMPTS && Files.exists(folder); attempt++) {
            deleteOnce(folder);
        }
    }

    private static void deleteOnce(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException | UncheckedIOException e) {
            System.err.println("touchstone: left behind " + folder + ": " + e);
        }
    }
}

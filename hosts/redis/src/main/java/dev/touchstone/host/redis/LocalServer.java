package dev.touchstone.host.redis;

import dev.touchstone.host.Refused;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * A server of our own: on loopback, on a free port, with nothing on disk but its log.
 *
 * <p>It is the child of a small shell script that ends it when our end of a pipe is closed. So it cannot outlive this
 * process, however that ends.
 */
final class LocalServer implements AutoCloseable {
    private static final String KEEPER = "exec 3<&0; \"$@\" & server=$!; "
            + "(read gone <&3; kill -9 $server) 2>/dev/null & keeper=$!; "
            + "wait $server; code=$?; kill $keeper 2>/dev/null; exit $code";
    private static final long TO_START_NANOS = TimeUnit.SECONDS.toNanos(20);
    private static final int LINES_SHOWN = 60;

    private final Process process;
    private final int port;
    private final Path log;

    private LocalServer(Process process, int port, Path log) {
        this.process = process;
        this.port = port;
        this.log = log;
    }

    static LocalServer start(String server, String module, Path folder) throws IOException, InterruptedException {
        int port = freePort();
        Path log = folder.resolve("server.log");
        List<String> command = List.of(
                "sh",
                "-c",
                KEEPER,
                "keeper",
                server,
                "--bind",
                "127.0.0.1",
                "--port",
                Integer.toString(port),
                "--protected-mode",
                "yes",
                "--save",
                "",
                "--appendonly",
                "no",
                "--dir",
                folder.toString(),
                "--daemonize",
                "no",
                "--loadmodule",
                module,
                "TEMP_FOLDER",
                folder.toString());
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .directory(new File(folder.toString()))
                .start();
        LocalServer started = new LocalServer(process, port, log);
        started.awaitConnection();
        return started;
    }

    int port() {
        return port;
    }

    /** Waits until the server has ended, shows the last of its log as evidence, and tells its exit code. */
    int exitCode() throws InterruptedException {
        if (!process.waitFor(10, TimeUnit.SECONDS)) {
            return dev.touchstone.host.EngineGone.CONNECTION_LOST;
        }
        System.out.println(lastLines());
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroy();
    }

    private void awaitConnection() throws IOException, InterruptedException {
        long end = System.nanoTime() + TO_START_NANOS;
        while (System.nanoTime() < end) {
            if (!process.isAlive()) {
                throw new Refused("the server ended at once: " + lastLines());
            }
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1000);
                return;
            } catch (IOException notYet) {
                Thread.sleep(10);
            }
        }
        throw new IOException("the server did not listen within 20 s");
    }

    private String lastLines() {
        try {
            List<String> lines = Files.readAllLines(log);
            return lines.subList(Math.max(0, lines.size() - LINES_SHOWN), lines.size()).stream()
                    .collect(Collectors.joining("\n"));
        } catch (IOException e) {
            return "its log cannot be read: " + e;
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}

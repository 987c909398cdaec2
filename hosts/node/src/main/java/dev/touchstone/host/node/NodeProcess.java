package dev.touchstone.host.node;

import dev.touchstone.host.EngineGone;
import dev.touchstone.host.HostMain;
import dev.touchstone.host.Refused;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A Node.js that serves an engine on loopback. It ends by itself when this process is gone. */
final class NodeProcess implements AutoCloseable {
    private final Process process;
    private final URI url;
    private final String secret;

    private NodeProcess(Process process, URI url, String secret) {
        this.process = process;
        this.url = url;
        this.secret = secret;
    }

    /**
     * Starts one.
     *
     * @param options {@code node}, the command; {@code modules}, the folder with the packages; {@code engine}, which of our scripts knows
     *     the engine
     */
    static NodeProcess start(Path folder, Map<String, String> options) throws IOException {
        String engine = options.get("engine");
        Path script = copy("serve.cjs", folder);
        copy(engine + ".cjs", folder);
        byte[] random = new byte[16];
        new SecureRandom().nextBytes(random);
        String secret = new BigInteger(1, random).toString(16);
        ProcessBuilder builder = new ProcessBuilder(
                        options.get("node"), script.toString(), options.get("modules"), engine)
                .redirectErrorStream(true);
        // Not the one that this process has of its parent.
        builder.environment().put(HostMain.SECRET, secret);
        Process process = builder.start();
        BufferedReader output =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String first = output.readLine();
        if (first == null || !first.matches("\\d+")) {
            process.destroyForcibly();
            throw new Refused("Node.js does not start it: " + first);
        }
        Thread printer = new Thread(() -> print(output), "touchstone-node-output");
        printer.setDaemon(true);
        printer.start();
        return new NodeProcess(process, URI.create("http://127.0.0.1:" + first + "/"), secret);
    }

    private static Path copy(String resource, Path folder) throws IOException {
        Path file = folder.resolve(resource);
        try (InputStream in = NodeProcess.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IOException("no script " + resource);
            }
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        }
        return file;
    }

    /** What it prints is evidence, which the parent keeps. */
    private static void print(BufferedReader output) {
        try {
            output.lines().forEach(System.out::println);
        } catch (UncheckedIOException e) {
            // It was killed.
            System.out.println("no more output: " + e.getCause());
        }
    }

    URI url() {
        return url;
    }

    /** What every request must have, because every local user can reach the port. */
    Map<String, String> headers() {
        return Map.of("X-Touchstone-Secret", secret);
    }

    /** What it ended with, once its connection is lost. */
    int exitCode() throws InterruptedException {
        return process.waitFor(5, TimeUnit.SECONDS) ? process.exitValue() : EngineGone.CONNECTION_LOST;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}

package dev.touchstone.engines.server;

import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.MavenSettings;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.engines.jdk.Jdks;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.opentest4j.TestAbortedException;

/** A FalkorDB without graphs, on loopback, in a process of its own, for tests. */
public final class FalkorServer implements AutoCloseable {
    private static final String ENGINE = "falkordb@4.16.3";

    private final Process process;
    private final int port;

    private FalkorServer(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /**
     * Starts one.
     *
     * @param folder for its files
     * @param cache where what is fetched is kept
     * @throws TestAbortedException with what is missing
     */
    public static FalkorServer open(Path folder, Path cache) {
        try {
            Map<String, String> files = files(cache);
            int port = Loopback.freePort();
            Process process = new ProcessBuilder(List.of(
                            files.getOrDefault("server", ""),
                            "--bind",
                            "127.0.0.1",
                            "--port",
                            Integer.toString(port),
                            "--save",
                            "",
                            "--dir",
                            folder.toString(),
                            "--loadmodule",
                            files.getOrDefault("module", ""),
                            "TEMP_FOLDER",
                            folder.toString()))
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("output.txt").toFile())
                    .start();
            Loopback.await(process, port);
            return new FalkorServer(process, port);
        } catch (EngineUnavailable e) {
            throw new TestAbortedException("FalkorDB was not tested: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The options of the adapter that starts it otherwise: where the server and its module are. */
    private static Map<String, String> files(Path cache) {
        Path home = Path.of(System.getProperty("user.home"));
        try (Fetcher fetcher = new Fetcher(MavenSettings.read(System.getenv(), home), cache, Progress.SILENT)) {
            return new Engines(Catalogue.standard(), fetcher, Jdks.find(List.of(), System.getenv(), home))
                    .find(ENGINE)
                    .options();
        }
    }

    public int port() {
        return port;
    }

    @Override
    public void close() {
        Loopback.end(process);
    }
}

package dev.touchstone.engines.server;

import dev.touchstone.core.engine.Launcher.Watcher;
import dev.touchstone.core.engine.Session;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.fetch.FetchFailed;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.MavenSettings;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.engines.host.HostLauncher;
import dev.touchstone.engines.jdk.Jdk;
import dev.touchstone.engines.jdk.JdkRange;
import dev.touchstone.engines.jdk.Jdks;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.opentest4j.TestAbortedException;

/** A Fuseki with an empty dataset in memory, on loopback, in a process of its own, for tests. */
public final class FusekiServer implements AutoCloseable {
    private static final String VERSION = "5.6.0";

    private final Process process;
    private final int port;

    private FusekiServer(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /**
     * Starts one.
     *
     * @param folder for its output
     */
    public static FusekiServer open(Path folder) {
        try {
            return open(folder, Loopback.freePort());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts one in the place of this one, which was closed. */
    FusekiServer again(Path folder) {
        return open(folder, port);
    }

    private static FusekiServer open(Path folder, int port) {
        try {
            Process process = new ProcessBuilder(
                            jdk().java().toString(),
                            "-Xmx256m",
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            jars().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                            "org.apache.jena.fuseki.main.cmds.FusekiMainCmd",
                            "--localhost",
                            "--port=" + port,
                            "--update",
                            "--timeout=60000",
                            "--mem",
                            "/ds")
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("output.txt").toFile())
                    .start();
            Loopback.await(process, port);
            return new FusekiServer(process, port);
        } catch (FetchFailed e) {
            throw new TestAbortedException("Fuseki was not tested: " + e.why(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Jdk jdk() {
        return Jdks.find(List.of(), System.getenv(), Path.of(System.getProperty("user.home")))
                .suitable(JdkRange.parse("17+"))
                .orElseThrow(() -> new TestAbortedException("Fuseki was not tested: it needs JDK 17"));
    }

    /** Its command wants Log4j for its output. */
    private static List<Path> jars() throws FetchFailed {
        List<String> artifacts = List.of(
                "org.apache.jena:jena-fuseki-main:" + VERSION, "org.apache.logging.log4j:log4j-slf4j2-impl:2.25.1");
        try (Fetcher fetcher = fetcher()) {
            return fetcher.classPath("fuseki-" + VERSION, artifacts, List.of());
        }
    }

    public String url() {
        return "sparql+http://127.0.0.1:" + port + "/ds";
    }

    /** What a user does there without us: an update, or a query whose answer comes as CSV. */
    String post(String kind, String text) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/ds"))
                .header("Content-Type", "application/sparql-" + kind)
                .header("Accept", "text/csv")
                .POST(BodyPublishers.ofString(text))
                .build();
        HttpResponse<String> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        return response.body();
    }

    /** What a campaign would find at a URL. */
    public static Ready find(String url) {
        Path home = Path.of(System.getProperty("user.home"));
        try (Fetcher fetcher = fetcher()) {
            Engines engines = new Engines(Catalogue.standard(), fetcher, Jdks.find(List.of(), System.getenv(), home));
            return new Servers(engines, "256m", at -> Optional.empty(), at -> false).find(url);
        }
    }

    public static Session session(Ready ready) {
        return new HostLauncher(List.of(ready), "512m").session(ready.target(), Watcher.NONE);
    }

    private static Fetcher fetcher() {
        Path home = Path.of(System.getProperty("user.home"));
        Path cache = Path.of("target", "touchstone-cache").toAbsolutePath();
        return new Fetcher(MavenSettings.read(System.getenv(), home), cache, Progress.SILENT);
    }

    @Override
    public void close() {
        Loopback.end(process);
    }
}

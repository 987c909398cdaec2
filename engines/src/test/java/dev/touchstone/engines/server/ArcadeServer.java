package dev.touchstone.engines.server;

import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher.Watcher;
import dev.touchstone.core.engine.Session;
import dev.touchstone.engines.Credentials;
import dev.touchstone.engines.Engines;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.fetch.FetchFailed;
import dev.touchstone.engines.fetch.Fetcher;
import dev.touchstone.engines.fetch.MavenSettings;
import dev.touchstone.engines.fetch.Progress;
import dev.touchstone.engines.host.HostLauncher;
import dev.touchstone.engines.jdk.Jdks;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.opentest4j.TestAbortedException;

/** An ArcadeDB server without databases, on loopback, in a process of its own, for tests. */
public final class ArcadeServer implements AutoCloseable {
    public static final String VERSION = "26.7.1";
    public static final String USER = "root";
    public static final String PASSWORD = "not-to-be-seen";

    /** What it needs beside the embedded engine. Of the network module it wants exceptions, which are old; not every mirror has a newer one. */
    private static final List<String> ARTIFACTS = List.of(
            "com.arcadedb:arcadedb-server:" + VERSION + "@jar",
            "com.arcadedb:arcadedb-network:25.3.1@jar",
            "io.undertow:undertow-core:2.4.2.Final",
            "io.micrometer:micrometer-core:1.17.0");

    private final Process process;
    private final int port;

    private ArcadeServer(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /**
     * Starts one.
     *
     * @param folder for its files
     */
    public static ArcadeServer open(Path folder) {
        try {
            return open(folder, Loopback.freePort());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts one in the place of this one, which was closed, with what it had. */
    ArcadeServer again(Path folder) {
        return open(folder, port);
    }

    private static ArcadeServer open(Path folder, int port) {
        try (Fetcher fetcher = fetcher()) {
            Ready engine = engines(fetcher).find("arcadedb/cypher@" + VERSION);
            List<Path> jars = new ArrayList<>(fetcher.classPath("arcadedb-server-" + VERSION, ARTIFACTS, List.of()));
            jars.addAll(engine.jars());
            Process process = new ProcessBuilder(command(engine, jars, folder, port))
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("output.txt").toFile())
                    .start();
            Loopback.await(process, port);
            return new ArcadeServer(process, port);
        } catch (EngineUnavailable e) {
            throw new TestAbortedException("ArcadeDB's server was not tested: " + e.getMessage(), e);
        } catch (FetchFailed e) {
            throw new TestAbortedException("ArcadeDB's server was not tested: " + e.why(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> command(Ready engine, List<Path> jars, Path folder, int port) {
        List<String> command = new ArrayList<>();
        command.add(engine.jdk().java().toString());
        command.addAll(engine.release().flags());
        Stream.of(
                        "rootPassword=" + PASSWORD,
                        "rootPath=" + folder,
                        "databaseDirectory=" + folder.resolve("databases"),
                        "httpIncomingHost=127.0.0.1",
                        "httpIncomingPort=" + port)
                .forEach(setting -> command.add("-Darcadedb.server." + setting));
        command.addAll(List.of(
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-cp",
                jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                "com.arcadedb.server.ArcadeDBServer"));
        return command;
    }

    public int port() {
        return port;
    }

    public String url() {
        return "arcadedb+http://127.0.0.1:" + port;
    }

    /** What a campaign would find at the URL. */
    public Ready find() {
        return find(Optional.of(new Credentials(USER, PASSWORD)));
    }

    Ready find(Optional<Credentials> credentials) {
        try (Fetcher fetcher = fetcher()) {
            return new Servers(engines(fetcher), "256m", at -> credentials, at -> false).find(url());
        }
    }

    public static Session session(Ready ready) {
        return new HostLauncher(List.of(ready), "512m").session(ready.target(), Watcher.NONE);
    }

    /** What a user does there without us: a command to the server. */
    public String command(String text) throws IOException, InterruptedException {
        return post("server", "{\"command\": \"" + text + "\"}");
    }

    /** What a user does there without us: a statement in a database of theirs. */
    String cypher(String database, String text) throws IOException, InterruptedException {
        return post("command/" + database, "{\"language\": \"opencypher\", \"command\": \"" + text + "\"}");
    }

    private String post(String path, String body) throws IOException, InterruptedException {
        byte[] user = (USER + ":" + PASSWORD).getBytes(StandardCharsets.UTF_8);
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/v1/" + path))
                .header("Content-Type", "application/json")
                .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(user))
                .POST(BodyPublishers.ofString(body))
                .build();
        return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();
    }

    private static Engines engines(Fetcher fetcher) {
        Path home = Path.of(System.getProperty("user.home"));
        return new Engines(Catalogue.standard(), fetcher, Jdks.find(List.of(), System.getenv(), home));
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

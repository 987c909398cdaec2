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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.opentest4j.TestAbortedException;

/** A Gremlin Server with an empty TinkerGraph, on loopback, in a process of its own, for tests. */
public final class GremlinServer implements AutoCloseable {
    public static final String VERSION = "3.7.5";

    private final Process process;
    private final int port;

    private GremlinServer(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /**
     * Starts one.
     *
     * @param folder for its configuration
     */
    public static GremlinServer open(Path folder) {
        try {
            int port = Loopback.freePort();
            Process process = new ProcessBuilder(
                            jdk().java().toString(),
                            "-Xmx256m",
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            jars().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                            "org.apache.tinkerpop.gremlin.server.GremlinServer",
                            configuration(folder, port).toString())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("output.txt").toFile())
                    .start();
            Loopback.await(process, port);
            return new GremlinServer(process, port);
        } catch (FetchFailed e) {
            throw new TestAbortedException("Gremlin Server was not tested: " + e.why(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The Groovy inside reads no class files of a newer one. */
    private static Jdk jdk() {
        return Jdks.find(List.of(), System.getenv(), Path.of(System.getProperty("user.home")))
                .suitable(JdkRange.parse("11-21"))
                .orElseThrow(() -> new TestAbortedException("Gremlin Server was not tested: it needs JDK 11-21"));
    }

    private static List<Path> jars() throws FetchFailed {
        List<String> artifacts = List.of(
                "org.apache.tinkerpop:gremlin-server:" + VERSION,
                "org.apache.tinkerpop:tinkergraph-gremlin:" + VERSION,
                "org.slf4j:slf4j-nop:1.7.36");
        try (Fetcher fetcher = fetcher()) {
            return fetcher.classPath("gremlin-server-" + VERSION, artifacts, List.of());
        }
    }

    private static Path configuration(Path folder, int port) throws IOException {
        Path graph = Files.writeString(
                folder.resolve("graph.properties"),
                "gremlin.graph=org.apache.tinkerpop.gremlin.tinkergraph.structure.TinkerGraph\n");
        Path script = Files.writeString(folder.resolve("start.groovy"), "[g: traversal().withEmbedded(graph)]\n");
        return Files.writeString(folder.resolve("server.yaml"), """
                        host: 127.0.0.1
                        port: %d
                        graphs: {graph: %s}
                        scriptEngines:
                          gremlin-groovy:
                            plugins:
                              org.apache.tinkerpop.gremlin.server.jsr223.GremlinServerGremlinPlugin: {}
                              org.apache.tinkerpop.gremlin.tinkergraph.jsr223.TinkerGraphGremlinPlugin: {}
                              org.apache.tinkerpop.gremlin.jsr223.ScriptFileGremlinPlugin: {files: [%s]}
                        """.formatted(port, graph, script));
    }

    public String url() {
        return "ws://127.0.0.1:" + port + "/gremlin";
    }

    /** What a campaign would find at the URL. */
    public Ready find(boolean disposable) {
        Path home = Path.of(System.getProperty("user.home"));
        try (Fetcher fetcher = fetcher()) {
            Engines engines = new Engines(Catalogue.standard(), fetcher, Jdks.find(List.of(), System.getenv(), home));
            return new Servers(engines, "256m", at -> Optional.empty(), at -> disposable).find(url());
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

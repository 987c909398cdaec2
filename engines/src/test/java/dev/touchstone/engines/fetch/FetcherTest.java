package dev.touchstone.engines.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.apache.maven.settings.Mirror;
import org.apache.maven.settings.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A repository on loopback that does what a repository should not. */
@Timeout(120)
class FetcherTest {
    private static final Duration SILENCE = Duration.ofSeconds(1);
    private static final String POM = "<project><modelVersion>4.0.0</modelVersion><groupId>org.example</groupId>"
            + "<artifactId>tiny</artifactId><version>1.0</version></project>";
    private static final List<String> TINY = List.of("org.example:tiny:1.0");

    @TempDir
    Path folder = Path.of("");

    private final CountDownLatch over = new CountDownLatch(1);
    private HttpServer server;
    private Manner manner = Manner.RIGHT;

    private enum Manner {
        RIGHT,
        WRONG_CHECKSUM,
        NO_CHECKSUM,
        NEVER_ANSWERS,
        STOPS_IN_THE_MIDDLE
    }

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::answer);
        server.start();
    }

    @AfterEach
    void stop() {
        over.countDown();
        server.stop(0);
    }

    @Test
    void whatARepositoryHasIsFetched() throws FetchFailed {
        assertThat(fetch()).singleElement().satisfies(jar -> assertThat(jar).hasFileName("tiny-1.0.jar"));
    }

    @ParameterizedTest
    @EnumSource(names = {"WRONG_CHECKSUM", "NO_CHECKSUM"})
    void whatHasNoRightChecksumIsNotUsed(Manner bad) {
        manner = bad;
        assertThatThrownBy(this::fetch)
                .isInstanceOf(FetchFailed.class)
                .hasMessageStartingWith("tiny cannot be fetched: Checksum validation failed")
                .hasMessageNotContaining("\n");
    }

    @ParameterizedTest
    @EnumSource(names = {"NEVER_ANSWERS", "STOPS_IN_THE_MIDDLE"})
    void aDownloadThatStallsEndsWithALine(Manner bad) {
        manner = bad;
        assertThatThrownBy(this::fetch)
                .isInstanceOf(FetchFailed.class)
                .hasMessageStartingWith("tiny cannot be fetched: ")
                .hasMessageContaining("timed out")
                .hasMessageNotContaining("\n");
    }

    @ParameterizedTest
    @EnumSource(names = {"NEVER_ANSWERS", "STOPS_IN_THE_MIDDLE"})
    void npmThatStallsEndsWithALine(Manner bad) throws IOException {
        manner = bad;
        Path npm = npm();
        assertThatThrownBy(() -> packages().fetch("tiny@1.0.0", () -> npm, List.of("tiny@1.0.0")))
                .isInstanceOf(FetchFailed.class)
                .hasMessageStartingWith("tiny@1.0.0 cannot be fetched")
                .hasMessageNotContaining("\n");
        try (var files = Files.list(folder.resolve("node"))) {
            assertThat(files).as("nothing is left of it").isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tiny@latest",
                "tiny@1",
                "tiny@1.0",
                "tiny@^1.0.0",
                "tiny@1.x.0",
                "tiny@file:../evil",
                "tiny@9/../../evil",
                "tiny@git+ssh://example.org/x",
                "tiny@http://example.org/x.tgz",
                "../evil@1.0.0",
                "--registry@1.0.0",
                "tiny"
            })
    void npmIsAskedForOneVersionOnly(String spec) {
        assertThatThrownBy(() -> packages().fetch("tiny", () -> fail("npm is not asked for"), List.of(spec)))
                .isInstanceOf(FetchFailed.class)
                .hasMessageContaining("is not one version of a package");
    }

    private NodePackages packages() {
        return new NodePackages(folder.resolve("node"), SILENCE);
    }

    /** The npm of this machine, for which there is no other registry. */
    private Path npm() throws IOException {
        Path script = folder.resolve("npm");
        Files.writeString(
                script,
                "#!/bin/sh\nexec npm --registry=" + url() + " --cache=" + folder.resolve("npm-cache") + " \"$@\"\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();
        return script;
    }

    private String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    }

    private List<Path> fetch() throws FetchFailed {
        Settings settings = new Settings();
        Mirror mirror = new Mirror();
        mirror.setId("here");
        mirror.setMirrorOf("*");
        mirror.setUrl(url());
        settings.addMirror(mirror);
        MavenSettings maven = new MavenSettings(settings, folder.resolve("repository"));
        try (Fetcher fetcher = new Fetcher(maven, folder.resolve("cache"), Progress.SILENT, SILENCE)) {
            return fetcher.classPath("tiny", TINY, List.of());
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        if (path.endsWith("/tiny")) {
            send(exchange, registryEntry());
        } else if (path.endsWith(".pom")) {
            send(exchange, POM);
        } else if (path.endsWith(".jar") || path.endsWith(".tgz")) {
            sendFile(exchange);
        } else if (path.endsWith("tiny-1.0.jar.sha1") && manner == Manner.WRONG_CHECKSUM) {
            send(exchange, sha1("another jar"));
        } else if (path.endsWith(".sha1") && !(path.contains(".jar") && manner == Manner.NO_CHECKSUM)) {
            send(exchange, sha1(path.contains(".pom") ? POM : "a jar"));
        } else {
            exchange.sendResponseHeaders(404, -1);
            exchange.close();
        }
    }

    private void sendFile(HttpExchange exchange) throws IOException {
        if (manner == Manner.NEVER_ANSWERS) {
            await();
        } else if (manner == Manner.STOPS_IN_THE_MIDDLE) {
            exchange.sendResponseHeaders(200, 1_000);
            exchange.getResponseBody().write(new byte[10]);
            exchange.getResponseBody().flush();
            await();
        } else {
            send(exchange, "a jar");
        }
    }

    private void await() {
        try {
            over.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String registryEntry() {
        return "{\"name\":\"tiny\",\"dist-tags\":{\"latest\":\"1.0.0\"},\"versions\":{\"1.0.0\":{\"name\":\"tiny\","
                + "\"version\":\"1.0.0\",\"dist\":{\"tarball\":\"" + url() + "tiny-1.0.0.tgz\"}}}}";
    }

    private static void send(HttpExchange exchange, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private static String sha1(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-1").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-1", e);
        }
    }
}

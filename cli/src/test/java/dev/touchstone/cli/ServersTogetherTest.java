package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.option.LocalOptions;
import dev.touchstone.engines.server.ArcadeServer;
import dev.touchstone.engines.server.BoltServer;
import dev.touchstone.engines.server.FalkorServer;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

/** Servers of a user's, as GDsmith's command line and its composite configuration name them. */
class ServersTogetherTest {
    private static final String SHORT = "--rounds 1 --cases 20 --seed 1 --workers 1 --out";

    @TempDir
    static Path data;

    private static Optional<ArcadeServer> arcade = Optional.empty();

    @TempDir
    Path folder = Path.of("");

    @BeforeAll
    static void start() {
        arcade = Optional.of(ArcadeServer.open(data));
    }

    @AfterAll
    static void stop() {
        arcade.ifPresent(ArcadeServer::close);
    }

    @Test
    void aServerIsTestedByItsProductAndPort() throws Exception {
        ArcadeServer server = arcade.orElseThrow();
        String before = server.command("list databases");
        run(
                Stream.of(
                        "arcadedb",
                        "--host",
                        "127.0.0.1",
                        "--port",
                        Integer.toString(server.port()),
                        "--username",
                        ArcadeServer.USER,
                        "--password",
                        ArcadeServer.PASSWORD),
                List.of(server.url()));
        assertThat(server.command("list databases")).isEqualTo(before);
    }

    /** A FalkorDB that cannot be had is left out, and then the test says so. */
    @Test
    void allServersOfACompositeConfigurationAreTestedTogether() throws IOException {
        BoltServer bolt = BoltServer.shared();
        ArcadeServer server = arcade.orElseThrow();
        Map<String, String> connections = new LinkedHashMap<>();
        List<String> urls = new ArrayList<>(List.of(bolt.url(), server.url()));
        connections.put("neo4j@5.26.30", at(URI.create(bolt.url()).getPort(), ""));
        connections.put(
                "arcadedb@x",
                at(
                        server.port(),
                        ", \"username\": \"" + ArcadeServer.USER + "\", \"password\": \"" + ArcadeServer.PASSWORD
                                + "\""));
        try (FalkorServer falkor =
                FalkorServer.open(Files.createDirectory(folder.resolve("falkor")), LocalOptions.cacheFolder())) {
            connections.put("falkordb@x", at(falkor.port(), ""));
            urls.add("redis://127.0.0.1:" + falkor.port());
            composite(connections, urls);
        } catch (TestAbortedException missing) {
            composite(connections, urls);
            throw missing;
        }
    }

    private static String at(int port, String more) {
        return "{\"host\": \"127.0.0.1\", \"port\": " + port + more + "}";
    }

    private void composite(Map<String, String> connections, List<String> urls) throws IOException {
        Path config = Files.writeString(
                folder.resolve("servers.json"),
                connections.entrySet().stream()
                        .map(entry -> "\"" + entry.getKey() + "\": " + entry.getValue())
                        .collect(Collectors.joining(", ", "{", "}")));
        run(Stream.of("composite", "--config", config.toString()), urls);
    }

    /** Runs a short campaign, in which all these servers are started. */
    private void run(Stream<String> arguments, List<String> urls) throws IOException {
        Path out = folder.resolve("run");
        Shell shell = Shell.touchstone(Stream.of(arguments, Stream.of(SHORT.split(" ")), Stream.of(out.toString()))
                .flatMap(words -> words)
                .toList());
        assertThat(shell.code())
                .as("what is found depends on the versions: %s", shell)
                .isIn(ExitCode.NOTHING_FOUND.code(), ExitCode.FINDINGS.code());
        String campaign = Files.readString(out.resolve("campaign.json"));
        List<String> events = Files.readAllLines(out.resolve("events.ndjson"));
        assertThat(urls).allSatisfy(url -> {
            assertThat(campaign).contains(url);
            assertThat(events).anyMatch(event -> event.contains("engine-started") && event.contains(url));
        });
        assertThat(shell.toString() + campaign + events).doesNotContain(ArcadeServer.PASSWORD);
    }
}

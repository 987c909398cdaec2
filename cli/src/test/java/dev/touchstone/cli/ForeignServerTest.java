package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.oracle.Verdict.Kind;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server that stands in a file that somebody sent is not contacted, and so gets no password, unless the user names it, too. */
class ForeignServerTest {
    private static final String QUERY = "MATCH (n) RETURN n.k0 AS k";

    @TempDir
    Path folder = Path.of("");

    private ServerSocket listener;
    private String url = "";

    @BeforeEach
    void listen() throws IOException {
        listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        listener.setSoTimeout(1);
        url = "sparql+http://127.0.0.1:" + listener.getLocalPort() + "/ds";
    }

    @AfterEach
    void close() throws IOException {
        listener.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "replay FINDING",
                "versions FINDING --engine neo4j",
                "bisect FINDING --engine neo4j",
                "triage RUN --cross",
                "reduce RUN",
                "run --resume RUN"
            })
    void aServerThatOnlyAFileNamesIsNotContacted(String command) throws IOException {
        Shell shell = Shell.touchstone(words(command));
        assertThat(isContacted()).as("%s", shell).isFalse();
        assertThat(shell.isRefused().err()).contains(url).contains("add --server " + url);
    }

    @Test
    void findingsOnServersDoNotKeepTheOthersFromBeingLookedAt() throws IOException {
        Shell shell = Shell.touchstone(words("versions FINDING"));
        assertThat(shell.err()).contains("was found on a server, which has one version");
        assertThat(isContacted()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--server", "--disposable"})
    void aServerThatTheUserNamesIsContacted(String option) throws Exception {
        Thread answering = Thread.ofPlatform().daemon().start(this::hangUp);
        Shell shell = Shell.touchstone(words("replay FINDING " + option + " " + url));
        answering.join();
        assertThat(shell.out()).contains("inconclusive", url + " cannot be used");
    }

    /** Takes one connection, and closes it. */
    private void hangUp() {
        try {
            listener.setSoTimeout(60_000);
            listener.accept().close();
            listener.close();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private boolean isContacted() throws IOException {
        try {
            listener.accept().close();
            return true;
        } catch (SocketTimeoutException e) {
            return false;
        }
    }

    /** The words of a command about a finding, and the campaign that it is a part of. */
    private List<String> words(String command) throws IOException {
        Path run = folder.resolve("run");
        Path finding = new HandMadeCampaign(run)
                .finding(
                        "a",
                        "truth",
                        HandMadeCampaign.wrongAnswer(url, QUERY),
                        HandMadeCampaign.fail(Kind.WRONG_RESULT, url, "mark"),
                        QUERY);
        Files.createFile(run.resolve("raw.ndjson"));
        if (command.startsWith("reduce") || command.startsWith("run")) {
            Path other = folder.resolve("other");
            Shell.touchstone("run", "tinkergraph@3.7.5", "--rounds", "1", "--cases", "2", "--out", other.toString());
            for (String file : List.of("campaign.json", "events.ndjson", "summary.json")) {
                Files.writeString(
                        run.resolve(file), Files.readString(other.resolve(file)).replace("tinkergraph@3.7.5", url));
            }
        }
        return Stream.of(command.split(" "))
                .map(word -> word.equals("FINDING") ? finding.toString() : word)
                .map(word -> word.equals("RUN") ? run.toString() : word)
                .toList();
    }
}

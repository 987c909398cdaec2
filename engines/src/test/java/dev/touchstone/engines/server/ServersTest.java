package dev.touchstone.engines.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.value.Values;
import dev.touchstone.engines.Credentials;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.statement.Text;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ServersTest {
    private static final String PASSWORD = "not-to-be-seen";

    @ParameterizedTest
    @ValueSource(strings = {"bolt://neo4j:not-to-be-seen@localhost", "redis://:not-to-be-seen@localhost:6379"})
    void aPasswordInAUrlIsRefusedAndNotRepeated(String url) {
        assertThatThrownBy(() -> Servers.protocol(url, Catalogue.standard()))
                .isInstanceOf(UserMistake.class)
                .hasMessageContaining("TOUCHSTONE_PASSWORD")
                .hasMessageNotContaining(PASSWORD);
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://localhost:7474", "bolt://", "bolt://a b", "bolt://host?policy=x"})
    void anythingElseIsRefused(String url) {
        assertThatThrownBy(() -> Servers.protocol(url, Catalogue.standard())).isInstanceOf(UserMistake.class);
    }

    @Test
    void whatThereIsToSayAboutAServerHidesThePassword(@TempDir Path data) throws IOException {
        try (BoltServer server = BoltServer.open(data, PASSWORD)) {
            assertThatThrownBy(() -> server.find(Optional.empty(), false))
                    .isInstanceOf(EngineUnavailable.class)
                    .hasMessage(server.url() + " cannot be used: the server wants a user and a password");
            assertThatThrownBy(() -> server.find(Optional.of(new Credentials("neo4j", "wrong" + PASSWORD)), false))
                    .isInstanceOf(EngineUnavailable.class)
                    .hasMessage(server.url() + " cannot be used: the server does not accept this user and password");
            Ready ready = server.find(Optional.of(new Credentials("neo4j", PASSWORD)), false);
            assertThat(ready.toString()).doesNotContain(PASSWORD);
            try (Session session = BoltServer.session(ready)) {
                session.start();
                assertThat(session.load(graph(3))).isEmpty();
                assertThat(count(session)).isEqualTo(3);
            }
        }
    }

    @Test
    void aServerThatIsNotEmptyIsRefusedUnlessItIsDisposable() {
        BoltServer server = BoltServer.shared();
        assertThat(server.inside().load(graph(2))).isEmpty();
        assertThatThrownBy(() -> server.find(Optional.empty(), false))
                .isInstanceOf(EngineUnavailable.class)
                .hasMessageContaining("there are data in it")
                .hasMessageContaining("--disposable " + server.url());
        assertThat(count(server.inside())).isEqualTo(2);
        Ready ready = server.find(Optional.empty(), true);
        assertThat(count(server.inside())).as("asking deletes nothing").isEqualTo(2);
        try (Session session = BoltServer.session(ready)) {
            session.start();
            assertThat(session.load(graph(5))).isEmpty();
            assertThat(count(server.inside())).isEqualTo(5);
        }
    }

    @Test
    void aSessionKeepsItsDatabaseAcrossRestartsAndLeavesItEmpty() {
        BoltServer server = BoltServer.shared();
        Ready ready = server.find(Optional.empty(), false);
        assertThat(ready.target().dialect())
                .isEqualTo(Catalogue.standard().named("neo4j").orElseThrow().dialect("5.26.30"));
        try (Session session = BoltServer.session(ready);
                Session other = BoltServer.session(ready)) {
            session.start();
            assertThat(session.reportedVersion()).isEqualTo("Neo4j/5.26.30");
            Dataset dataset = graph(4);
            assertThat(session.load(dataset)).isEmpty();
            session.restart();
            assertThat(count(session)).isEqualTo(4);
            assertThatThrownBy(other::start).hasMessageContaining("is still using it: touchstone_");
            assertThat(count(session)).isEqualTo(4);
        }
        assertThat(count(server.inside())).isZero();
        assertThat(server.find(Optional.empty(), false).id().toString()).isEqualTo(server.url());
    }

    @Test
    void aServerThatDiesIsACrash() {
        try (BoltServer server = BoltServer.open();
                Session session = BoltServer.session(server.find(Optional.empty(), false))) {
            session.start();
            assertThat(session.load(graph(1))).isEmpty();
            server.close();
            assertThat(run(session, "RETURN 1"))
                    .isInstanceOfSatisfying(
                            Outcome.Crashed.class,
                            crashed -> assertThat(crashed.how()).isEqualTo("the server closed the connection"));
        }
    }

    private static long count(Session session) {
        Outcome outcome = run(session, "MATCH (n) RETURN count(n)");
        assertThat(outcome).as(outcome.summary()).isInstanceOf(Outcome.Rows.class);
        return ((dev.touchstone.core.value.Value.Int)
                        ((Outcome.Rows) outcome).answer().rows().getFirst().getFirst())
                .value();
    }

    private static Outcome run(Session session, String text) {
        return session.run(new Text(text), Map.of(), Duration.ofSeconds(30));
    }

    private static PropertyGraph graph(int nodes) {
        List<Node> list = java.util.stream.IntStream.range(0, nodes)
                .mapToObj(key -> new Node(
                        key,
                        List.of("L"),
                        Map.of(
                                "p",
                                new PropertyGraph.Typed(
                                        dev.touchstone.core.dataset.PropertyType.LONG, Values.of(key)))))
                .toList();
        return new PropertyGraph(new GraphSchema(List.of(), List.of()), list, List.of(), List.of(), List.of());
    }
}

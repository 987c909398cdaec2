package dev.touchstone.engines.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Values;
import dev.touchstone.engines.Credentials;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.engines.catalogue.Catalogue;
import dev.touchstone.engines.statement.Text;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArcadeServersTest {
    private static final String ALL = "MATCH (n) RETURN n.name AS name ORDER BY name";

    @TempDir
    static Path folder;

    private static Optional<ArcadeServer> started = Optional.empty();

    @BeforeAll
    static void start() {
        started = Optional.of(ArcadeServer.open(folder));
    }

    @AfterAll
    static void stop() {
        started.ifPresent(ArcadeServer::close);
    }

    private static ArcadeServer server() {
        return started.orElseThrow();
    }

    @Test
    void databasesOfTheUserAreNeitherSeenNorTouched() throws Exception {
        server().command("create database theirs");
        server().command("create database touchstone_of_theirs");
        server().cypher("theirs", "CREATE (:L {name: 'Ada'})-[:R]->(:L {name: 'Bob'})");
        String before = server().command("list databases");
        String content = server().cypher("theirs", ALL);
        assertThat(content).contains("Ada", "Bob");
        Ready ready = server().find();
        assertThat(server().command("list databases"))
                .as("asking makes nothing")
                .isEqualTo(before);
        try (Session session = ArcadeServer.session(ready);
                Session other = ArcadeServer.session(ready)) {
            session.start();
            other.start();
            assertThat(session.load(graph(4))).isEmpty();
            assertThat(other.load(graph(7))).isEmpty();
            assertThat(count(session)).isEqualTo(4);
            assertThat(count(other))
                    .as("each session has a database of its own")
                    .isEqualTo(7);
            rows(session, "MATCH (n) DETACH DELETE n");
            assertThat(server().cypher("theirs", ALL)).isEqualTo(content);
            session.restart();
            assertThat(count(session)).as("the next process goes on there").isEqualTo(4);
        }
        assertThat(server().command("list databases")).as("ours are gone").isEqualTo(before);
        assertThat(server().cypher("theirs", ALL)).isEqualTo(content);
    }

    @Test
    void itSpeaksTheDialectOfTheEmbeddedEngine() {
        Ready ready = server().find();
        assertThat(ready.target().dialect())
                .isEqualTo(Catalogue.standard()
                        .named("arcadedb/cypher")
                        .orElseThrow()
                        .dialect(ArcadeServer.VERSION));
    }

    @Test
    void whoIsNotLetInIsToldSoWithoutThePassword() {
        assertThatThrownBy(() -> server().find(Optional.empty()))
                .isInstanceOf(EngineUnavailable.class)
                .hasMessage(server().url() + " cannot be used: the server wants a user and a password");
        assertThatThrownBy(() -> server().find(Optional.of(new Credentials("root", "wrong" + ArcadeServer.PASSWORD))))
                .isInstanceOf(EngineUnavailable.class)
                .hasMessage(server().url() + " cannot be used: the server does not accept this user and password");
        assertThat(server().find().toString()).doesNotContain(ArcadeServer.PASSWORD);
    }

    @Test
    void whatJsonHasNoWordsForIsReadOrRefused() {
        try (Session session = ArcadeServer.session(server().find())) {
            session.start();
            assertThat(session.load(graph(2))).isEmpty();
            assertThat(row(session, "RETURN 0.0 / 0.0, -1.0 / 0.0, 1.0, 1"))
                    .containsExactly(
                            new Real(Double.NaN), new Real(Double.NEGATIVE_INFINITY), new Real(1.0), Values.of(1));
            assertThat(row(session, "RETURN '2020-02-03', ['P1D']"))
                    .containsExactly(Values.of("2020-02-03"), Values.list(Values.of("P1D")));
            assertThat(row(session, "MATCH p = ({uid: 1}) RETURN [p]").getFirst())
                    .isInstanceOfSatisfying(
                            Value.ListOf.class,
                            list -> assertThat(list.items()).singleElement().isInstanceOf(Value.Path.class));
            for (String text : List.of("RETURN date('2020-02-03')", "RETURN toString(0.0 / 0.0)")) {
                assertThat(run(session, text))
                        .as(text)
                        .isInstanceOfSatisfying(
                                Outcome.Rejected.class,
                                rejected -> assertThat(rejected.reason()).isEqualTo(Outcome.Reason.RESOURCES));
            }
        }
    }

    /** A date that a statement stored is one for the next, and nothing in that says so. */
    @Test
    void whatAStatementStoredIsInDoubtUntilTheNextDataset() {
        try (Session session = ArcadeServer.session(server().find())) {
            session.start();
            assertThat(session.load(graph(1))).isEmpty();
            assertThat(row(session, "MATCH (n) SET n.p = date('2020-02-03') RETURN 1"))
                    .containsExactly(Values.of(1));
            assertThat(run(session, "MATCH (n) RETURN n.p")).isInstanceOf(Outcome.Rejected.class);
            assertThat(session.load(graph(2))).isEmpty();
            assertThat(row(session, "RETURN '2020-02-03'")).containsExactly(Values.of("2020-02-03"));
        }
    }

    @Test
    void aServerThatDiesIsACrashAndUsedAgainWhenItComesBack(@TempDir Path other) throws Exception {
        try (ArcadeServer server = ArcadeServer.open(other);
                Session session = ArcadeServer.session(server.find())) {
            session.start();
            assertThat(session.load(graph(3))).isEmpty();
            server.close();
            assertThat(run(session, "RETURN 1"))
                    .isInstanceOfSatisfying(
                            Outcome.Crashed.class,
                            crashed -> assertThat(crashed.how()).isEqualTo("the server closed the connection"));
            assertThatThrownBy(server::find)
                    .isInstanceOf(EngineUnavailable.class)
                    .hasMessage(server.url() + " cannot be used: nobody answers there");
            CompletableFuture<Long> counted = CompletableFuture.supplyAsync(() -> count(session));
            try (ArcadeServer back = server.again(other)) {
                assertThat(counted.get(1, TimeUnit.MINUTES)).isEqualTo(3);
                session.close();
                assertThat(back.command("list databases")).isEqualTo("{\"result\":[]}");
            }
        }
    }

    private static long count(Session session) {
        return ((Int) row(session, "MATCH (n) RETURN count(n)").getFirst()).value();
    }

    private static List<Value> row(Session session, String text) {
        return rows(session, text).answer().rows().getFirst();
    }

    private static Outcome.Rows rows(Session session, String text) {
        Outcome outcome = run(session, text);
        assertThat(outcome).as(outcome.summary()).isInstanceOf(Outcome.Rows.class);
        return (Outcome.Rows) outcome;
    }

    private static Outcome run(Session session, String text) {
        return session.run(new Text(text), Map.of(), Duration.ofSeconds(30));
    }

    private static PropertyGraph graph(int nodes) {
        List<Node> list = LongStream.range(0, nodes)
                .mapToObj(key -> new Node(key, List.of("L"), Map.of()))
                .toList();
        return new PropertyGraph(new GraphSchema(List.of(), List.of()), list, List.of(), List.of(), List.of());
    }
}

package dev.touchstone.engines.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.engines.statement.Text;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A database that was empty when a run began, and into which somebody else writes while it is used. */
class ForeignDataTest {
    private static BoltServer server;

    @BeforeAll
    static void start() {
        server = BoltServer.shared();
    }

    /** What is there after a test is removed by hand, so that the next begins with nothing. */
    @AfterEach
    void empty() {
        other("MATCH (n) DETACH DELETE n");
        names("SHOW CONSTRAINTS YIELD name").forEach(name -> other("DROP CONSTRAINT `" + name + "`"));
        indexes().forEach(name -> other("DROP INDEX `" + name + "`"));
    }

    @Test
    void aNodeThatAppearsDuringARunSurvivesIt() {
        try (Session session = begun()) {
            other("CREATE (:Theirs {name: 'Ada'})");
            assertThatThrownBy(() -> session.load(graph(5)))
                    .isInstanceOf(EngineUnavailable.class)
                    .hasMessageContaining(server.url() + " cannot be used any more")
                    .hasMessageContaining("1 node that this run did not make");
        }
        assertThat(count("MATCH (n:Theirs {name: 'Ada'}) RETURN count(n)")).isEqualTo(1);
        assertThat(count("MATCH (n) RETURN count(n)"))
                .as("what is ours is gone")
                .isEqualTo(1);
        assertThat(indexes()).as("and so is our mark").isEmpty();
    }

    @Test
    void aRelationshipThatAppearsDuringARunSurvivesIt() {
        try (Session session = begun()) {
            other("MATCH (a {uid: 0}), (b {uid: 1}) CREATE (a)-[:THEIRS]->(b)");
            assertThatThrownBy(() -> session.load(graph(5)))
                    .hasMessageContaining("1 relationship that this run did not");
        }
        assertThat(count("MATCH (a)-[r:THEIRS]->(b) RETURN count(*)")).isEqualTo(1);
    }

    @Test
    void aStatementThatWritesIsNotRunOnForeignData() {
        try (Session session = begun()) {
            other("CREATE (:Theirs)");
            assertThatThrownBy(() -> run(session, "MATCH (n) SET n.p = 1")).isInstanceOf(EngineUnavailable.class);
        }
        assertThat(count("MATCH (n:Theirs) WHERE n.p IS NULL RETURN count(n)")).isEqualTo(1);
    }

    @Test
    void anIndexThatAppearsDuringARunSurvivesIt() {
        try (Session session = begun()) {
            other("CREATE INDEX theirs FOR (n:Theirs) ON (n.name)");
            assertThatThrownBy(() -> session.load(graph(5))).hasMessageContaining("theirs");
        }
        assertThat(indexes()).containsExactly("theirs");
    }

    @Test
    void whatStatementsOfOursMadeIsOurs() {
        try (Session session = begun()) {
            rows(session, "CREATE (a:L)-[:R]->(:M) CREATE (b:Gone) DELETE b");
            rows(session, "MATCH (n:L) DETACH DELETE n");
            rows(session, "UNWIND range(1, 5) AS i MERGE (:L {p: i})");
            assertThat(session.load(graph(3))).isEmpty();
            rows(session, "CREATE (:M)");
            session.restart();
            assertThat(session.load(graph(4)))
                    .as("a process that takes over knows what is ours")
                    .isEmpty();
        }
        assertThat(count("MATCH (n) RETURN count(n)")).isZero();
        assertThat(indexes()).isEmpty();
    }

    @Test
    void anIndexThatAStatementOfOursMadeIsOurs() {
        try (Session session = begun()) {
            rows(session, "CREATE INDEX mine FOR (n:L) ON (n.q)");
            assertThat(session.load(graph(3))).isEmpty();
        }
        assertThat(indexes()).isEmpty();
    }

    @Test
    void leftoversOfAKilledRunAreNamed() {
        other("CREATE INDEX touchstone_dead FOR (x:TouchstoneMark) ON (x.mark)");
        assertThatThrownBy(() -> server.find(Optional.empty(), false))
                .isInstanceOf(EngineUnavailable.class)
                .hasMessageContaining("an earlier run of Touchstone left")
                .hasMessageContaining("touchstone_dead")
                .hasMessageContaining("--disposable " + server.url());
        assertThat(indexes()).containsExactly("touchstone_dead");
    }

    @Test
    void afterAKillDisposableIsEnough() {
        other("CREATE INDEX touchstone_dead FOR (x:TouchstoneMark) ON (x.mark)");
        other("CREATE INDEX touchstone_dead_in_L_p FOR (x:L) ON (x.p)");
        other("CREATE (:L {uid: 0})");
        try (Session session = BoltServer.session(server.find(Optional.empty(), true))) {
            session.start();
            assertThat(session.load(graph(2))).isEmpty();
            assertThat(count("MATCH (n) RETURN count(n)")).isEqualTo(2);
        }
        assertThat(indexes()).isEmpty();
        assertThat(server.find(Optional.empty(), false).id().toString()).isEqualTo(server.url());
    }

    private static Session begun() {
        Session session = BoltServer.session(server.find(Optional.empty(), false));
        session.start();
        assertThat(session.load(graph(3))).isEmpty();
        return session;
    }

    private static void other(String text) {
        rows(server.inside(), text);
    }

    private static List<String> indexes() {
        return names("SHOW INDEXES YIELD name, type WHERE type <> 'LOOKUP' RETURN name");
    }

    private static List<String> names(String text) {
        return rows(server.inside(), text).answer().rows().stream()
                .map(row -> ((dev.touchstone.core.value.Value.Text) row.getFirst()).value())
                .toList();
    }

    private static long count(String text) {
        return ((Int) rows(server.inside(), text).answer().rows().getFirst().getFirst()).value();
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

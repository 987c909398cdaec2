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
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GremlinServersTest {

    @Test
    void whatIsInAServerIsSafeUnlessItIsDisposable(@TempDir Path folder) {
        try (GremlinServer server = GremlinServer.open(folder)) {
            try (Session session = GremlinServer.session(server.find(false));
                    Session other = GremlinServer.session(server.find(false))) {
                session.start();
                assertThat(session.reportedVersion()).isEqualTo("Gremlin/" + GremlinServer.VERSION);
                assertThat(session.load(graph(4))).isEmpty();
                run(session, "g.addV('M').as('a').addE('r').to('a')");
                session.restart();
                assertThat(count(session))
                        .as("a process that takes over knows what is ours")
                        .isEqualTo(4);
                assertThatThrownBy(other::start).hasMessageContaining("there are data in it");
                assertThatThrownBy(() -> server.find(false))
                        .isInstanceOf(EngineUnavailable.class)
                        .hasMessageContaining("--disposable " + server.url());
                assertThat(count(session)).as("asking deletes nothing").isEqualTo(4);
            }
            try (Session session = GremlinServer.session(server.find(false))) {
                session.start();
                assertThat(count(session)).as("a session leaves nothing").isZero();
            }
        }
    }

    @Test
    void whatAppearsDuringARunSurvivesIt(@TempDir Path folder) {
        try (GremlinServer server = GremlinServer.open(folder);
                Session other = GremlinServer.session(server.find(true))) {
            // A session that writes without looking: somebody else.
            other.start();
            assertSurvives(server, other, "g.addV('theirs')");
            assertSurvives(server, other, "g.V().limit(1).as('a').addE('theirs').from('a').to('a')");
        }
    }

    private static void assertSurvives(GremlinServer server, Session other, String writing) {
        try (Session session = GremlinServer.session(server.find(false))) {
            session.start();
            assertThat(session.load(graph(3))).isEmpty();
            run(other, writing);
            assertThat(theirs(other)).isEqualTo(1);
            assertThatThrownBy(() -> run(session, "g.V().property('p', 1).drop()"))
                    .as("nor is it written to")
                    .isInstanceOf(EngineUnavailable.class);
            assertThatThrownBy(() -> session.load(graph(4)))
                    .isInstanceOf(EngineUnavailable.class)
                    .hasMessageContaining(server.url() + " cannot be used any more")
                    .hasMessageContaining("somebody else uses the graph");
            assertThat(theirs(other)).isEqualTo(1);
        }
        assertThat(theirs(other)).isEqualTo(1);
        assertThat(count(other, "g.V()"))
                .as("what is ours is gone, but for a vertex that their edge needs")
                .isEqualTo(1);
        run(other, "g.V().drop()");
    }

    private static long theirs(Session session) {
        return count(session, "g.E().hasLabel('theirs')") + count(session, "g.V().hasLabel('theirs')");
    }

    private static long count(Session session, String what) {
        return count(run(session, what + ".count()"));
    }

    private static long count(Session session) {
        return count(run(session, "g.V().count()"));
    }

    private static long count(Outcome outcome) {
        assertThat(outcome).as(outcome.summary()).isInstanceOf(Outcome.Rows.class);
        return ((Int) ((Outcome.Rows) outcome).answer().rows().getFirst().getFirst()).value();
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

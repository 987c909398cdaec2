package dev.touchstone.engines.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Value.Int;
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
                run(session, "g.addV('M')");
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

    private static long count(Session session) {
        Outcome outcome = run(session, "g.V().count()");
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

    /** A statement that is its text. */
    private record Text(String text) implements Statement {
        @Override
        public List<String> powers(Dialect dialect) {
            return List.of();
        }

        @Override
        public String text(Dialect dialect) {
            return text;
        }
    }
}

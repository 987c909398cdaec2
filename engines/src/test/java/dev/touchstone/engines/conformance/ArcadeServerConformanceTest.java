package dev.touchstone.engines.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Values;
import dev.touchstone.engines.server.ArcadeServer;
import dev.touchstone.engines.statement.Text;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** ArcadeDB by HTTP, on a server that the test starts. */
@ParameterizedClass
@ValueSource(strings = "arcadedb@ArcadeDB/26.7.1")
class ArcadeServerConformanceTest extends CypherConformance {
    private Optional<ArcadeServer> server = Optional.empty();
    private Optional<Session> session = Optional.empty();

    @TempDir
    static Path folder;

    @Override
    @BeforeParameterizedClassInvocation
    void open() {
        ArcadeServer started = ArcadeServer.open(folder);
        server = Optional.of(started);
        session = Optional.of(ArcadeServer.session(started.find()));
        session().start();
    }

    @Override
    @AfterParameterizedClassInvocation
    void close() {
        session.ifPresent(Session::close);
        server.ifPresent(ArcadeServer::close);
    }

    @Override
    Session session() {
        return session.orElseThrow();
    }

    @Test
    void namesAreQuotedWhereTheyStandInSql() {
        assertThat(session().load(GraphDatasets.namesToQuote(List.of("L -- x", "From where"))))
                .isEmpty();
        Outcome outcome = run(new Text("MATCH (n:`L -- x`:`From where` {`order by`: 1}) RETURN n.uid"));
        assertThat(outcome).isInstanceOf(Rows.class);
        assertThat(((Rows) outcome).answer().column(0)).containsExactly(Values.of(1));
    }

    @Override
    Statement unsupported() {
        return new Text("RETURN nope(1)");
    }

    /** ArcadeData/arcadedb#6378. */
    @Override
    Optional<Statement> internalError() {
        return Optional.of(new Text("OPTIONAL MATCH p = ({uid: 1}) RETURN p"));
    }
}

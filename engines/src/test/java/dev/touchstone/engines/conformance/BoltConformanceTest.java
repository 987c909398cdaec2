package dev.touchstone.engines.conformance;

import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.engines.server.BoltServer;
import dev.touchstone.engines.statement.Text;
import java.util.Optional;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** Neo4j by Bolt, on a server that the test starts. */
@ParameterizedClass
@ValueSource(strings = "bolt@Neo4j/5.26.30")
class BoltConformanceTest extends CypherConformance {
    private Optional<Session> session = Optional.empty();

    @Override
    @BeforeParameterizedClassInvocation
    void open() {
        session = Optional.of(BoltServer.session(BoltServer.shared().find(Optional.empty(), false)));
        session().start();
    }

    @Override
    @AfterParameterizedClassInvocation
    void close() {
        session.ifPresent(Session::close);
    }

    @Override
    Session session() {
        return session.orElseThrow();
    }

    @Override
    Optional<Statement> internalError() {
        return Optional.empty();
    }

    @Override
    Statement unsupported() {
        return new Text("CREATE DATABASE other");
    }
}

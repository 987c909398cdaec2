package dev.touchstone.engines.conformance;

import dev.touchstone.core.engine.Session;
import dev.touchstone.engines.server.GremlinServer;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** TinkerGraph behind a Gremlin Server that the test starts. */
@ParameterizedClass
@ValueSource(strings = "gremlin-server@Gremlin/" + GremlinServer.VERSION)
class GremlinServerConformanceTest extends GremlinConformance {
    private Optional<GremlinServer> server = Optional.empty();
    private Optional<Session> session = Optional.empty();

    @TempDir
    static Path folder;

    @Override
    @BeforeParameterizedClassInvocation
    void open() {
        GremlinServer started = GremlinServer.open(folder);
        server = Optional.of(started);
        session = Optional.of(GremlinServer.session(started.find(false)));
        session().start();
    }

    @Override
    @AfterParameterizedClassInvocation
    void close() {
        session.ifPresent(Session::close);
        server.ifPresent(GremlinServer::close);
    }

    @Override
    Session session() {
        return session.orElseThrow();
    }
}

package dev.touchstone.engines.conformance;

import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.engines.server.FusekiServer;
import dev.touchstone.engines.statement.Text;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** A SPARQL endpoint by its URL: Fuseki, on a server that the test starts. */
@ParameterizedClass
@ValueSource(strings = "fuseki@Fuseki/unknown")
class FusekiConformanceTest extends SparqlConformance {
    private Optional<FusekiServer> server = Optional.empty();
    private Optional<Session> session = Optional.empty();

    @TempDir
    static Path folder;

    @Override
    @BeforeParameterizedClassInvocation
    void open() {
        FusekiServer started = FusekiServer.open(folder);
        server = Optional.of(started);
        session = Optional.of(FusekiServer.session(FusekiServer.find(started.url())));
        session().start();
    }

    @Override
    @AfterParameterizedClassInvocation
    void close() {
        session.ifPresent(Session::close);
        server.ifPresent(FusekiServer::close);
    }

    @Override
    Session session() {
        return session.orElseThrow();
    }

    @Override
    Statement unsupported() {
        return new Text("SELECT * { SERVICE ?x { ?s ?p ?o } }");
    }

    /** The server tells an error inside from a syntax error no more than by its words. */
    @Override
    Optional<Statement> internalError() {
        return Optional.empty();
    }

    /** What the store behind an endpoint keeps is not known from its name, so that a feature may be there without a claim. */
    @Override
    void refusesTheFeaturesThatItDoesNotClaim() {}
}

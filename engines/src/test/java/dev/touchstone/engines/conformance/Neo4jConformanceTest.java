package dev.touchstone.engines.conformance;

import dev.touchstone.core.engine.Statement;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(
        strings = {
            "neo4j@3.5.0",
            "neo4j@3.5.35",
            "neo4j@4.2.14",
            "neo4j@4.3.6",
            "neo4j@4.4.48",
            "neo4j@5.12.0",
            "neo4j@5.26.30",
            "neo4j@2026.08.1"
        })
class Neo4jConformanceTest extends CypherConformance {

    @Override
    Statement unsupported() {
        boolean old = session().target().engine().version().startsWith("3.");
        return new Text(old ? "RETURN nope(1)" : "CREATE DATABASE other");
    }

    /** neo4j/neo4j#12795, a planner assertion of 4.3. */
    @Override
    Optional<Statement> internalError() {
        return session().target().engine().version().startsWith("4.3")
                ? Optional.of(new Text("MATCH (n0),(n1) OPTIONAL MATCH (n0)--(:L0),(n1) RETURN n0 LIMIT 0"))
                : Optional.empty();
    }
}

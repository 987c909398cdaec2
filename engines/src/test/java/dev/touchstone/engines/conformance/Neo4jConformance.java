package dev.touchstone.engines.conformance;

import dev.touchstone.core.engine.Statement;
import dev.touchstone.engines.statement.Text;
import java.util.Optional;

/** What all versions of Neo4j must pass. */
abstract class Neo4jConformance extends CypherConformance {

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

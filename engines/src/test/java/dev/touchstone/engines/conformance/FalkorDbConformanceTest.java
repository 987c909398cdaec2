package dev.touchstone.engines.conformance;

import dev.touchstone.core.engine.Statement;
import dev.touchstone.engines.statement.Text;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs where FalkorDB's module and a server for it are installed. */
@ParameterizedClass
@ValueSource(strings = "falkordb@4.16.3")
class FalkorDbConformanceTest extends CypherConformance {

    @Override
    Optional<Statement> internalError() {
        return Optional.empty();
    }

    @Override
    Statement unsupported() {
        return new Text("RETURN nosuchfunction(1)");
    }
}

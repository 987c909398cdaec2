package dev.touchstone.engines.conformance;

import dev.touchstone.core.engine.Statement;
import dev.touchstone.engines.statement.Text;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = "corese@4.6.1")
class CoreseConformanceTest extends SparqlConformance {

    @Override
    Statement unsupported() {
        return new Text("INSERT DATA { <http://example.org/a> <http://example.org/p> 1 }");
    }

    /** Its parser says that a text is too deep. */
    @Override
    Optional<Statement> internalError() {
        return Optional.empty();
    }
}

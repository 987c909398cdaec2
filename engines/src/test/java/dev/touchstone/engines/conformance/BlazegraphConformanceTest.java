package dev.touchstone.engines.conformance;

import dev.touchstone.core.engine.Statement;
import dev.touchstone.engines.statement.Text;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = "blazegraph@2.1.4")
class BlazegraphConformanceTest extends SparqlConformance {

    @Override
    Statement unsupported() {
        return new Text("SELECT (<http://example.org/nope>(1) AS ?x) {}");
    }
}

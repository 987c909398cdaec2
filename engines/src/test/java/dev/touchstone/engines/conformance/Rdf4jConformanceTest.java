package dev.touchstone.engines.conformance;

import dev.touchstone.core.engine.Statement;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(
        strings = {
            "rdf4j@3.6.0",
            "rdf4j@5.2.0",
            "rdf4j@5.3.1",
            "rdf4j-native@3.6.0",
            "rdf4j-native@5.2.0",
            "rdf4j-lmdb@5.2.0"
        })
class Rdf4jConformanceTest extends SparqlConformance {

    @Override
    Statement unsupported() {
        return new Text("SELECT (<http://example.org/nope>(1) AS ?x) {}");
    }
}

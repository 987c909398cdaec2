package dev.touchstone.engines.conformance;

import dev.touchstone.core.engine.Statement;
import dev.touchstone.engines.statement.Text;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@Releases({
    "jena@3.3.0",
    "jena@4.10.0",
    "jena@5.6.0",
    "jena@6.2.0",
    "jena-tdb1@3.3.0",
    "jena-tdb1@4.10.0",
    "jena-tdb1@6.0.0",
    "jena-tdb2@4.10.0",
    "jena-tdb2@5.6.0",
    "jena-tdb2@6.0.0"
})
class JenaConformanceTest extends SparqlConformance {

    @Override
    Statement unsupported() {
        return new Text("SELECT * { SERVICE ?x { ?s ?p ?o } }");
    }
}

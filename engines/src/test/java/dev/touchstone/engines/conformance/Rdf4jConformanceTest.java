package dev.touchstone.engines.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Named;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.engines.statement.Text;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

@ParameterizedClass
@Releases({"rdf4j@3.6.0", "rdf4j@5.2.0", "rdf4j@5.3.1", "rdf4j-native@3.6.0", "rdf4j-native@5.2.0", "rdf4j-lmdb@5.2.0"})
class Rdf4jConformanceTest extends SparqlConformance {

    @Override
    Statement unsupported() {
        return new Text("SELECT (<http://example.org/nope>(1) AS ?x) {}");
    }

    /** What we tell RDF4J of its graphs, because it takes all triples for its default graph, does not overrule the query. */
    @Test
    void fromSaysWhichGraphIsAsked() {
        Iri name = new Iri("http://example.org/g");
        Triple inside = new Triple(new Iri("http://example.org/a"), name, name);
        Triple outside = new Triple(new Iri("http://example.org/b"), name, name);
        load(new RdfGraph(Map.of(), List.of(outside), List.of(new Named(name, List.of(inside)))));
        Outcome outcome = session()
                .run(new Text("SELECT ?s FROM <http://example.org/g> { ?s ?p ?o }"), Map.of(), Duration.ofSeconds(30));
        assertThat(outcome).isInstanceOf(Outcome.Rows.class);
        assertThat(((Outcome.Rows) outcome).answer().rows()).containsExactly(List.of(inside.subject()));
    }
}

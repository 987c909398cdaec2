package dev.touchstone.sparql.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.sparql.reference.value.Xsd;
import dev.touchstone.sparql.text.SparqlReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The data has 01 and an xsd:int of 7. */
class RespellingTest {
    private static final String XSD = "http://www.w3.org/2001/XMLSchema#";

    private static final GraphStore STORE = GraphStore.of(
            new RdfGraph(Map.of(), List.of(triple("p", "01", Xsd.INTEGER), triple("q", "7", XSD + "int"))));

    private static Triple triple(String verb, String lexical, String datatype) {
        return new Triple(new Iri("urn:s"), new Iri("urn:" + verb), new Literal(lexical, datatype, ""));
    }

    private static boolean changesNothing(String query) {
        return Respelling.changesNothing(
                SparqlReader.query("PREFIX : <urn:> PREFIX xsd: <" + XSD + "> " + query), STORE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT ?o { ?s :p ?o }",
                "SELECT ?s { ?s :q ?o FILTER(?o = 7) }",
                "SELECT (?o + 1 AS ?y) { ?s :q ?o }",
                "ASK { ?s :p 01 }",
                "SELECT ?s { ?s :p ?o FILTER(\"007\"^^xsd:short > ?o) }"
            })
    void comesToTheSame(String query) {
        assertThat(changesNothing(query)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT ?o { ?s :q ?o }",
                "ASK { ?s :p 1 }",
                "SELECT (STR(?o) AS ?y) { ?s :p ?o }",
                "SELECT (DATATYPE(?o) AS ?y) { ?s :q ?o }",
                "SELECT ?s { BIND(2 - 1 AS ?o) ?s :p ?o }",
                "SELECT DISTINCT ?x { VALUES ?x { 1 01 } }"
            })
    void comesToSomethingElse(String query) {
        assertThat(changesNothing(query)).isFalse();
    }
}

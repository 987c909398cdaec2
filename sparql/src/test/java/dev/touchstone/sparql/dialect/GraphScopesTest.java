package dev.touchstone.sparql.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.sparql.text.SparqlReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GraphScopesTest {

    private static boolean areFlat(String group) {
        return GraphScopes.areFlat((Record) SparqlReader.query("PREFIX : <x:> SELECT * { " + group + " }"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?s :p ?o MINUS { ?x :p ?y } { SELECT ?s { ?s :p* ?o } }",
                "GRAPH ?g { ?s :p ?o FILTER(?o > 1) OPTIONAL { ?o :q ?x } } FILTER(?g != :g)",
                "GRAPH ?g { ?g :p ?o FILTER(?g != :g) }",
                "GRAPH ?g { { ?s :p ?o } UNION { ?s :q+ ?o } }",
                "GRAPH ?g { ?s :p ?o GRAPH :g { ?o :q ?x } }",
                "GRAPH :g { ?s :p ?o MINUS { ?x :p ?y } { SELECT ?s { ?s :p* ?o } } }"
            })
    void quadsComeToTheSame(String group) {
        assertThat(areFlat(group)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GRAPH ?g { }",
                "GRAPH :g { }",
                "GRAPH :g { BIND(1 AS ?x) }",
                "GRAPH :g { :s :p* ?o }",
                "GRAPH ?g { GRAPH :g { ?s :p ?o } }",
                "GRAPH ?g { { ?s :p ?o } UNION { BIND(1 AS ?x) } }",
                "GRAPH ?g { ?s :p ?o . ?o :q? ?x }",
                "GRAPH ?g { ?s :p ?o MINUS { ?x :p ?y } }",
                "GRAPH ?g { ?s :p ?o { SELECT ?s { ?s :q ?x } } }",
                "GRAPH ?g { ?s :p ?o FILTER(?g = :g) }",
                "GRAPH ?g { ?s :p ?o OPTIONAL { ?s :q ?g } }",
                "GRAPH ?g { ?s :p ?o BIND(1 AS ?g) }",
                "FILTER EXISTS { GRAPH ?g { ?s :p ?o VALUES ?g { :g } } }"
            })
    void quadsComeToSomethingElse(String group) {
        assertThat(areFlat(group)).isFalse();
    }
}

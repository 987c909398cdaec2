package dev.touchstone.sparql.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.sparql.text.SparqlReader;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MeaningsTest {
    private static final Dialect ONCE = new Dialect("sparql", List.of(), List.of());
    private static final Dialect BOTH = new Dialect(
            "sparql",
            List.of(),
            List.of(Feature.BOTH_ALTERNATIVES.key(), Feature.GRAPH_SCOPES.key(), Feature.TYPED_BOOLEANS.key()));

    private static Record query(String group) {
        return (Record) SparqlReader.query("PREFIX : <x:> SELECT * { " + group + " }");
    }

    @ParameterizedTest
    @ValueSource(strings = {"?a :p ?b", "?a (:p|:q)+ ?b", "?a (:r/(:p|:q))? ?b", "?a !(:p|:q) ?b", "?a !^:p ?b"})
    void aPathThatFindsEachPairOnceMeansTheSame(String group) {
        assertThat(Meanings.areShared(query(group), ONCE)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "BIND(1 + 2 AS ?x)",
                "FILTER(?x = true)",
                "{ SELECT (COUNT(true) AS ?x) { ?s ?p ?o } }",
                "VALUES ?x { 1 }"
            })
    void booleansThatNoVariableGetsMeanTheSame(String group) {
        assertThat(Meanings.areShared(query(group), ONCE)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?a :p|:q ?b",
                "?a :r*/(:p|:q) ?b",
                "?a !(:p|^:q) ?b",
                "OPTIONAL { ?a ^(:p|:q) ?b }",
                "GRAPH ?g { }",
                "BIND(1 < 2 AS ?x)",
                "BIND(COALESCE(1, true) AS ?x)",
                "VALUES ?x { 1 true }",
                "{ SELECT (MAX(isIRI(?s)) AS ?x) { ?s ?p ?o } GROUP BY (!?o) }"
            })
    void whatIsReadInOwnWaysNeedsTheFeature(String group) {
        assertThat(Meanings.areShared(query(group), ONCE)).isFalse();
        assertThat(Meanings.areShared(query(group), BOTH)).isTrue();
    }
}

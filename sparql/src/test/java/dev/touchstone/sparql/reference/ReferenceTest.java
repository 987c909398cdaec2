package dev.touchstone.sparql.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.text.SparqlReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the W3C's tests do not ask: scope, paths of length zero, and what is too large. */
class ReferenceTest {
    private static final String BASE = "http://example.org/";

    /** a - p -> b - p -> c, a - q -> b, and a has the number 1. */
    private static final GraphStore STORE = GraphStore.of(new RdfGraph(
            Map.of(),
            List.of(
                    triple("a", "p", iri("b")),
                    triple("b", "p", iri("c")),
                    triple("a", "q", iri("b")),
                    triple("a", "n", Terms.integer(1)))));

    private static Triple triple(String subject, String predicate, Term object) {
        return new Triple(iri(subject), iri(predicate), object);
    }

    private static Iri iri(String name) {
        return new Iri(BASE + name);
    }

    private static int size(String pattern) {
        return rows("SELECT * " + pattern).size();
    }

    private static List<List<Value>> rows(String query) {
        Result result = Reference.DEFAULT.evaluate(SparqlReader.query(query), STORE);
        assertThat(result).isInstanceOf(Result.Rows.class);
        return ((Result.Rows) result).answer().rows();
    }

    private static Value value(String expression) {
        return rows("PREFIX xsd: <http://www.w3.org/2001/XMLSchema#> SELECT (" + expression + " AS ?x) {}")
                .getFirst()
                .getFirst();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            { <a> <p>/<p> ?x }                             ~ 1
            { <a> (<p>|<q>) ?x }                           ~ 2
            { <a> (<p>|<q>)? ?x }                          ~ 2
            { <a> (<p>|<q>)+ ?x }                          ~ 2
            { <a> <p>* ?x }                                ~ 3
            { ?x <p>* ?y }                                 ~ 7
            { ?x ^<p> ?y }                                 ~ 2
            { <nowhere> <p>* ?x }                          ~ 1
            { <nowhere> <p>*/<p>* ?x }                     ~ 0
            { <nowhere> <p>*/<p>* <nowhere> }              ~ 1
            { VALUES ?x { <nowhere> } ?x <p>* ?y }         ~ 0
            { ?s ?x ?o . ?x <p>* ?y }                      ~ 0
            { ?x <p>* ?x }                                 ~ 4
            { ?x !<n> ?y }                                 ~ 2
            { ?x !(<n>|^<n>) ?y }                          ~ 4
            """)
    void pathsCountAsTheStandardSays(String pattern, int rows) {
        assertThat(size(pattern.strip())).isEqualTo(rows);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            { ?s <p> ?x { FILTER(BOUND(?x)) } }                          ~ 0
            { ?s <p> ?x OPTIONAL { ?x <p> ?y FILTER(BOUND(?s)) } }       ~ 2
            { ?s <p> ?x OPTIONAL { { ?x <p> ?y FILTER(BOUND(?s)) } } }   ~ 2
            { ?s <p> ?x MINUS { ?a <q> ?b } }                            ~ 2
            { ?s <p> ?x MINUS { ?s <q> ?b } }                            ~ 1
            { ?s <p> ?x FILTER NOT EXISTS { ?s <q> ?b } }                ~ 1
            { ?s <p> ?x FILTER EXISTS { FILTER(?s = <a>) } }             ~ 1
            { ?s <p> ?x FILTER EXISTS { SELECT ?x { ?s <q> ?x } } }      ~ 1
            { ?s <p> ?x { SELECT (COUNT(?s) AS ?n) { ?s <q> ?y } } }     ~ 2
            { ?s <p> ?x VALUES (?s ?x) { (UNDEF <b>) (<b> UNDEF) } }     ~ 2
            { ?s <p> ?x VALUES ?x { <b> <b> } }                          ~ 2
            { ?s <p> _:x . FILTER(true) _:x <p> ?o }                     ~ 1
            { BIND(1/0 AS ?x) }                                          ~ 1
            """)
    void variablesAreSeenWhereTheyAreInScope(String pattern, int rows) {
        assertThat(size(pattern.strip())).isEqualTo(rows);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            1 + 1.5                                 ~ 2.5
            7 / 2                                   ~ 3.5
            SUBSTR("hello", 2, 3)                   ~ ell
            SUBSTR("hello", 0, 2)                   ~ h
            ROUND(-2.5)                             ~ -2
            REPLACE("abcd", "b(.)", "[$1]")         ~ a[c]d
            xsd:string(1e0)                         ~ 1
            xsd:integer("  7 ")                     ~ 7
            xsd:byte(300) || true                   ~ true
            IF(1/0, "a", "b")                       ~
            COALESCE(1/0, "c")                      ~ c
            "a" < "b"@en                            ~
            STRBEFORE("abc"@en, "b")                ~ a
            2 IN (1, 1/0, 2)                        ~ true
            3 IN (1, 1/0)                           ~
            TIMEZONE("2020-01-01T00:00:00-08:00"^^xsd:dateTime) ~ -PT8H
            "2020-01-01T00:00:00Z"^^xsd:dateTime = "2020-01-01T00:00:00"^^xsd:dateTime ~
            "2020-01-01T00:00:00Z"^^xsd:dateTime < "2020-02-01T00:00:00"^^xsd:dateTime ~ true
            "NaN"^^xsd:double = "NaN"^^xsd:double   ~ false
            """)
    void expressionsHaveTheirValues(String expression, String expected) {
        Value value = value(expression.strip());
        assertThat(value instanceof Literal literal ? literal.lexical() : "")
                .isEqualTo(expected == null ? "" : expected);
    }

    @Test
    void anAggregateOverNothingIsOneRowAndWithKeysNone() {
        assertThat(rows("SELECT (COUNT(*) AS ?n) (SUM(?x) AS ?s) (MIN(?x) AS ?m) { ?x <nowhere> ?y }"))
                .hasSize(1);
        assertThat(rows("SELECT ?x (COUNT(*) AS ?n) { ?x <nowhere> ?y } GROUP BY ?x"))
                .isEmpty();
    }

    @Test
    void whatIsTooLargeIsSaidAndNotWorkedOut() {
        String large =
                "SELECT * { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . ?m ?n ?o . ?p ?q ?r . ?s ?t ?u . ?v ?w ?x"
                        + " . ?y ?z ?aa . ?bb ?cc ?dd . ?ee ?ff ?gg }";
        assertThat(Reference.DEFAULT.evaluate(SparqlReader.query(large), STORE)).isInstanceOf(Result.Exhausted.class);
        assertThat(Reference.DEFAULT.evaluate(
                        SparqlReader.query(
                                "SELECT * { FILTER(REGEX(\"" + "a".repeat(60) + "b\", \"^(a|aa)+\\\\1c$\")) }"),
                        STORE))
                .isInstanceOf(Result.Exhausted.class);
    }

    @Test
    void aGroupCanBeFollowedElementByElement() {
        Solutions solutions = Solutions.start(STORE, 1000)
                .then(SparqlReader.query("SELECT * { ?s <p> ?x }").where())
                .orElseThrow();
        assertThat(solutions.size()).isEqualTo(2);
        assertThat(solutions.names()).containsExactlyInAnyOrder("s", "x");
    }

    @Test
    void onlyWhatTheLanguageSettlesIsDetermined() {
        assertThat(determines("SELECT ?s { ?s ?p ?o }")).isTrue();
        assertThat(determines("SELECT ?s { ?s ?p ?o } LIMIT 2")).isFalse();
        assertThat(determines("SELECT ?s { VALUES ?s { 1 2 3 } } LIMIT 1")).isFalse();
        assertThat(determines("SELECT ?s { VALUES ?s { 1 2 3 } } ORDER BY ?s LIMIT 1"))
                .isTrue();
        assertThat(determines("SELECT (SAMPLE(?s) AS ?x) { VALUES ?s { 1 2 3 } }"))
                .isFalse();
        assertThat(determines("SELECT (SAMPLE(?s) AS ?x) { VALUES ?s { 1 1 } }"))
                .isTrue();
        assertThat(determines("SELECT * { BIND(1.0 + 0.5 AS ?x) } VALUES (?x) { (1.5) (UNDEF) }"))
                .isFalse();
        assertThat(determines("SELECT (NOW() AS ?x) { }")).isFalse();
        String hour = "HOURS(\"2019-01-01T05:00:00Z\"^^<http://www.w3.org/2001/XMLSchema#dateTime>)";
        assertThat(determines("SELECT (" + hour + " + 1 AS ?x) { }")).isTrue();
        assertThat(determines("SELECT * { BIND(" + hour + " AS ?x) VALUES ?x { 5 } }"))
                .as("Jena has 05")
                .isFalse();
        assertThat(determines("SELECT (STR(" + hour + ") AS ?x) { }")).isFalse();
        assertThat(determines("SELECT * { BIND(1.5 AS ?x) VALUES ?x { 1.5 } }")).isTrue();
        assertThat(determines("SELECT * { BIND(1.0 + 0.5 AS ?x) VALUES ?x { 1.5 } }"))
                .isFalse();
        assertThat(determines("SELECT * { { SELECT (1.0 + 0.5 AS ?x) {} } ?s ?p ?x }"))
                .isFalse();
        assertThat(determines("SELECT * { ?s ?p ?o } VALUES ?x { 1 }")).isFalse();
        assertThat(determines("SELECT * { ?s ?p ?o } VALUES ?o { 1 }")).isTrue();
        assertThat(determines("SELECT (COUNT(DISTINCT *) AS ?x) { ?s <a:p>/<a:q> ?o }"))
                .isFalse();
        assertThat(determines("SELECT (COUNT(DISTINCT *) AS ?x) { ?s <a:p> ?o }"))
                .isTrue();
        assertThat(determines("SELECT * { FILTER(?x NOT IN ()) }")).isFalse();
        assertThat(determines("SELECT * { FILTER(1 NOT IN ()) }")).isTrue();
        assertThat(determines("SELECT (GROUP_CONCAT(?s) AS ?x) { VALUES ?s { 1 } }"))
                .isFalse();
        assertThat(determines("SELECT (GROUP_CONCAT(?s) AS ?x) { VALUES ?s { 'a' } }"))
                .isTrue();
        assertThat(determines("SELECT (BNODE() AS ?x) { }")).isTrue();
        assertThat(determines("SELECT (BNODE('a') AS ?x) { }")).isTrue();
        assertThat(determines("SELECT (BNODE(0) AS ?x) { }")).isFalse();
    }

    private static boolean determines(String query) {
        return Reference.DEFAULT.determines(SparqlReader.query(query), STORE);
    }
}

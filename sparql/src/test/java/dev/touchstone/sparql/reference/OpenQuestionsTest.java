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
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Queries that the standard, or XPath behind it, lets engines answer differently, beside some that it does not. */
class OpenQuestionsTest {
    private static final GraphStore STORE = GraphStore.of(
            new RdfGraph(Map.of(), List.of(triple("s", "p", "a"), triple("s", "p", "b"), triple("s", "q", "c"))));

    private static Triple triple(String subject, String verb, String object) {
        return new Triple(new Iri("urn:" + subject), new Iri("urn:" + verb), new Literal(object, Xsd.STRING, ""));
    }

    private static boolean determines(String query, GraphStore store) {
        return Reference.DEFAULT.determines(
                SparqlReader.query("PREFIX : <urn:> PREFIX xsd: <" + Xsd.STRING.replace("string", "") + "> " + query),
                store);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // which of several comes first
                "SELECT ?o { ?s :p ?o } LIMIT 1",
                "SELECT ?o { ?s :p ?o } OFFSET 1",
                "SELECT ?o { ?s ?v ?o } ORDER BY ?v LIMIT 1",
                "SELECT (GROUP_CONCAT(?o) AS ?g) { ?s :p ?o }",
                // chance and the time
                "SELECT (MONTH(NOW()) AS ?m) { }",
                "SELECT (SUBSTR(STRUUID(), 15, 1) AS ?m) { }",
                "ASK { FILTER(RAND() < 0.05) }",
                // numbers that an engine need not hold
                "ASK { FILTER(80596426678 * 1719307142) }",
                "ASK { FILTER(99999999999999999999) }",
                "SELECT (-(-9223372036854775808) AS ?y) { }",
                "SELECT (xsd:integer(1.0E30) AS ?y) { }",
                "SELECT (0.000000000001 * 0.0000000001 AS ?y) { }",
                "SELECT (ABS(99999999999999999999) AS ?y) { }",
                "SELECT ?x { VALUES ?x { 99999999999999999999 1 } } ORDER BY ?x LIMIT 1",
                // how a number is written that was worked out
                "SELECT DISTINCT ?y { { BIND(0.5 * 4.0 AS ?y) } UNION { BIND(0.25 * 8.0 AS ?y) } }",
                "SELECT ?y { { BIND(0.5 * 4.0 AS ?y) } UNION { BIND(0.25 * 8.0 AS ?y) } } GROUP BY ?y",
                "SELECT (COUNT(DISTINCT ?y) AS ?n) { { BIND(0.5 * 4.0 AS ?y) } UNION { BIND(0.25 * 8.0 AS ?y) } }",
                "SELECT (COUNT(DISTINCT *) AS ?n) { { BIND(0.5 * 4.0 AS ?y) } UNION { BIND(0.25 * 8.0 AS ?y) } }",
                // how a number is written that is given back
                "SELECT (COUNT(DISTINCT +?x) AS ?n) { VALUES ?x { 1 01 } }",
                "SELECT DISTINCT (ROUND(?x) AS ?y) { VALUES ?x { 1 01 } }",
                "SELECT (COUNT(*) AS ?n) { VALUES ?x { 1 01 } } GROUP BY (xsd:integer(?x))",
                "SELECT (STR(xsd:integer(\"01\")) AS ?y) { }",
                // errors among the values of an aggregate
                "SELECT (MAX(?x) AS ?m) { VALUES ?x { 1 2 UNDEF } }",
                "SELECT (SAMPLE(?x) AS ?m) { VALUES ?x { 1 UNDEF } }",
                "SELECT (AVG(?x) AS ?m) { VALUES ?x { UNDEF } }",
                // numbers that are one when they are promoted, or that an engine need not hold
                "SELECT ?x { VALUES ?x { 16777217 \"16777216\"^^xsd:float } } ORDER BY ?x LIMIT 1",
                "SELECT (9223372036854775807 + 1 AS ?x) { }",
                "ASK { FILTER(\"99999999999999999999\"^^xsd:integer > 1) }",
                "ASK { FILTER(2 / 3 * 3 > 2) }",
                // operators and casts that the tables do not have, or not in one way
                "ASK { FILTER(\"2020-01-01\"^^xsd:date < \"2020-01-02\"^^xsd:date) }",
                "ASK { FILTER(\"2020-01-01\"^^xsd:date = \"2020-01-02\"^^xsd:date) }",
                "SELECT ?x { VALUES ?x { \"2020-01-01\"^^xsd:date \"2020-01-02\"^^xsd:date } } ORDER BY ?x LIMIT 1",
                "SELECT (isIRI(IRI(\"abc\")) AS ?y) { }",
                "ASK { FILTER(xsd:decimal(\"0.1\"^^xsd:float) = 0.1) }",
                "SELECT (xsd:string(\"2020-01-01T00:00:00.50+00:00\"^^xsd:dateTime) AS ?x) { }",
                "SELECT (xsd:string(\"a\"@en) AS ?x) { }",
                "SELECT (SUBSTR(\"abc\", 1.5) AS ?x) { }",
                "ASK { FILTER(REGEX(\"ab\", \"a(?=b)\")) }",
                "ASK { FILTER(REGEX(\"a\", \"^[a-z-[aeiou]]$\")) }",
                "ASK { FILTER(REGEX(\"a\", \"a\", \"q\")) }",
                "SELECT (REPLACE(\"abc\", \"x*\", \"y\") AS ?y) { }",
                // definitions that can be read in several ways
                "SELECT ?x { VALUES ?x { 1 3 } FILTER EXISTS { BIND(1 AS ?x) } }",
                "SELECT ?s { ?s :p ?y FILTER EXISTS { ?s :p ?z MINUS { ?s :p ?w } } }",
                "ASK { BIND(BNODE(\"a\") AS ?x) BIND(BNODE(\"a\") AS ?y) FILTER(sameTerm(?x, ?y)) }",
                "SELECT * { _:b :p ?c . ?d :q* _:b }"
            })
    void isLeftOpen(String query) {
        assertThat(determines(query, STORE)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT ?o { ?s :p ?o } ORDER BY ?o LIMIT 1",
                "SELECT ?s { ?s :p ?o } LIMIT 1",
                "SELECT (STRLEN(GROUP_CONCAT(?o)) AS ?g) { ?s :p ?o }",
                "SELECT (GROUP_CONCAT(?o) AS ?g) { ?s :q ?o }",
                "SELECT DISTINCT ?y { BIND(0.5 * 4.0 AS ?y) }",
                "SELECT (COUNT(DISTINCT +?x) AS ?n) { VALUES ?x { 1 2 02 } FILTER(?x = 1) }",
                "SELECT DISTINCT (xsd:integer(?x) AS ?y) { VALUES ?x { 1 2.5 2 } }",
                "SELECT (MAX(?x) AS ?m) { VALUES ?x { 1 2 } }",
                "SELECT (SUM(?x) AS ?m) { VALUES ?x { 1 UNDEF } }",
                "SELECT (1 / 3 AS ?x) { }",
                "ASK { FILTER(\"2020-01-01\"^^xsd:date = \"2020-01-01\"^^xsd:date) }",
                "SELECT (xsd:string(\"2020-01-01T00:00:00Z\"^^xsd:dateTime) AS ?x) { }",
                "SELECT (xsd:string(5) AS ?x) { }",
                "ASK { FILTER(REGEX(\"ab\", \"^a[b-d]{1,2}\\\\.?\", \"i\")) }",
                "SELECT * { _:b :p ?c . ?d :q/:p _:b }",
                "SELECT ?s { ?s :p ?y FILTER EXISTS { ?s :q ?z } }",
                "ASK { FILTER(80596426678 * 17193071) }",
                "SELECT (9223372036854775807 - 1 AS ?y) { }",
                "SELECT (0.000000001 * 0.000000001 AS ?y) { }",
                "ASK { FILTER(isNumeric(RAND()) && isIRI(UUID()) && isLiteral(NOW())) }",
                "SELECT (STRLEN(STRUUID()) AS ?n) (DATATYPE(NOW()) AS ?t) { }",
                "SELECT (COUNT(1 / 0) AS ?n) (SUM(1 / 0) AS ?s) (GROUP_CONCAT(DISTINCT ?o) AS ?g) { ?s :none ?o }",
                "SELECT ?y { BIND(1 / 0 AS ?y) FILTER(COALESCE(?y, true) || ?unbound) }"
            })
    void isDetermined(String query) {
        assertThat(determines(query, STORE)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT ?o { ?s :p ?o } LIMIT 1 | a slice without an order",
                "SELECT ?o { ?s :p ?o } ORDER BY ?s LIMIT 1 | a slice among equal keys",
                "SELECT (NOW() AS ?t) { } | NOW is the time",
                "SELECT (RAND() AS ?t) { } | RAND is chance",
                "SELECT (UUID() AS ?t) { } | UUID is chance",
                "SELECT (IRI('x') AS ?t) { } | a relative IRI",
                "SELECT (SAMPLE(?o) AS ?t) { ?s :p ?o } | SAMPLE takes any",
                "SELECT (GROUP_CONCAT(?o) AS ?t) { ?s :p ?o } | the order within GROUP_CONCAT",
                "SELECT REDUCED ?s { ?s :p ?o } | REDUCED",
                "SELECT * { ?s :p ?o FILTER(?o < 1) } | < of terms that no operator is for"
            })
    void saysWhy(String query, String reason) {
        assertThat(Reference.DEFAULT.undetermined(SparqlReader.query("PREFIX : <urn:> " + query), STORE))
                .contains(reason);
    }

    /** Of two rows one comes first, however many numbers chance has drawn before. */
    @Test
    void noLuckMakesAnAnswerOfOneOfTwo() {
        for (int size = 0; size < 120; size++) {
            List<Triple> numbers = IntStream.range(0, size)
                    .mapToObj(i -> triple("t", "r", Integer.toString(i)))
                    .toList();
            GraphStore store = GraphStore.of(new RdfGraph(
                    Map.of(),
                    Stream.concat(List.of(triple("s", "p", "a"), triple("s", "p", "b")).stream(), numbers.stream())
                            .toList()));
            assertThat(determines("SELECT ?o { ?s :p ?o { SELECT (COUNT(*) AS ?n) { ?t :r ?v } } } LIMIT 1", store))
                    .as("%d numbers", size)
                    .isFalse();
        }
    }

    @Test
    void aReplacementNamesGroupsByAllDigitsThatNameOne() {
        Result result = Reference.DEFAULT.evaluate(
                SparqlReader.query(
                        "SELECT (REPLACE(\"abcdefghijk\", \"(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)\", \"$10$11\") AS ?x) { }"),
                STORE);
        assertThat(((Result.Rows) result).answer().rows().getFirst().getFirst())
                .isEqualTo(new Literal("ja1k", Xsd.STRING, ""));
    }
}

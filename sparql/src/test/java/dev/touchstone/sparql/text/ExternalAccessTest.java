package dev.touchstone.sparql.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A query that reaches beyond its store is known by its text, also where our syntax trees cannot hold it. */
class ExternalAccessTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "SELECT * { SERVICE <http://h/> { ?s ?p ?o } } | SERVICE",
                "SELECT * { service silent ?x { ?s ?p ?o } } | SERVICE",
                "LOAD <file:///etc/passwd> INTO GRAPH <http://example.org/g> | LOAD",
                "SELECT * FROM <file:///etc/passwd> { ?s ?p ?o } | FROM <file:///etc/passwd>",
                "SELECT * FROM NAMED <http://169.254.169.254/> { ?s ?p ?o } | NAMED <http://169.254.169.254/>",
                "PREFIX h: <http://h/> SELECT * FROM h:x { ?s ?p ?o } | FROM h:x",
                "SELECT * { ?s <http://example.org/a#b> ?o . SERVICE <http://h/> {} } | SERVICE",
                "SELECT (<java:java.lang.System.exit>(1) AS ?x) {} | <java:java.lang.System.exit>",
                "SELECT (bif:system('x') AS ?x) {} | bif:system",
                "SELECT * { \\u0053ERVICE <http://h/> {} } | SERVICE",
            })
    void aWordThatReachesFurtherIsNamed(String text, String word) {
        assertThat(ExternalAccess.in(text)).contains(word);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT ?service ?load { ?service :load \"SERVICE <http://h/>\" . ?load load:x '''LOAD''' }",
                "SELECT * { ?s <http://example.org/SERVICE> ?o } # LOAD <x>",
                "PREFIX : <http://example.org/> SELECT * FROM :g FROM NAMED <http://example.org/h> { ?s ?p ?o }",
                "INSERT DATA { <urn:a> <urn:b> 'it''s' }",
                "ASK { FILTER(1 < 2 && 3 > 2) }"
            })
    void whatOnlyLooksLikeItIsHarmless(String text) {
        assertThat(ExternalAccess.in(text)).isEmpty();
    }
}

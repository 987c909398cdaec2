package dev.touchstone.cypher.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A statement that reaches beyond its graph is known by its text, whatever dialect it is. */
class ExternalAccessTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "LOAD CSV FROM 'file:///etc/passwd' AS x RETURN x | LOAD CSV",
                "MATCH (n) load  csv WITH HEADERS FROM 'http://h/' AS x RETURN x | LOAD CSV",
                "LOAD FROM 'x.csv' RETURN * | LOAD FROM",
                "COPY Person FROM '/etc/passwd' | COPY",
                "COPY (MATCH (n) RETURN n) TO '/tmp/x.csv' | COPY",
                "INSTALL httpfs | INSTALL",
                "LOAD EXTENSION httpfs | LOAD EXTENSION",
                "EXPORT DATABASE '/tmp/x' | EXPORT",
                "IMPORT DATABASE '/tmp/x' | IMPORT",
                "ATTACH 'x' AS y (dbtype duckdb) | ATTACH",
                "RETURN 1; COPY a FROM 'b' | COPY",
                "CALL apoc.load.json('http://h/') YIELD value RETURN value | CALL apoc.load.json",
                "CALL dbms.listConfig() | CALL dbms.listConfig",
                "CALL `apoc`.export.csv.all('x', {}) | CALL `apoc`.export.csv.all",
                "RETURN apoc.text.join([], '') | apoc.text.join",
                "/* a */ LOAD /* b */ CSV FROM 'x' AS y RETURN y | LOAD CSV",
                "\\u004cOAD CSV FROM 'x' AS y RETURN y | LOAD CSV",
                "EXPLAIN COPY a TO 'b' | COPY",
            })
    void aClauseThatReachesFurtherIsNamed(String text, String clause) {
        assertThat(ExternalAccess.in(text)).contains(clause);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "MATCH (load:COPY {import: 1}) RETURN load, load.csv AS export",
                "RETURN 'LOAD CSV FROM x', \"CALL apoc.load\"",
                "MATCH (n) DETACH DELETE n",
                "WITH 1 AS call RETURN call",
                "CALL { RETURN 1 AS x } RETURN x",
                "CALL (n) { RETURN 1 AS x } RETURN x",
                "CALL db.labels() YIELD label RETURN label",
                "// LOAD CSV\nRETURN 1",
                "RETURN `LOAD CSV`",
                "MATCH (n) SET n.use = 1 RETURN n"
            })
    void whatOnlyLooksLikeItIsHarmless(String text) {
        assertThat(ExternalAccess.in(text)).isEmpty();
    }
}

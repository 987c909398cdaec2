package dev.touchstone.cypher.reference.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.text.CypherParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the openCypher TCK leaves open, by example. */
class SemanticsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "MATCH (a {x: b.x})-->(b) RETURN a",
                "MATCH (a) WITH a.x AS x, count(*) AS c ORDER BY a.x, count(*) WHERE x > 1 RETURN *",
                "MATCH (a) RETURN a, a.x + count(*)",
                "MATCH (a) RETURN *, size(collect(1)) + size(a.list)",
                "MATCH (a) RETURN [x IN collect(a.x) | x + 1]",
                "MATCH (a) RETURN DISTINCT a.x ORDER BY a.x + 1",
                "MATCH (a) WHERE NOT (a)-->() AND EXISTS { (a)-->(b) WHERE b.x = a.x } RETURN a",
                "MATCH (a) RETURN COUNT { MATCH (a)-->(b) WITH b LIMIT 1 WHERE b.x = a.x RETURN b } AS n",
                "MATCH (a) RETURN EXISTS { MATCH (a)-->(b) WITH a.x + count(b) AS n ORDER BY a.x RETURN n } AS n",
                "MATCH (a) CALL { WITH a MATCH (a)-->(b) RETURN count(b) AS n } RETURN a, n",
                "MATCH (a) CALL { MATCH (a) RETURN count(a) AS n } RETURN a, n",
                "MATCH (a) CALL { WITH a CREATE (:Copy {x: a.x}) }",
                "MATCH (a) ((b)-[r]->(c) WHERE b.x < c.x){1,3} (d) RETURN [x IN r | type(x)], head(b)",
                "MATCH (a), (b) RETURN length(shortestPath((a)-[*]-(b)))",
                "MATCH p = (a)-[r*1..2]->() FOREACH (x IN r | SET x.seen = true)",
                "CREATE (a {x: 1})-[:R {x: a.x}]->(b)",
                "MERGE (a:A)-[r:R]-(b) ON CREATE SET r.x = a.x",
                "WITH null AS a MATCH (a) RETURN a",
                "MATCH (x) RETURN [x IN [1, 2] | x % 2]",
                "RETURN [1, 'a'][0] % 2, null + true, [1] + true",
                "RETURN 1 AS a UNION RETURN 'x' AS a",
                "RETURN 1 AS a LIMIT size([x IN [1, 2] | x])",
            })
    void legalQueriesPass(String text) {
        assertThatCode(() -> Semantics.check(CypherParser.parse(text))).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "MATCH (a) ; InvalidClauseComposition",
                "RETURN 1 AS a MATCH (b) RETURN b ; InvalidClauseComposition",
                "CREATE (a) MATCH (b) RETURN b ; InvalidClauseComposition",
                "MATCH (a) FOREACH (x IN [1] | MATCH (b)) ; InvalidClauseComposition",
                "MATCH (a) RETURN COUNT { CREATE (b) RETURN b } ; InvalidClauseComposition",
                "MATCH (a) CALL { CREATE (b) RETURN b } ; InvalidClauseComposition",
                "MATCH (a) UNWIND [1] AS a RETURN a ; VariableAlreadyBound",
                "MATCH (a) CALL { RETURN 1 AS a } RETURN a ; VariableAlreadyBound",
                "MATCH (a) ((a)-->(b))+ (c) RETURN c ; VariableAlreadyBound",
                "MATCH (a) CALL { RETURN a.x AS n } RETURN n ; UndefinedVariable",
                "MATCH (a) WITH a.x AS x MATCH (b) WHERE b.x = a.x RETURN b ; UndefinedVariable",
                "MATCH (a) WITH DISTINCT a.x AS x WHERE a.y = 1 RETURN x ; UndefinedVariable",
                "MATCH (a) RETURN shortestPath((a)-[*]-(b)) ; UndefinedVariable",
                "MATCH (a) RETURN [x IN [1] | x] + x ; UndefinedVariable",
                "MATCH ()-[r]->() MATCH ()-[r*]->() RETURN r ; VariableTypeConflict",
                "WITH [1] AS r MATCH ()-[r*]->() RETURN r ; VariableTypeConflict",
                "MATCH ()-[r]->(), ()-[r]->() RETURN r ; RelationshipUniquenessViolation",
                "UNWIND [count(*)] AS x RETURN x ; InvalidAggregation",
                "MATCH (a) RETURN a.x, count(*) ORDER BY sum(1) ; InvalidAggregation",
                "MATCH (a) RETURN {x: a.x, n: count(*)} ; AmbiguousAggregationExpression",
                "MATCH (a) RETURN [x IN collect(a.x) | x + a.y] ; AmbiguousAggregationExpression",
                "MATCH (a) RETURN size(a) ; InvalidArgumentType",
                "UNWIND ['a'] AS x RETURN -x ; InvalidArgumentType",
                "MATCH p = (a) SET p.x = 1 ; InvalidArgumentType",
                "RETURN 1 + true ; InvalidArgumentType",
                "RETURN abs(1, 2) ; InvalidNumberOfArguments",
                "MATCH (a) RETURN *, 1 AS a ; ColumnNameConflict",
                "CREATE shortestPath((a)-[:R]->(b)) ; UnexpectedSyntax",
            })
    void illegalQueriesAreRefused(String text, String detail) {
        assertThatExceptionOfType(CypherError.class)
                .isThrownBy(() -> Semantics.check(CypherParser.parse(text)))
                .satisfies(error -> assertThat(error.detail()).isEqualTo(detail));
    }
}

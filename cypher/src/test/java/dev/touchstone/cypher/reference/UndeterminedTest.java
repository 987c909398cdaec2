package dev.touchstone.cypher.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.text.CypherParser;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** On two nodes with two labels and two properties each, a loop, and two ways of equal length from one to the other. */
class UndeterminedTest {
    private static final Graph GRAPH = ((Result.Done) Reference.DEFAULT.evaluate(
                    "CREATE (a:A:B {x: 1, y: 'p'}), (b:A:B {x: 2, y: 'q'}), (c:C {x: 0}), (d:C), "
                            + "(a)-[:T {k: 1}]->(c)-[:T]->(b), (a)-[:T]->(d)-[:T]->(b), (a)-[:L]->(a)",
                    Map.of(),
                    new Graph()))
            .graph();

    private static String reason(String query) {
        return Reference.DEFAULT
                .undetermined(CypherParser.parse(query), Map.of(), GRAPH)
                .orElse("");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "MATCH (n) RETURN n LIMIT 1 # limit without order",
                "MATCH (n) RETURN n SKIP 1 # limit without order",
                "MATCH (n) WITH n LIMIT 2 RETURN sum(n.x) # limit without order",
                "UNWIND range(1, 99) + ['rare'] AS x WITH x LIMIT 98 RETURN 'rare' IN collect(x) # limit without order",
                "MATCH (n) RETURN n ORDER BY size(labels(n)) LIMIT 1 # limit among rows that sort alike",
                "MATCH (n) RETURN collect(n.x) # order of collect()",
                "MATCH (n) RETURN head(collect(n.x)) # order of collect()",
                "MATCH (n) RETURN labels(n) # order of labels",
                "MATCH (n:A) RETURN labels(n)[0] # order of labels",
                "MATCH (n:A) RETURN keys(n) # order of keys",
                "RETURN keys({a: 1, b: 2}) # order of keys",
                "MATCH (n:A) RETURN keys(properties(n)) # order of keys",
                "MATCH (n:A {x: 1}) RETURN [(n)-[:T]->(m) | m.x] # order of a pattern comprehension",
                "RETURN COLLECT { MATCH (n:A) RETURN n.x } # order of rows",
                "RETURN COLLECT { MATCH (n) RETURN n.x ORDER BY size(labels(n)) } # order of rows",
                "MATCH p = shortestPath((a {x: 1})-[:T*]->(b {x: 2})) RETURN p # which of several shortest paths",
                "MATCH (n) RETURN id(n) # ids are the engine's own",
                "MATCH (n {x: 1}) RETURN id(n) # ids are the engine's own",
                "MATCH (n) RETURN elementId(n) # ids are the engine's own",
                "MATCH ()-[r]->() RETURN id(r) # ids are the engine's own",
                "MATCH (n {x: 1}) RETURN id(n) = 0 # ids are the engine's own",
                "MATCH (n) RETURN n ORDER BY n # ids are the engine's own",
                "MATCH (n) RETURN max(n) # ids are the engine's own",
                "MATCH (n) RETURN n.y ORDER BY id(n) LIMIT 1 # ids are the engine's own",
                "MATCH (n) WHERE id(n) = 1 RETURN n # ids are the engine's own",
                "RETURN timestamp() # the clock",
                "RETURN date() # the clock",
                "RETURN rand() < 0.98 # chance",
                "RETURN randomUUID() # chance",
                "RETURN sin(0.5) = 0.479425538604203 # last digits of floats",
                "UNWIND [1e308, 1e308, -1e308] AS x RETURN stDev(x) # last digits of floats",
                "RETURN toString(1e300) # how floats and times are written",
                "RETURN toString(time('12:30+01:00')) # how floats and times are written",
                "OPTIONAL MATCH (n:None) RETURN exists(n.x) # exists() of null",
                "MATCH (n) WITH DISTINCT n.x AS n RETURN EXISTS { (n)-->() } # a value that is no node in a pattern",
                "MATCH (n) WITH n.x AS x WHERE x <> 0 AND 1 / x > 0 RETURN x # what is evaluated first",
                "RETURN false AND 1 / 0 = 1 # what is evaluated first",
                "RETURN CASE WHEN true THEN 1 ELSE 1 / 0 END # what is evaluated first",
                "MATCH (n:None) RETURN 1 / 0 # what is evaluated first",
                "MATCH (n:C) OPTIONAL MATCH (n)-->(m:None) WHERE n.x / 0 > 1 RETURN n # what is evaluated first",
                "RETURN null / 0 # what is evaluated first",
                "MATCH p = shortestPath((n)-[*]->(m)) WHERE n <> m RETURN length(p) # what is evaluated first",
                "MATCH (n)-->(m) RETURN n < m # whether nodes and maps compare",
                "MATCH (a {x: 1}), (b {x: 2}) MERGE (a)-[:NEW]-(b) # which way MERGE points",
                "RETURN stDev(null) # deviation of no numbers",
                "RETURN date.truncate('year', null) # null in a function of time",
                "UNWIND [duration('P1D'), duration('PT25H')] AS d RETURN avg(d) # mean of durations",
                "RETURN coalesce(1, 1 / 0) # what is evaluated first",
                "RETURN any(x IN [1, 0] WHERE 1 / x = 1) # what is evaluated first",
                "UNWIND [1, 1.0] AS x RETURN DISTINCT x # order of rows",
                "RETURN 1 AS x UNION RETURN 1.0 AS x # order of rows",
                "MATCH (n:A) MATCH (c:C {x: 0}) SET c.z = n.x # order of rows",
                "WITH [duration({months: 1}), duration({days: 30})] AS l UNWIND l AS d RETURN min(d) # how maps, points and durations sort",
            })
    void anAnswerThatDependsOnTheEngineIsOpen(String query, String reason) {
        assertThat(reason(query)).isEqualTo(reason);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "MATCH (n) RETURN n",
                "MATCH (n) RETURN size(labels(n))",
                "MATCH (n) RETURN 'A' IN labels(n)",
                "MATCH (n:C) RETURN labels(n)",
                "MATCH (n {y: 'q'}) RETURN size(keys(n)), 'x' IN keys(n)",
                "MATCH ()-[r {k: 1}]->() RETURN keys(r)",
                "RETURN keys({a: 1})",
                "MATCH (n) RETURN properties(n)",
                "MATCH (n)-->(m) WHERE id(n) = id(m) RETURN n",
                "MATCH (n) RETURN count(DISTINCT id(n))",
                "MATCH (n), (m) RETURN elementId(n) = elementId(m)",
                "MATCH (n) RETURN size(collect(n.x))",
                "MATCH (n) WITH n.x AS x ORDER BY x LIMIT 2 RETURN sum(x)",
                "MATCH (n) RETURN n.x ORDER BY n.x SKIP 1 LIMIT 1",
                "MATCH (n) RETURN n LIMIT 0",
                "MATCH (n) RETURN n LIMIT 4",
                "UNWIND [1, 1] AS x RETURN x LIMIT 1",
                "MATCH (n) RETURN n ORDER BY n.x",
                "MATCH p = shortestPath((a {x: 1})-[:T*]->(b {x: 2})) RETURN length(p)",
                "RETURN rand() < 2",
                "RETURN toString(date('2020-01-01')), toString(time('12:30:15Z'))",
                "UNWIND [1.0 / 0, 1] AS x RETURN sum(x)",
                "RETURN sin(0.5)",
                "RETURN sin(0) = 0.0, 2 ^ 3 = 8",
                "RETURN toString(1.5), 'a' + 1.5",
                "MATCH (n) RETURN avg(n.x), stDev(n.x)",
                "UNWIND [0] AS x RETURN CASE WHEN x = 0 THEN 1 ELSE 1 / x END",
                "RETURN false AND true",
                "UNWIND [duration({days: 1}), duration({months: 2})] AS d RETURN min(d)",
                "MATCH (n:C) SET n.z = 1",
            })
    void anAnswerThatIsTheSameWhateverTheEngineChoosesIsDetermined(String query) {
        assertThat(reason(query)).isEmpty();
    }
}

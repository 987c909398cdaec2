package dev.touchstone.cypher.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.report.Construct;
import dev.touchstone.core.report.Construct.Section;
import dev.touchstone.cypher.text.CypherParser;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CypherConstructsTest {
    private static final String TCK = "https://github.com/opencypher/openCypher/blob/main/tck/";

    private static List<String> names(String text) {
        return CypherConstructs.in(CypherParser.parse(text)).stream()
                .map(Construct::name)
                .toList();
    }

    @Test
    void whatIsUnusualComesFirst() {
        assertThat(names("MATCH (a) OPTIONAL MATCH (a)-->(b {k: 1}) RETURN toUPPER(b.name), count(*)"))
                .startsWith("OPTIONAL MATCH", "toUpper()", "count(*)", "{property}")
                .endsWith("RETURN");
        assertThat(names("UNWIND null AS d RETURN COUNT { MATCH ({a: $b}) } = $c"))
                .startsWith("COUNT { }", "UNWIND", "null", "{property}", "=");
    }

    /** All kinds of nodes that a syntax tree has. The switch that names them is exhaustive; that each name is in the table is shown here. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "MATCH p = (a:A:B {k: 1})-[r:T|U*1..2 {k: $x}]-(b:A), shortestPath((a)-[*]->(b)) WHERE a:A AND b.k IS NULL RETURN *",
                "OPTIONAL MATCH (a)<-[:T]-() WHERE NOT a.k IS NOT NULL OR true XOR false RETURN DISTINCT a ORDER BY a.k DESC SKIP 1 LIMIT 2",
                "MATCH p = allShortestPaths((a)-[*]->(b)) RETURN nodes(p)[0], nodes(p)[0..1], [x IN [1, null] WHERE x > 1 | -x], +1",
                "MATCH (a) WITH a, count(*) AS n WHERE 1 < n <= 3 RETURN [(a)-->(b) WHERE b.k = 1 | b.k], collect(DISTINCT a.k)",
                "MATCH (a) WHERE (a)-->() AND all(x IN [1] WHERE x = 1) RETURN any(x IN [1] WHERE x <> 1), none(x IN [] WHERE x), single(x IN [] WHERE x)",
                "RETURN 1 + 2 - 3 * 4 / 5 % 6 ^ 7, 'a' STARTS WITH 'b', 'a' ENDS WITH 'b', 'a' CONTAINS 'b', 'a' =~ 'b', 1 IN [1], 1 >= 2, 1 < 2",
                "RETURN CASE WHEN true THEN 1 END, CASE 1 WHEN 2 THEN 3 ELSE 4 END, reduce(s = 0, x IN [1] | s + x), {a: 1}.a",
                "MATCH (a) WHERE EXISTS { MATCH (a)-->() } RETURN COUNT { MATCH (a)-->() }",
                "RETURN 1 AS x UNION RETURN 2 AS x",
                "RETURN 1 AS x UNION ALL RETURN 2 AS x",
                "UNWIND [1] AS x CALL { WITH x RETURN x AS y } RETURN y",
                "CREATE (a:A {k: 1}) MERGE (b) ON CREATE SET b.k = 1 ON MATCH SET b += {k: 2} SET a = {}, a:B REMOVE a.k, a:B DETACH DELETE a DELETE b",
                "FOREACH (x IN [1] | CREATE (n))",
                "MATCH ((a)-[r]->(b)){1,3} RETURN a"
            })
    void everyConstructBelongsToASection(String text) {
        assertThat(CypherConstructs.in(CypherParser.parse(text)))
                .allSatisfy(construct ->
                        assertThat(construct.sections()).as(construct.name()).isNotEmpty());
    }

    @Test
    void everyFeatureOfTheTckThatIsNamedIsThere() {
        assertThat(CypherConstructs.TABLE.names())
                .flatMap(name -> CypherConstructs.TABLE.named(name).sections())
                .map(Section::address)
                .filteredOn(address -> address.startsWith(TCK))
                .isNotEmpty()
                .allSatisfy(address -> assertThat(
                                CypherConstructsTest.class.getResource("/" + address.substring(TCK.length())))
                        .as(address)
                        .isNotNull());
    }

    @Test
    void aFunctionThatNobodyKnowsBelongsToNoSection() {
        assertThat(CypherConstructs.in(CypherParser.parse("RETURN my.own(1)")).getFirst())
                .isEqualTo(new Construct("my.own()", 45, List.of()));
    }
}

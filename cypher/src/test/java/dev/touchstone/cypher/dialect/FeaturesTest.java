package dev.touchstone.cypher.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.cypher.text.CypherParser;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FeaturesTest {

    private static Set<Feature> of(String query) {
        return Features.of(CypherParser.parse(query));
    }

    @Test
    void whatEveryEngineHasIsNoFeature() {
        assertThat(of("MATCH (n:A {k: 1})-[r:T|U]->(m) WHERE n.k <> m.k AND m.k IN [1, 2] "
                        + "WITH DISTINCT n, count(*) AS c, collect(m.k) AS ks ORDER BY c DESC SKIP 1 LIMIT $limit "
                        + "OPTIONAL MATCH (n)<--(o) RETURN *, coalesce(size(ks), abs(-1)) AS s"))
                .isEmpty();
    }

    @Test
    void featuresAreFoundAtAnyDepth() {
        assertThat(of("CALL { MATCH (n) WHERE EXISTS { (n)-->(m) WHERE any(x IN [1] WHERE toupper('a') = 'A') } "
                        + "RETURN n } RETURN n"))
                .containsExactlyInAnyOrder(
                        Construct.CALL_SUBQUERY,
                        Construct.EXISTS_SUBQUERY,
                        Construct.QUANTIFIERS,
                        FunctionGroup.TO_LOWER_AND_UPPER);
    }

    @Test
    void existsIsAValueWhereItIsNoConditionOfAClause() {
        assertThat(of("MATCH (n) WHERE n.k = 1 OR NOT (EXISTS { (n)-->() } AND true) RETURN n"))
                .containsExactly(Construct.EXISTS_SUBQUERY);
        for (String value : List.of(
                "MATCH (n) RETURN NOT EXISTS { (n)-->() }",
                "MATCH (n) WHERE EXISTS { (n)-->() } = true RETURN n",
                "MATCH (n) WITH n ORDER BY EXISTS { (n)-->() } RETURN n",
                "MATCH (n) WHERE any(x IN [1] WHERE EXISTS { (n)-->() }) RETURN n")) {
            assertThat(of(value)).as(value).contains(Construct.EXISTS_SUBQUERY, Construct.EXISTS_AS_VALUE);
        }
    }

    @Test
    void aMapInAPatternIsNoMapLiteral() {
        assertThat(of("MATCH (n {k: 1})-[r {w: 2}]->() RETURN n")).isEmpty();
        assertThat(of("RETURN {k: 1} AS m")).containsExactly(Construct.MAP_LITERAL);
    }

    @Test
    void relationshipsThatAreFoundTogetherAreDifferent() {
        assertThat(of("MATCH ()-->() MATCH ()-->() RETURN 1")).isEmpty();
        assertThat(of("MATCH ()-->(), ()-->() RETURN 1")).containsExactly(Construct.RELATIONSHIP_UNIQUENESS);
        assertThat(of("MATCH ()-[*2]->() RETURN 1"))
                .containsExactlyInAnyOrder(Construct.RELATIONSHIP_UNIQUENESS, Construct.VARIABLE_LENGTH);
    }

    @Test
    void aQuantifiedPathReachesOutOnlyWithinItsMatch() {
        assertThat(of("MATCH (a) MATCH (a)((x)-->(y) WHERE x.k < a.k)+(b) RETURN b"))
                .as("a is an element of this MATCH as well")
                .contains(Construct.QUANTIFIED_PATH_REFERENCE);
        assertThat(of("MATCH (a) MATCH ((x)-->(y) WHERE x.k < a.k)+(b) RETURN b"))
                .doesNotContain(Construct.QUANTIFIED_PATH_REFERENCE);
    }

    @Test
    void aQueryIsWithinADialectThatHasAllItUses() {
        Record query = CypherParser.parse("RETURN true XOR isNaN(1.0)");
        assertThat(Features.within(query, new Dialect("cypher", List.of(), List.of("xor", "is-nan"))))
                .isTrue();
        assertThat(Features.within(query, new Dialect("cypher", List.of(), List.of("xor"))))
                .isFalse();
    }
}

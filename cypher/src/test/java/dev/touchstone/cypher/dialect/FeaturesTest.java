package dev.touchstone.cypher.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.Dialect;
import dev.touchstone.cypher.text.CypherParser;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FeaturesTest {

    /** Without the one that nearly every pattern uses. */
    private static Set<Feature> of(String query) {
        Set<Feature> features = new LinkedHashSet<>(Features.of(CypherParser.parse(query)));
        features.remove(Construct.PARALLEL_RELATIONSHIPS);
        return features;
    }

    @Test
    void aRelationshipThatItsMatchDoesNotReferToIsCounted() {
        for (String counted : List.of("MATCH ()-->() RETURN 1", "MATCH ()-[r]->() RETURN r")) {
            assertThat(Features.of(CypherParser.parse(counted))).containsExactly(Construct.PARALLEL_RELATIONSHIPS);
        }
        assertThat(Features.of(CypherParser.parse("MATCH ()-[r]->() WHERE r IS NOT NULL RETURN 1")))
                .isEmpty();
    }

    @Test
    void whatEveryEngineHasIsNoFeature() {
        assertThat(of("MATCH (n:A {k: 1})-[r:T|U]->(m) WHERE n.k <> m.k AND m.k IN [1, 2] "
                        + "WITH DISTINCT n, count(*) AS c, max(m.k) AS most ORDER BY c DESC SKIP 1 LIMIT $limit "
                        + "OPTIONAL MATCH (n)<--(o) RETURN *, coalesce(most, size('a')) AS s"))
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
    void nullMattersOnlyWhereItCanBe() {
        assertThat(of("MATCH (n) WHERE n.k IN [1, $p] AND n.k IN $ps AND n.k + 1 > size(n.s) + n.k RETURN n"))
                .isEmpty();
        assertThat(of("MATCH (n) WHERE n.k IN [1, n.l] RETURN n")).containsExactly(Construct.NULL_IN_LIST);
        assertThat(of("MATCH (n) RETURN n.k + n.l AS s")).containsExactly(Construct.CONCATENATION_WITH_NULL);
        assertThat(of("MATCH (n) RETURN none(x IN n.l WHERE x > 1) AS b"))
                .containsExactly(Construct.QUANTIFIERS, Construct.QUANTIFIERS_WITH_NULL);
    }

    @Test
    void aWithThatCutsRowsOffDoesMoreThanSorting() {
        assertThat(of("MATCH (n) WITH n ORDER BY n.k RETURN n")).containsExactly(Construct.SORTING_WITH);
        assertThat(of("MATCH (n) WITH n ORDER BY n.k LIMIT 3 RETURN n")).isEmpty();
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
        assertThat(of("MATCH ()-[r]->(), ()-[s]->() WHERE s <> r AND r.k > 1 RETURN 1"))
                .isEmpty();
        assertThat(of("MATCH ()-[r]->(), ()-[s]->() WHERE s <> r OR r.k > 1 RETURN 1"))
                .containsExactly(Construct.RELATIONSHIP_UNIQUENESS);
        assertThat(of("MATCH ()-[:T]->(), ()-[:U]->() RETURN 1")).isEmpty();
        assertThat(of("MATCH ()-[*0..1]->() RETURN 1")).containsExactly(Construct.VARIABLE_LENGTH);
        assertThat(of("MATCH ()-[*2]->() RETURN 1"))
                .containsExactlyInAnyOrder(Construct.RELATIONSHIP_UNIQUENESS, Construct.VARIABLE_LENGTH);
    }

    @Test
    void relationshipsMaySayThemselvesThatTheyAreDifferent() {
        assertThat(of("MATCH ()-[r]->()-[s]->() WHERE r <> s RETURN 1")).isEmpty();
        assertThat(of("MATCH ()-[r]->()-[s]->()-[t]->() WHERE r <> s AND s <> t AND r <> t RETURN 1"))
                .isEmpty();
        assertThat(of("MATCH ()-[r:T]->()-[s:U]->() RETURN 1"))
                .as("of different types")
                .doesNotContain(Construct.RELATIONSHIP_UNIQUENESS);
        assertThat(of("MATCH ()-[r]->()-[s]->()-[t]->() WHERE r <> s AND s <> t RETURN 1"))
                .contains(Construct.RELATIONSHIP_UNIQUENESS);
        assertThat(of("MATCH ()-[r]->()-[s]->() WHERE r <> s OR true RETURN 1"))
                .contains(Construct.RELATIONSHIP_UNIQUENESS);
        assertThat(of("MATCH ()-[r]->()-[s*2]->() WHERE r <> s RETURN 1")).contains(Construct.RELATIONSHIP_UNIQUENESS);
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

package dev.touchstone.cypher.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cypher.text.CypherParser;
import dev.touchstone.cypher.text.CypherText;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What each rule makes of a query, and where it makes nothing of one. */
class RulesTest {
    private static List<String> said(String rule, String query) {
        return Rules.ALL.stream()
                .filter(each -> each.name().equals(rule))
                .flatMap(each -> each.applied(CypherParser.parse(query)).stream())
                .map(CypherText::of)
                .toList();
    }

    @Test
    void rulesHaveNamesOfTheirOwn() {
        assertThat(Rules.ALL).extracting(rule -> rule.name()).doesNotHaveDuplicates();
    }

    @Test
    void nothingIsSaidOfAQueryThatHasOurNames() {
        assertThat(said("with-star", "MATCH (fresh) RETURN fresh.k AS k")).isEmpty();
        assertThat(said("with-star", "MATCH (a_) RETURN a_.k AS k")).isEmpty();
    }

    @Test
    void nothingIsSaidOfUnions() {
        assertThat(said("with-star", "MATCH (a) RETURN a.k AS k UNION MATCH (a) RETURN a.j AS k"))
                .isEmpty();
    }

    @Test
    void pathsAreRewritten() {
        assertThat(said("reversed-path", "MATCH (a)-[r:T]->(b) RETURN r"))
                .containsExactly("MATCH (b)<-[r:T]-(a) RETURN r");
        assertThat(said("reversed-path", "MATCH p = (a)-->(b) RETURN p")).isEmpty();
        assertThat(said("reversed-path", "MATCH (a)-[r*1..2]->(b) RETURN r")).isEmpty();
        assertThat(said("split-path", "MATCH (a)-->(b)-->(c) RETURN a"))
                .containsExactly("MATCH (a)-->(b), (b)-->(c) RETURN a");
        assertThat(said("split-path", "MATCH (a)-->()-->(c) RETURN a"))
                .containsExactly("MATCH (a)-->(fresh), (fresh)-->(c) RETURN a");
        assertThat(said("split-path", "MATCH (a)-->()-->(c) WITH DISTINCT * RETURN count(*) AS n"))
                .as("the star would see the new name")
                .isEmpty();
        assertThat(said("reordered-paths", "MATCH (a), (b)-->(c) RETURN a"))
                .containsExactly("MATCH (b)-->(c), (a) RETURN a");
        assertThat(said("split-match", "MATCH (a), (b)-->(c) RETURN a"))
                .containsExactly("MATCH (a) MATCH (b)-->(c) RETURN a");
        assertThat(said("split-match", "MATCH (a)-->(d), (b)-->(c) RETURN a")).isEmpty();
        assertThat(said("length-of-one", "MATCH (a)-[:T]->(b) RETURN a"))
                .containsExactly("MATCH (a)-[:T*1]->(b) RETURN a");
        assertThat(said("length-of-one", "MATCH (a)-[r:T]->(b) RETURN r")).isEmpty();
        assertThat(said("label-as-condition", "MATCH (a:A)-->(b) RETURN a"))
                .containsExactly("MATCH (a)-->(b) WHERE a:A RETURN a");
        assertThat(said("property-as-condition", "MATCH (a {k: 1}) RETURN a"))
                .containsExactly("MATCH (a) WHERE a.k = 1 RETURN a");
        assertThat(said("any-direction", "MATCH (a)-->(b) RETURN a")).containsExactly("MATCH (a)--(b) RETURN a");
        assertThat(said("any-direction", "MATCH (a)-->(b) RETURN count(*) AS c"))
                .as("what counts does not treat each row by itself")
                .isEmpty();
        assertThat(said("any-label", "MATCH (a:A) RETURN a")).containsExactly("MATCH (a) RETURN a");
    }

    @Test
    void conditionsAreRewritten() {
        String query = "MATCH (a) WHERE a.k < 1 AND a.j RETURN a";
        assertThat(said("double-negation", query))
                .containsExactly("MATCH (a) WHERE NOT NOT (a.k < 1 AND a.j) RETURN a");
        assertThat(said("and-true", query)).containsExactly("MATCH (a) WHERE a.k < 1 AND a.j AND true RETURN a");
        assertThat(said("or-false", query)).containsExactly("MATCH (a) WHERE a.k < 1 AND a.j OR false RETURN a");
        assertThat(said("case", query))
                .containsExactly("MATCH (a) WHERE CASE WHEN a.k < 1 AND a.j THEN true ELSE false END RETURN a");
        assertThat(said("swapped-sides", "MATCH (a) WHERE a.k < 1 RETURN a"))
                .containsExactly("MATCH (a) WHERE 1 > a.k RETURN a");
        assertThat(said("swapped-conjunction", query)).containsExactly("MATCH (a) WHERE a.j AND a.k < 1 RETURN a");
        assertThat(said("de-morgan", query)).containsExactly("MATCH (a) WHERE NOT (NOT a.k < 1 OR NOT a.j) RETURN a");
        assertThat(said("condition-after", query)).containsExactly("MATCH (a) WITH * WHERE a.k < 1 AND a.j RETURN a");
        assertThat(said("condition-after", "OPTIONAL MATCH (a) WHERE a.k < 1 RETURN a"))
                .isEmpty();
        assertThat(said("no-condition", query)).containsExactly("MATCH (a) RETURN a");
    }

    @Test
    void clausesAreAddedThatDoNothing() {
        assertThat(said("with-star", "MATCH (a) MATCH (b) RETURN a"))
                .containsExactly("MATCH (a) WITH * MATCH (b) RETURN a", "MATCH (a) MATCH (b) WITH * RETURN a");
        assertThat(said("with-star", "MATCH () RETURN 1 AS x")).isEmpty();
        assertThat(said("unwind-one", "MATCH () RETURN 1 AS x"))
                .containsExactly(
                        "UNWIND [1] AS fresh MATCH () RETURN 1 AS x", "MATCH () UNWIND [1] AS fresh RETURN 1 AS x");
        assertThat(said("unwind-one", "MATCH (a) RETURN *"))
                .as("a star would show it")
                .isEmpty();
        assertThat(said("gathered", "MATCH (a)-->(b) RETURN count(a) AS c"))
                .containsExactly("MATCH (a)-->(b) WITH collect([a, b]) AS fresh UNWIND fresh AS fresh_ "
                        + "WITH fresh_[0] AS a, fresh_[1] AS b RETURN count(a) AS c");
        assertThat(said("optional-match", "MATCH (a)-->(b) RETURN b"))
                .containsExactly("OPTIONAL MATCH (a)-->(b) WITH * WHERE a IS NOT NULL RETURN b");
    }

    @Test
    void resultsAreCountedSortedAndRenamed() {
        assertThat(said("counted", "MATCH (a) RETURN a.k AS k ORDER BY k"))
                .containsExactly("MATCH (a) RETURN count(*) AS c");
        assertThat(said("counted", "MATCH (a) RETURN a.k AS k LIMIT 3"))
                .containsExactly(
                        "MATCH (a) WITH count(*) AS fresh RETURN CASE WHEN fresh < 3 THEN fresh ELSE 3 END AS c");
        assertThat(said("counted", "MATCH (a) RETURN a.k AS k SKIP 1")).isEmpty();
        assertThat(said("counted", "MATCH (a) RETURN DISTINCT a.k AS k")).isEmpty();
        assertThat(said("uncounted", "MATCH (a) RETURN count(*) AS n")).containsExactly("MATCH (a) RETURN 1 AS c");
        assertThat(said("distinct-groups", "MATCH (a) RETURN a.k AS k, count(*) AS n"))
                .containsExactly("MATCH (a) RETURN DISTINCT a.k AS k, count(*) AS n");
        assertThat(said("sorted", "MATCH (a) RETURN a.k AS k"))
                .containsExactly("MATCH (a) RETURN a.k AS k ORDER BY k DESC");
        assertThat(said("sorted", "MATCH (a) RETURN a.k AS k LIMIT 1")).isEmpty();
        assertThat(said("renamed", "MATCH (a)-[r]->(b) WHERE a.k = b.k RETURN r.k AS k"))
                .containsExactly("MATCH (a_)-[r_]->(b_) WHERE a_.k = b_.k RETURN r_.k AS k");
        assertThat(said("renamed", "MATCH (a) RETURN a")).isEmpty();
    }

    @Test
    void aQueryThatWritesIsOnlyInterrupted() {
        String query = "MATCH (a) CREATE (b {k: a.k}) RETURN b.k AS k";
        assertThat(said("with-star", query)).contains("MATCH (a) WITH * CREATE (b {k: a.k}) RETURN b.k AS k");
        assertThat(said("gathered", query))
                .contains("MATCH (a) WITH collect([a]) AS fresh UNWIND fresh AS fresh_ WITH fresh_[0] AS a "
                        + "CREATE (b {k: a.k}) RETURN b.k AS k");
        assertThat(Rules.ALL.stream().filter(rule -> !said(rule.name(), query).isEmpty()))
                .extracting(rule -> rule.name())
                .containsExactlyInAnyOrder("with-star", "unwind-one", "gathered");
    }
}

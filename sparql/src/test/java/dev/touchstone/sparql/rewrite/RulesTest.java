package dev.touchstone.sparql.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.sparql.text.SparqlReader;
import dev.touchstone.sparql.text.SparqlText;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What each rule makes of a query, and where it makes nothing of one. */
class RulesTest {
    private static List<String> said(String rule, String query) {
        return Rules.ALL.stream()
                .filter(each -> each.name().equals(rule))
                .flatMap(each -> each.applied(SparqlReader.query(query)).stream())
                .map(SparqlText::of)
                .toList();
    }

    @Test
    void rulesHaveNamesOfTheirOwn() {
        assertThat(Rules.ALL).extracting(rule -> rule.name()).doesNotHaveDuplicates();
    }

    @Test
    void nothingIsSaidOfAQueryThatHasOurNames() {
        assertThat(said("minus-nothing", "SELECT * { ?fresh <x:p> ?o }")).isEmpty();
    }

    @Test
    void triplesAndPathsAreRewritten() {
        assertThat(said("reordered-triples", "SELECT * { ?s <x:p> ?o . ?o <x:q> ?x }"))
                .containsExactly("SELECT * WHERE { ?o <x:q> ?x . ?s <x:p> ?o }");
        assertThat(said("inverse-path", "SELECT * { ?s <x:p> ?o . ?o <x:q> 1 }"))
                .containsExactly("SELECT * WHERE { ?o ^<x:p> ?s . ?o <x:q> 1 }");
        assertThat(said("sequence-as-triples", "SELECT ?s { ?s <x:p>/<x:q> ?o }"))
                .containsExactly("SELECT ?s WHERE { ?s <x:p> ?fresh . ?fresh <x:q> ?o }");
        assertThat(said("sequence-as-triples", "SELECT * { ?s <x:p>/<x:q> ?o }"))
                .isEmpty();
        assertThat(said("sequence-as-triples", "SELECT (COUNT(DISTINCT *) AS ?c) { ?s <x:p>/<x:q> ?o }"))
                .isEmpty();
        assertThat(said("alternative-as-union", "SELECT * { ?s <x:p>|<x:q> ?o }"))
                .containsExactly("SELECT * WHERE { { ?s <x:p> ?o } UNION { ?s <x:q> ?o } }");
        assertThat(said("triple-in-group", "SELECT * { ?s <x:p> ?o, ?o2 }"))
                .containsExactly(
                        "SELECT * WHERE { { ?s <x:p> ?o } ?s <x:p> ?o2 }",
                        "SELECT * WHERE { ?s <x:p> ?o { ?s <x:p> ?o2 } }");
        assertThat(said("triple-in-group", "SELECT * { ?s <x:p> [ <x:q> ?o ] }"))
                .isEmpty();
        assertThat(said("constant-as-values", "SELECT ?o { <x:a> <x:p> ?o }"))
                .containsExactly("SELECT ?o WHERE { VALUES (?fresh) { (<x:a>) } ?fresh <x:p> ?o }");
        assertThat(said("constant-as-values", "SELECT ?o { <x:a> <x:p>* ?o }")).isEmpty();
    }

    @Test
    void elementsOfAGroupAreMovedAddedAndLeftOut() {
        assertThat(said("reordered-joins", "SELECT * { VALUES ?v { 1 } ?v <x:p>? ?v }"))
                .containsExactly("SELECT * WHERE { ?v <x:p>? ?v VALUES (?v) { (1) } }");
        assertThat(said("reordered-joins", "SELECT * { ?s <x:p> ?o OPTIONAL { ?o <x:q> ?x } ?x <x:r> ?y }"))
                .isEmpty();
        assertThat(said("minus-nothing", "SELECT * { ?s <x:p> ?o }"))
                .containsExactly("SELECT * WHERE { ?s <x:p> ?o MINUS { ?fresh ?fresh2 ?fresh3 } }");
        assertThat(said("no-disjoint-minus", "SELECT * { ?s ?p ?o MINUS { ?x ?y ?z } }"))
                .containsExactly("SELECT * WHERE { ?s ?p ?o }");
        assertThat(said("no-disjoint-minus", "SELECT * { ?s ?p ?o MINUS { ?s ?y ?z } }"))
                .isEmpty();
        assertThat(said("not-exists", "SELECT * { ?s <x:p> ?o }"))
                .containsExactly(
                        "SELECT * WHERE { ?s <x:p> ?o FILTER(NOT EXISTS { ?fresh <http://touchstone.dev/none> ?fresh2 }) }");
        assertThat(said("optional-nothing", "SELECT ?s { ?s <x:p> ?o }"))
                .containsExactly(
                        "SELECT ?s WHERE { ?s <x:p> ?o OPTIONAL { ?fresh <http://touchstone.dev/none> ?fresh2 } }");
        assertThat(said("union-nothing", "SELECT ?s { ?s <x:p> ?o }"))
                .containsExactly(
                        "SELECT ?s WHERE { { ?s <x:p> ?o } UNION { ?fresh <http://touchstone.dev/none> ?fresh2 } }");
        assertThat(said("values-of-one", "SELECT ?s { ?s <x:p> ?o }"))
                .containsExactly("SELECT ?s WHERE { ?s <x:p> ?o VALUES (?fresh) { (1) } }");
    }

    /** What stands in GRAPH stays there, and what stands outside does not get in. */
    @Test
    void nothingLeavesAGraph() {
        assertThat(said("reordered-joins", "SELECT * { ?s <x:p> ?g GRAPH ?g { ?s <x:q> ?o } }"))
                .containsExactly("SELECT * WHERE { GRAPH ?g { ?s <x:q> ?o } ?s <x:p> ?g }");
        assertThat(said("inverse-path", "SELECT * { GRAPH <x:g> { ?s <x:q> ?o } }"))
                .containsExactly("SELECT * WHERE { GRAPH <x:g> { ?o ^<x:q> ?s } }");
        assertThat(said("renamed", "SELECT ?s { GRAPH ?g { ?s <x:q> ?o } }"))
                .containsExactly("SELECT ?s WHERE { GRAPH ?g_ { ?s <x:q> ?o_ } }");
    }

    @Test
    void conditionsAreRewritten() {
        assertThat(said("double-negation", "SELECT * { ?s <x:p> ?o FILTER(?o > 1) }"))
                .containsExactly("SELECT * WHERE { ?s <x:p> ?o FILTER(!(!(?o > 1))) }");
        assertThat(said("and-true", "SELECT * { ?s <x:p> ?o FILTER(?o > 1) }"))
                .containsExactly("SELECT * WHERE { ?s <x:p> ?o FILTER(?o > 1 && true) }");
        assertThat(said("or-false", "SELECT * { ?s <x:p> ?o FILTER(?o > 1) }"))
                .containsExactly("SELECT * WHERE { ?s <x:p> ?o FILTER(?o > 1 || false) }");
        assertThat(said("if", "SELECT * { ?s <x:p> ?o FILTER(?o > 1) }"))
                .containsExactly("SELECT * WHERE { ?s <x:p> ?o FILTER(IF(?o > 1, true, false)) }");
        assertThat(said("swapped-sides", "SELECT * { ?s <x:p> ?o FILTER(?o > 1) }"))
                .containsExactly("SELECT * WHERE { ?s <x:p> ?o FILTER(1 < ?o) }");
        assertThat(said("swapped-conjunction", "SELECT * { ?s <x:p> ?o FILTER(?o > 1 && ?o < 5) }"))
                .containsExactly("SELECT * WHERE { ?s <x:p> ?o FILTER(?o < 5 && ?o > 1) }");
        assertThat(said("de-morgan", "SELECT * { ?s <x:p> ?o FILTER(?o > 1 && ?o < 5) }"))
                .containsExactly("SELECT * WHERE { ?s <x:p> ?o FILTER(!(!(?o > 1) || !(?o < 5))) }");
        assertThat(said("split-filter", "SELECT * { ?s <x:p> ?o FILTER(?o > 1 && ?o < 5) }"))
                .containsExactly("SELECT * WHERE { ?s <x:p> ?o FILTER(?o > 1) FILTER(?o < 5) }");
    }

    @Test
    void whatIsSelectedIsRewritten() {
        assertThat(said("sub-select", "SELECT DISTINCT ?s { ?s <x:p> ?o }"))
                .containsExactly("SELECT DISTINCT ?s WHERE { { SELECT DISTINCT ?s WHERE { ?s <x:p> ?o } } }");
        assertThat(said("counted", "SELECT ?s { ?s <x:p> ?o }"))
                .containsExactly("SELECT (COUNT(*) AS ?fresh) WHERE { ?s <x:p> ?o }");
        assertThat(said("counted", "SELECT DISTINCT ?s { ?s <x:p> ?o }")).isEmpty();
        assertThat(said("uncounted", "SELECT (COUNT(*) AS ?c) { ?s <x:p> ?o }"))
                .containsExactly("SELECT * WHERE { ?s <x:p> ?o }");
        assertThat(said("distinct-groups", "SELECT ?s (COUNT(*) AS ?c) { ?s <x:p> ?o } GROUP BY ?s"))
                .containsExactly("SELECT DISTINCT ?s (COUNT(*) AS ?c) WHERE { ?s <x:p> ?o } GROUP BY ?s");
        assertThat(said("distinct-groups", "SELECT (COUNT(*) AS ?c) { ?s <x:p> ?o } GROUP BY ?s"))
                .isEmpty();
        assertThat(said("distinct-inside", "SELECT (GROUP_CONCAT(DISTINCT ?v) AS ?a) { ?s <x:p> ?v }"))
                .containsExactly(
                        "SELECT (GROUP_CONCAT(?v) AS ?a) WHERE { { SELECT DISTINCT ?v WHERE { ?s <x:p> ?v } } }");
        assertThat(said("least-of-distinct", "SELECT (MIN(?v) AS ?a) { ?s <x:p> ?v }"))
                .containsExactly("SELECT (MIN(DISTINCT ?v) AS ?a) WHERE { ?s <x:p> ?v }");
        assertThat(said("sorted", "SELECT ?s { ?s <x:p> ?o }"))
                .containsExactly("SELECT ?s WHERE { ?s <x:p> ?o } ORDER BY DESC(?s)");
        assertThat(said("sorted", "SELECT ?s { ?s <x:p> ?o } LIMIT 1")).isEmpty();
        assertThat(said("unsorted", "SELECT ?s { ?s <x:p> ?o } ORDER BY ?o"))
                .containsExactly("SELECT ?s WHERE { ?s <x:p> ?o }");
        assertThat(said("unsorted", "SELECT ?s { ?s <x:p> ?o } ORDER BY ?o LIMIT 1"))
                .isEmpty();
        assertThat(said("unsorted", "SELECT (2 AS ?two) { ?s <x:p> ?o } ORDER BY COUNT(?s)"))
                .as("without the aggregate there would be no group")
                .isEmpty();
        assertThat(said("named-columns", "SELECT * { ?s <x:p> ?o }"))
                .containsExactly("SELECT ?s ?o WHERE { ?s <x:p> ?o }");
        assertThat(said("renamed", "SELECT ?s { ?s <x:p> ?o FILTER(?o > 1) }"))
                .containsExactly("SELECT ?s WHERE { ?s <x:p> ?o_ FILTER(?o_ > 1) }");
    }

    @Test
    void lessIsAskedFor() {
        assertThat(said("no-filter", "SELECT * { ?s <x:p> ?o FILTER(?o > 1) }"))
                .containsExactly("SELECT * WHERE { ?s <x:p> ?o }");
        assertThat(said("no-filter", "SELECT * { ?s <x:p> ?o OPTIONAL { ?s <x:q> ?v FILTER(?v > 1) } }"))
                .isEmpty();
        assertThat(said("no-filter", "SELECT (COUNT(*) AS ?c) { ?s <x:p> ?o FILTER(?o > 1) }"))
                .isEmpty();
        assertThat(said("no-minus", "SELECT * { ?s <x:p> ?o MINUS { ?s <x:q> ?o } }"))
                .containsExactly("SELECT * WHERE { ?s <x:p> ?o }");
        assertThat(said("no-triple", "SELECT ?s { ?s <x:p> ?o . ?s <x:q> ?o . ?s <x:r> ?x }"))
                .containsExactly(
                        "SELECT ?s WHERE { ?s <x:q> ?o; <x:r> ?x }", "SELECT ?s WHERE { ?s <x:p> ?o; <x:r> ?x }");
        assertThat(said("optional", "SELECT * { { ?s <x:p> ?o } ?o <x:q> ?x }"))
                .containsExactly("SELECT * WHERE { { ?s <x:p> ?o } OPTIONAL { ?o <x:q> ?x } }");
        assertThat(said("one-or-more", "SELECT * { ?s <x:p> ?o }")).containsExactly("SELECT * WHERE { ?s <x:p>+ ?o }");
        assertThat(said("no-distinct", "SELECT DISTINCT ?s { ?s <x:p> ?o }"))
                .containsExactly("SELECT ?s WHERE { ?s <x:p> ?o }");
    }
}

package dev.touchstone.sparql.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Named;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.TruthCase;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.shrink.Shrinker;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.dialect.Feature;
import dev.touchstone.sparql.statement.SparqlQuery;
import dev.touchstone.sparql.text.SparqlReader;
import dev.touchstone.sparql.text.SparqlText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class ReductionTest {
    private static final EngineId ENGINE = new EngineId("jena", "6.2.0");
    private static final Fail FAIL = new Fail(Kind.WRONG_RESULT, ENGINE, "", "");

    private static Case truth(RdfGraph graph, EngineId engine, SparqlQuery query) {
        return TruthCase.of(graph, engine, Optional.empty(), query);
    }

    @Test
    void aBranchOfAUnionStaysAGroup() {
        assertThat(reduced("SELECT * WHERE { { ?a <x:p> ?b } UNION { { ?a <x:q> ?b } FILTER(?a = 1) } }"))
                .isEqualTo("SELECT * WHERE { { } UNION { } }");
    }

    @Test
    void aColumnOfValuesThatDoesNotMatterGoes() {
        Case smallest = reduced(
                truth(
                        new RdfGraph(Map.of(), List.of()),
                        ENGINE,
                        query("SELECT * { VALUES (?a ?b ?c) { (1 2 3) (4 UNDEF 6) } }")),
                candidate -> text(candidate).contains("?b") && text(candidate).contains("UNDEF"));
        assertThat(text(smallest)).isEqualTo("SELECT * WHERE { VALUES (?b) { (UNDEF) } }");
    }

    @Test
    void onlyPrefixesThatAreWrittenAreDeclared() {
        String xsd = "PREFIX xsd: <http://www.w3.org/2001/XMLSchema#> ";
        Dialect dialect = new Dialect("sparql", List.of(), List.of());
        assertThat(query("SELECT (1 AS ?a) (true AS ?b) ('' AS ?c) {}").text(dialect))
                .doesNotContain("PREFIX");
        assertThat(query(xsd + "SELECT ('1'^^xsd:float AS ?a) {}").text(dialect))
                .contains("PREFIX xsd:");
        assertThat(query(xsd + "SELECT (xsd:float('1') AS ?a) {}").text(dialect))
                .contains("PREFIX xsd:");
    }

    /** A graph goes with its last triple. */
    @Test
    void namedGraphsBecomeSmallAndGo() {
        Named kept = new Named(new Iri("x:g"), List.of(triple("x:a"), triple("x:b"), triple("x:c")));
        Named gone = new Named(new Iri("x:h"), List.of(triple("x:a"), triple("x:d")));
        RdfGraph graph = new RdfGraph(Map.of(), List.of(triple("x:a"), triple("x:e")), List.of(gone, kept));
        Case smallest = reduced(
                truth(graph, ENGINE, query("SELECT * { ?s ?p ?o GRAPH ?g { ?s ?p <x:b> } }")),
                candidate -> ((RdfGraph) candidate.dataset())
                        .named().stream()
                                .anyMatch(named -> named.name().equals(kept.name())
                                        && named.triples().contains(triple("x:b"))));
        assertThat(smallest.dataset())
                .isEqualTo(new RdfGraph(Map.of(), List.of(), List.of(new Named(kept.name(), List.of(triple("x:b"))))));
    }

    @Test
    void whatFailsInOneGraphIsShownThere() {
        RdfGraph graph = new RdfGraph(Map.of(), List.of(), List.of(new Named(new Iri("x:g"), List.of(triple("x:a")))));
        Case smallest = reduced(
                truth(graph, ENGINE, query("SELECT * { GRAPH ?g { ?s <x:p> ?o } }")),
                candidate -> candidate.dataset().toString().contains("x:a")
                        && text(candidate).contains("?s <x:p> ?o"));
        assertThat(smallest.dataset()).isEqualTo(new RdfGraph(Map.of(), List.of(triple("x:a"))));
        assertThat(text(smallest)).isEqualTo("SELECT * WHERE { ?s <x:p> ?o }");
    }

    /** What a store does not keep, or means otherwise, is not what a failure is reduced to. */
    @Test
    void aSmallerCaseStaysWithinTheDialect() {
        Dialect quads = new Dialect("sparql", List.of(), List.of(Feature.NAMED_GRAPHS.key()));
        Dialect triples = new Dialect("sparql", List.of(), List.of());
        RdfGraph graph = new RdfGraph(Map.of(), List.of(), List.of(new Named(new Iri("x:g"), List.of(triple("x:a")))));
        Case flat = truth(graph, ENGINE, query("SELECT * { GRAPH ?g { ?s <x:p> ?o } }"));
        Case scoped = truth(graph, ENGINE, query("SELECT * { GRAPH ?g { } }"));
        assertThat(new SparqlShrinkRules().isWithin(flat, quads)).isTrue();
        assertThat(new SparqlShrinkRules().isWithin(scoped, quads)).isFalse();
        assertThat(new SparqlShrinkRules().isWithin(flat, triples)).isFalse();
    }

    private static Triple triple(String object) {
        return new Triple(new Iri("x:s"), new Iri("x:p"), new Iri(object));
    }

    private static SparqlQuery query(String text) {
        return new SparqlQuery(SparqlReader.query(text));
    }

    private static Case reduced(Case failing, Predicate<Case> fails) {
        return new Shrinker(
                        new SparqlShrinkRules(),
                        List.of(),
                        candidate -> new JudgedRun(Transcript.NONE, fails.test(candidate) ? FAIL : Verdict.pass()),
                        () -> false)
                .reduce(failing, FAIL)
                .smallest();
    }

    /** The smallest with a UNION. */
    private static String reduced(String text) {
        Case failing = truth(new RdfGraph(Map.of(), List.of()), ENGINE, new SparqlQuery(SparqlReader.query(text)));
        return text(reduced(failing, candidate -> text(candidate).contains("UNION")));
    }

    private static String text(Case proposed) {
        return SparqlText.of(((SparqlQuery) ((TruthCase) proposed).statement()).query());
    }
}

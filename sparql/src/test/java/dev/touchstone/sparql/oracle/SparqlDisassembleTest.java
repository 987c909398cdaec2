package dev.touchstone.sparql.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Named;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.InProcessEngine;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.oracle.DisassembleCase;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.mutant.InProcessReference;
import dev.touchstone.sparql.statement.SparqlQuery;
import dev.touchstone.sparql.text.SparqlReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SparqlDisassembleTest {
    private static final Dialect DIALECT = new Dialect("sparql", List.of(), List.of());
    private static final RdfGraph GRAPH = new RdfGraph(
            Map.of(),
            List.of(triple(iri("a"), "p", iri("b")), triple(iri("b"), "q", iri("c")), triple(iri("c"), "p", iri("a"))));

    private static Iri iri(String name) {
        return new Iri("http://example.org/" + name);
    }

    private static Triple triple(Term subject, String predicate, Term object) {
        return new Triple(subject, iri(predicate), object);
    }

    private final List<String> asked = new ArrayList<>();

    private Verdict judge(String mutant, RdfGraph graph, String query) {
        InProcessEngine inProcess = InProcessReference.references().all().stream()
                .filter(each -> each.target().engine().version().equals(mutant))
                .findFirst()
                .orElseThrow();
        InProcessEngine.Evaluator engine = inProcess.fresh().get();
        engine.load(graph);
        DisassembleCase proposed = new DisassembleCase(
                graph,
                new EngineId("reference", mutant),
                new SparqlQuery(SparqlReader.query("PREFIX : <http://example.org/> " + query)),
                List.of(Map.of()));
        assertThat(proposed.isLegal()).isTrue();
        List<Outcome> outcomes = new ArrayList<>();
        for (Optional<Step> step = proposed.next(outcomes); step.isPresent(); step = proposed.next(outcomes)) {
            asked.add(step.get().statement().text(DIALECT).replaceFirst("(?s)^PREFIX.*?\n", ""));
            outcomes.add(engine.run(step.get().statement(), Map.of()));
        }
        return proposed.judge(outcomes);
    }

    @Test
    void solutionsArePassedOnAndFiltersWait() {
        assertThat(judge("right", GRAPH, "SELECT ?x { ?x :p ?y FILTER(BOUND(?z)) OPTIONAL { ?y :q ?z } }"))
                .isEqualTo(Verdict.pass());
        assertThat(asked)
                .containsExactly(
                        "SELECT ?x WHERE { ?x :p ?y FILTER(BOUND(?z)) OPTIONAL { ?y :q ?z } }",
                        "SELECT ?x ?y WHERE { ?x :p ?y }",
                        "SELECT ?x WHERE { VALUES (?x ?y) { (:a :b) (:c :a) } OPTIONAL { ?y :q ?z } FILTER(BOUND(?z)) }");
    }

    @Test
    void whatIsUnboundIsUndefined() {
        judge("right", GRAPH, "SELECT * { ?x :p ?y OPTIONAL { ?y :q ?z } MINUS { ?x :r ?z } }");
        assertThat(asked.getLast()).contains("(:c :a UNDEF)");
    }

    @Test
    void thereIsNoCutWhereABlankNodeIsBound() {
        RdfGraph blank = new RdfGraph(
                Map.of(), List.of(triple(iri("a"), "p", new Blank("b")), triple(new Blank("b"), "q", iri("c"))));
        assertThat(judge("right", blank, "SELECT ?z { ?x :p ?y OPTIONAL { ?y :q ?z } BIND(1 AS ?n) }"))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(asked).hasSize(3).noneMatch(text -> text.contains("VALUES"));
    }

    @Test
    void aMutantOfTheWholeIsSeen() {
        assertThat(judge("filter-early", GRAPH, "SELECT ?x { ?x :p ?y FILTER(BOUND(?z)) OPTIONAL { ?y :q ?z } }"))
                .isInstanceOfSatisfying(
                        Fail.class, fail -> assertThat(fail.claim()).contains("the query is wrong"));
    }

    /** A name that is passed on stands for its graph; GRAPH is one element, and is not cut within. */
    @Test
    void aGraphIsFoundByTheNameThatWasPassedOn() {
        RdfGraph graph = new RdfGraph(
                Map.of(),
                GRAPH.triples(),
                List.of(
                        new Named(iri("b"), List.of(triple(iri("x"), "p", iri("y")))),
                        new Named(iri("c"), List.of(triple(iri("x"), "p", iri("z"))))));
        assertThat(judge("right", graph, "SELECT * { ?s :p ?g GRAPH ?g { ?x :p ?y } }"))
                .isEqualTo(Verdict.pass());
        assertThat(asked).hasSize(3);
        assertThat(asked.getLast()).contains("VALUES (?s ?g) { (:a :b)").contains("GRAPH ?g { ?x :p ?y }");
    }
}

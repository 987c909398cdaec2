package dev.touchstone.sparql.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Answer;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.value.Value;
import dev.touchstone.sparql.SparqlLanguage;
import dev.touchstone.sparql.text.SparqlReader;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A blank node that an evaluation makes is none of the data, whoever made those. */
class FreshBlanksTest {
    private static final Language SPARQL = new SparqlLanguage();

    private static RdfGraph loaded(String... setup) {
        return (RdfGraph) SPARQL.statementReader().orElseThrow().dataset(List.of(setup));
    }

    private static Answer answer(String query, RdfGraph graph) {
        return Reference.DEFAULT
                .evaluate(SparqlReader.query(query), GraphStore.of(graph))
                .table()
                .orElseThrow();
    }

    @Test
    void aNewNodeIsNoneThatWasLoaded() {
        List<Value> row = answer("SELECT ?s (BNODE() AS ?b) { ?s ?p ?o }", loaded("INSERT DATA { _:x <urn:p> 1 }"))
                .rows()
                .getFirst();
        assertThat(row.get(0)).isNotEqualTo(row.get(1));
    }

    @Test
    void aTemplateMakesNodesThatAreNotLoaded() {
        List<Value> triple = answer(
                        "CONSTRUCT { ?s <urn:new> _:b } { ?s ?p ?o }", loaded("INSERT DATA { _:x <urn:p> 1 }"))
                .rows()
                .getFirst();
        assertThat(triple.get(0)).isNotEqualTo(triple.get(2));
    }

    @Test
    void theNodesOfTwoUpdatesAreTwo() {
        assertThat(answer(
                                "SELECT DISTINCT ?s { ?s ?p ?o }",
                                loaded("INSERT DATA { _:x <urn:p> 1 }", "INSERT DATA { _:x <urn:p> 2 }"))
                        .rows())
                .hasSize(2);
    }

    @Test
    void loadedNodesAreToldApartWhateverTheyAreCalled() {
        RdfGraph graph = loaded("INSERT DATA { _:x <urn:p> 1 . _:y <urn:p> 2 }");
        assertThat(Reference.DEFAULT.undetermined(
                        SparqlReader.query("SELECT ?s { ?s ?p ?o } LIMIT 1"), GraphStore.of(graph)))
                .contains("a slice without an order");
    }
}

package dev.touchstone.sparql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.oracle.Handwriting;
import java.util.List;
import org.junit.jupiter.api.Test;

class SparqlHandwritingTest {
    private final SparqlHandwriting handwriting = new SparqlHandwriting();

    @Test
    void aSetupIsUpdatesOrTriples() {
        RdfGraph updated =
                handwriting.dataset(List.of("INSERT DATA { <x:a> <x:p> 1, 2 }", "DELETE WHERE { <x:a> <x:p> 2 }"));
        RdfGraph read = handwriting.dataset(List.of("@prefix : <x:> .\n:a :p 1 ."));
        assertThat(updated.triples()).hasSize(1).isEqualTo(read.triples());
        assertThat(handwriting
                        .dataset(List.of("<x:a> <x:p> _:b . <x:g> { _:b <x:p> 'c' }"))
                        .named())
                .hasSize(1);
    }

    @Test
    void aMistakeIsToldInALine() {
        assertThatThrownBy(() -> handwriting.dataset(List.of("INSERT DTA {}")))
                .isInstanceOf(UserMistake.class)
                .hasMessageStartingWith("no SPARQL: ")
                .hasMessageNotContaining("Was expecting");
        assertThatThrownBy(() -> handwriting.query("SELECT * { ?s ?p }"))
                .isInstanceOf(UserMistake.class)
                .hasMessageNotContaining("Was expecting");
    }

    @Test
    void anUpdateIsNoMistakeAndIsNotJudged() {
        assertThat(handwriting.query("DELETE WHERE { ?s ?p ?o }")).isInstanceOf(Handwriting.Read.Unjudgeable.class);
    }
}

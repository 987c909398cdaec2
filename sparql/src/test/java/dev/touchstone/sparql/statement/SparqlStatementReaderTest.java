package dev.touchstone.sparql.statement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.UserMistake;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.language.StatementReader;
import java.util.List;
import org.junit.jupiter.api.Test;

class SparqlStatementReaderTest {
    private final SparqlStatementReader reader = new SparqlStatementReader();

    @Test
    void aSetupIsUpdatesOrTriples() {
        RdfGraph updated =
                reader.dataset(List.of("INSERT DATA { <x:a> <x:p> 1, 2 }", "DELETE WHERE { <x:a> <x:p> 2 }"));
        RdfGraph read = reader.dataset(List.of("@prefix : <x:> .\n:a :p 1 ."));
        assertThat(updated.triples()).hasSize(1).isEqualTo(read.triples());
        assertThat(reader.dataset(List.of("<x:a> <x:p> _:b . <x:g> { _:b <x:p> 'c' }"))
                        .named())
                .hasSize(1);
    }

    @Test
    void aMistakeIsToldInALine() {
        assertThatThrownBy(() -> reader.dataset(List.of("INSERT DTA {}")))
                .isInstanceOf(UserMistake.class)
                .hasMessageStartingWith("no SPARQL: ")
                .hasMessageNotContaining("Was expecting");
        assertThatThrownBy(() -> reader.query("SELECT * { ?s ?p }"))
                .isInstanceOf(UserMistake.class)
                .hasMessageNotContaining("Was expecting");
    }

    @Test
    void anUpdateIsNoMistakeAndIsNotJudged() {
        assertThat(reader.query("DELETE WHERE { ?s ?p ?o }")).isInstanceOf(StatementReader.Read.Unjudgeable.class);
    }
}

package dev.touchstone.host.sparql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.host.NotSupported;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConfinedUpdateTest {

    private static String confined(String update) {
        return ConfinedUpdate.of(update, "urn:g");
    }

    @Test
    void dataGetTheGraphAroundThem() {
        assertThat(confined(
                        "PREFIX : <http://e/>\nINSERT DATA { :a :p \"} ; DROP ALL\" }; delete data{:a :p '''x}'''}"))
                .isEqualTo("PREFIX : <http://e/>\nINSERT DATA { GRAPH <urn:g> { :a :p \"} ; DROP ALL\" } }; "
                        + "delete data{ GRAPH <urn:g> {:a :p '''x}'''} }");
        assertThat(confined("DELETE WHERE { ?s ?p { } }")).isEqualTo("DELETE WHERE { GRAPH <urn:g> { ?s ?p { } } }");
    }

    @Test
    void aConditionIsAskedOfTheGraph() {
        assertThat(confined("DELETE { ?s ?p 1 } INSERT { ?s ?p 2 } WHERE { ?s ?p 1 } ; INSERT { } WHERE { }"))
                .isEqualTo("WITH <urn:g> DELETE { ?s ?p 1 } INSERT { ?s ?p 2 } WHERE { ?s ?p 1 } ; "
                        + "WITH <urn:g> INSERT { } WHERE { }");
    }

    @Test
    void namesThatLookLikeKeywordsAreNames() {
        String update = "WITH <urn:g> INSERT { ?graph :drop 'x'@add } WHERE { ?graph graph:with <clear> }";
        assertThat(confined(update.substring("WITH <urn:g> ".length()))).isEqualTo(update);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "DROP ALL",
                "CLEAR DEFAULT",
                "INSERT DATA { GRAPH <urn:other> { <a> <b> <c> } }",
                "INSERT DATA { <a> <b> 'x\\\\' }; drop graph <urn:other>",
                "INSERT DATA { <a> <b> \"\"\"x\\\\\"\"\" }; DROP ALL; INSERT DATA { <a> <b> \"\"\"y\"\"\" }",
                "WITH <urn:other> DELETE { ?s ?p ?o } WHERE { ?s ?p ?o }",
                "DELETE { ?s ?p ?o } USING <urn:other> WHERE { ?s ?p ?o }",
                "DELETE FROM <urn:other> { ?s ?p ?o } WHERE { ?s ?p ?o }",
                "MODIFY <urn:other> DELETE { ?s ?p ?o }",
                "INSERT DATA { <a> <b> <c> } } DROP ALL",
                "INSERT DATA { <a> <b> <c>",
                "INSERT DATA { <a> <b> <c> } } INSERT {",
                "INSERT { } WHERE { SERVICE <http://127.0.0.1/> { } }"
            })
    void whatMightTouchAnotherGraphIsRefused(String update) {
        assertThatThrownBy(() -> confined(update)).isInstanceOf(NotSupported.class);
    }
}

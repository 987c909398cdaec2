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
        String update =
                "WITH <urn:g> INSERT { ?graph :drop 'x'@add } WHERE { ?graph x:with <clear> . _:graph :p 'x'@en-load }";
        assertThat(confined(update.substring("WITH <urn:g> ".length()))).isEqualTo(update);
    }

    @Test
    void whatIsWrittenWithoutSpacesIsKept() {
        String update =
                "WITH <urn:g> INSERT{?s.a x:a.b-c 1.5e3,.5,-7.}WHERE{?s a:b.c true.?s:p\"\\n\\\\\"@en-US.FILTER(?s<1e0)}";
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
                "INSERT { } WHERE { SERVICE <http://127.0.0.1/> { } }",
                // Words that begin where the one before has no end that is seen.
                "INSERT { ?s ?p ?o.GRAPH <urn:user> { ?s ?p ?o } } WHERE { ?s ?p ?o }",
                "INSERT { } WHERE { ?s ?p $o.graph <urn:user> { ?s ?p ?o } }",
                "INSERT { <a> <b> true.GRAPH <urn:user> { <a> <b> <c> } } WHERE { }",
                "INSERT { <a> <b> trueGRAPH <urn:user> { <a> <b> <c> } } WHERE { }",
                "INSERT { <a> <b> 'x'@en.GRAPH <urn:user> { <a> <b> <c> } } WHERE { }",
                "INSERT { <a> <b> 'x'@en1GRAPH <urn:user> { <a> <b> <c> } } WHERE { }",
                "INSERT { <a> <b> 1.GRAPH <urn:user> { <a> <b> <c> } } WHERE { }",
                "INSERT { <a> <b> 1e5GRAPH <urn:user> { <a> <b> <c> } } WHERE { }",
                "INSERT { <a> <b> .5E+1GRAPH <urn:user> { <a> <b> <c> } } WHERE { }",
                "INSERT { <a> <b> :c.GRAPH <urn:user> { <a> <b> <c> } } WHERE { }",
                "INSERT { <a> <b> :c..GRAPH <urn:user> { <a> <b> <c> } } WHERE { }",
                "PREFIX : <urn:user> INSERT { <a> <b> <c> . GRAPH:g { <a> <b> <c> } } WHERE { }",
                "PREFIX : <http://127.0.0.1/> LOAD:",
                // Characters by their numbers: a keyword, and the ends of a string and of a comment.
                "INSERT { \\u0047RAPH <urn:user> { <a> <b> <c> } } WHERE { }",
                "INSERT { \\U00000047RAPH <urn:user> { <a> <b> <c> } } WHERE { }",
                "INSERT DATA { <a> <b> '\\u0027 . GRAPH <urn:user> { <a> <b> <c> } #' }",
                "INSERT DATA { <a> <b> <c> #\\u000A GRAPH <urn:user> { <a> <b> <c> }\n }",
                // A quote that belongs to a name begins no string.
                "INSERT DATA { <a> <b> :c\\' . GRAPH <urn:user> { <a> <b> :c\\' } }"
            })
    void whatMightTouchAnotherGraphIsRefused(String update) {
        assertThatThrownBy(() -> confined(update)).isInstanceOf(NotSupported.class);
    }
}

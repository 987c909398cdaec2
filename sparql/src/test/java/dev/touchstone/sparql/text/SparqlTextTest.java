package dev.touchstone.sparql.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.sparql.syntax.Update;
import org.junit.jupiter.api.Test;

/** What we write, read again. */
class SparqlTextTest {
    @Test
    void objectsOfOneSubjectAndVerbAreAList() {
        String text = "SELECT * WHERE { ?a <x:p>/<x:q> ?b, ?c . ?c <x:p>/<x:q> ?d . ?c <x:p> ?d }";
        assertThat(SparqlText.of(SparqlReader.query(text))).isEqualTo(text);
    }

    @Test
    void everyUpdateCanBeStored() {
        Json json = new Json(Languages.installed());
        Update.Request request =
                SparqlReader.update("INSERT DATA { <a> <b> 1 } ; DELETE { ?s ?p 2 } INSERT { GRAPH <g> { ?s ?p _:b } }"
                        + " USING <g> WHERE { ?s ?p ?o } ; CLEAR SILENT NAMED ; MOVE <g> TO DEFAULT ; DROP GRAPH <g>");
        assertThat(json.read(json.storedLine(request), Update.Request.class)).isEqualTo(request);
        assertThat(SparqlReader.update(SparqlText.of(request))).isEqualTo(request);
    }
}

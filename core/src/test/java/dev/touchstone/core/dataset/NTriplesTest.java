package dev.touchstone.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import java.util.List;
import org.junit.jupiter.api.Test;

class NTriplesTest {
    private static final String XSD = "http://www.w3.org/2001/XMLSchema#";
    private static final String LANGUAGE_STRING = "http://www.w3.org/1999/02/22-rdf-syntax-ns#langString";
    private static final Iri S = new Iri("http://example.org/s");
    private static final Iri P = new Iri("http://example.org/p");

    @Test
    void aTripleIsALineThatEndsInADot() {
        assertThat(NTriples.write(List.of(new Triple(S, P, S), new Triple(new Blank("b0"), P, new Blank("b1")))))
                .isEqualTo("""
                        <http://example.org/s> <http://example.org/p> <http://example.org/s> .
                        _:b0 <http://example.org/p> _:b1 .
                        """);
        assertThat(NTriples.write(List.of())).isEmpty();
    }

    @Test
    void aStringNeedsNoDatatype() {
        assertThat(written(new Literal("a b", XSD + "string", ""))).isEqualTo("\"a b\"");
        assertThat(written(new Literal("", XSD + "string", ""))).isEqualTo("\"\"");
    }

    @Test
    void anyOtherLiteralNamesItsDatatype() {
        assertThat(written(new Literal("1", XSD + "integer", "")))
                .isEqualTo("\"1\"^^<http://www.w3.org/2001/XMLSchema#integer>");
    }

    @Test
    void aLanguageStandsInPlaceOfTheDatatype() {
        assertThat(written(new Literal("colour", LANGUAGE_STRING, "en-GB"))).isEqualTo("\"colour\"@en-GB");
    }

    @Test
    void whatWouldEndTheStringIsEscaped() {
        assertThat(written(new Literal("a\"b\\c\nd\re\tf", XSD + "string", "")))
                .isEqualTo("\"a\\\"b\\\\c\\nd\\re\\tf\"");
        assertThat(written(new Literal("\\n", XSD + "string", "")))
                .as("a backslash and an n are no line break")
                .isEqualTo("\"\\\\n\"");
    }

    @Test
    void escapingHoldsWithDatatypeAndLanguageToo() {
        assertThat(written(new Literal("\"q\"", LANGUAGE_STRING, "de"))).isEqualTo("\"\\\"q\\\"\"@de");
        assertThat(written(new Literal("\n", "urn:x", ""))).isEqualTo("\"\\n\"^^<urn:x>");
    }

    @Test
    void lettersOfAnyScriptStayAsTheyAre() {
        assertThat(written(new Literal("\u00e9\u4e2d\ud83d\ude00", XSD + "string", "")))
                .isEqualTo("\"\u00e9\u4e2d\ud83d\ude00\"");
    }

    private static String written(Term term) {
        return NTriples.write(term);
    }
}

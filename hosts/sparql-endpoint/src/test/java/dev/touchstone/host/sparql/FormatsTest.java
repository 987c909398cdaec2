package dev.touchstone.host.sparql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.host.Foreign;
import dev.touchstone.host.Refused;
import dev.touchstone.host.Table;
import dev.touchstone.host.Term;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class FormatsTest {
    private static final String BINDINGS = "\"results\": {\"x\": [1], \"bindings\": ["
            + "{\"b\": {\"type\": \"uri\", \"value\": \"urn:x\"}},"
            + "{\"a\": {\"type\": \"literal\", \"value\": \"é\", \"xml:lang\": \"fr\"}, \"b\": {\"type\": \"bnode\", \"value\": \"b0\"}},"
            + "{\"a\": {\"type\": \"typed-literal\", \"value\": \"1\", \"datatype\": \"urn:t\"},"
            + " \"b\": {\"type\": \"triple\", \"value\": {\"subject\": {}}}}]}";
    private static final String HEAD = "\"head\": {\"link\": [], \"vars\": [\"a\", \"b\"]}";

    @Test
    void solutionsHaveTheColumnsOfTheHead() throws IOException {
        for (String document : List.of("{" + HEAD + "," + BINDINGS + "}", "{" + BINDINGS + "," + HEAD + "}")) {
            Table table = Results.read(stream(document), 10);
            assertThat(table.columns).containsExactly("a", "b");
            assertThat(table.complete).isTrue();
            assertThat(texts(table)).containsExactly("null|<urn:x>", "é@fr|_:b0", "1^urn:t|triple");
            Table cut = Results.read(stream(document), 2);
            assertThat(cut.columns).containsExactly("a", "b");
            assertThat(cut.complete).isFalse();
            assertThat(texts(cut)).containsExactly("null|<urn:x>", "é@fr|_:b0");
        }
    }

    @Test
    void aTruthIsOneRow() throws IOException {
        Table table = Results.read(stream("{\"head\": {}, \"boolean\": true}"), 10);
        assertThat(table.rows).containsExactly(List.of(true));
        String virtuoso = "{\"head\": {\"vars\": [\"__ASK_RETVAL\"]}, \"results\": {\"bindings\": [{\"__ASK_RETVAL\": "
                + "{\"type\": \"typed-literal\", \"value\": \"0\"}}]}}";
        assertThat(Results.read(stream(virtuoso), 10).rows).containsExactly(List.of(false));
        String none = "{\"head\": {\"vars\": [\"__ASK_RETVAL\"]}, \"results\": {\"bindings\": []}}";
        assertThat(Results.read(stream(none), 10).rows).containsExactly(List.of(false));
    }

    @Test
    void aGraphIsASetOfTriples() throws IOException {
        String document =
                "# made\n<urn:s> <urn:p> _:b.0 .\n<urn:s> <urn:p> \"a\\\"\\n\\u00E9\\U0001F600\\\\\"@en-US .\n\n"
                        + "<urn:s> <urn:p> _:b.0 .\n_:x <urn:p> \"1\"^^<urn:t> .";
        Table table = NTriples.read(stream(document), 10);
        assertThat(texts(table))
                .containsExactly("<urn:s>|<urn:p>|_:b.0", "<urn:s>|<urn:p>|a\"\né😀\\@en-US", "_:x|<urn:p>|1^urn:t");
        assertThat(NTriples.read(stream(document), 2).complete).isFalse();
        assertThatThrownBy(() -> NTriples.triple("<urn:s> a <urn:o> .")).isInstanceOf(Unreadable.class);
        assertThatThrownBy(() -> NTriples.triple("<urn:s> <urn:p> \"\\UFFFFFFFF\" ."))
                .isInstanceOf(Unreadable.class);
        assertThatThrownBy(() -> NTriples.triple("<urn:s> <urn:p> \"\\U00110000\" ."))
                .isInstanceOf(Unreadable.class);
    }

    @Test
    void aDocumentOfAnotherKindIsNoEmptyAnswer() {
        for (String document : List.of("", "{}", "[]", "{\"error\": \"x\"}", "{" + HEAD, "<html>")) {
            assertThatThrownBy(() -> Results.read(stream(document), 10))
                    .as(document)
                    .isInstanceOf(Unreadable.class);
        }
    }

    @Test
    void aFormIsReadInItsFormats() {
        assertThat(Form.TABLE.isIn("application/json")).isTrue();
        assertThat(Form.TABLE.isIn("application/sparql-results+xml")).isFalse();
        assertThat(Form.GRAPH.isIn("text/plain")).isTrue();
        assertThat(Form.GRAPH.isIn("text/turtle")).isFalse();
    }

    @Test
    void theFormOfAQueryIsItsFirstWord() {
        assertThat(Form.of("SELECT * { ?construct ?p ?o }")).isEqualTo(Form.TABLE);
        assertThat(Form.of("# construct\nPREFIX select: <urn:x#>\nBASE <urn:y>\nCONSTRUCT WHERE {}"))
                .isEqualTo(Form.GRAPH);
        assertThat(Form.of("describe <urn:x>")).isEqualTo(Form.GRAPH);
        assertThat(Form.of("")).isEqualTo(Form.TABLE);
    }

    @Test
    void updatesMayGoElsewhere() {
        assertThat(Address.parse("sparql+http://h:1/ds").update).hasToString("http://h:1/ds");
        Address two = Address.parse("sparql+https://h/r;update=/r/statements");
        assertThat(two.query).hasToString("https://h/r");
        assertThat(two.update).hasToString("https://h/r/statements");
        assertThatThrownBy(() -> Address.parse("sparql+http://h/r;other=1")).isInstanceOf(Refused.class);
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> texts(Table table) {
        return table.rows.stream()
                .map(row -> row.stream().map(FormatsTest::text).collect(Collectors.joining("|")))
                .toList();
    }

    private static String text(Object value) {
        if (value instanceof Foreign foreign) {
            return foreign.type;
        }
        if (!(value instanceof Term term)) {
            return String.valueOf(value);
        }
        return switch (term.kind) {
            case IRI -> "<" + term.text + ">";
            case BLANK -> "_:" + term.text;
            case LITERAL -> term.text + (term.language.isEmpty() ? "^" + term.datatype : "@" + term.language);
        };
    }
}

package dev.touchstone.host.sparql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.host.Fault;
import dev.touchstone.host.Refused;
import dev.touchstone.host.Request;
import dev.touchstone.host.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No MarkLogic was at hand: a stand-in checks path, headers, digest and formats. */
class MarkLogicTest {
    private static final String GRAPH = "default-graph-uri=urn%3Atouchstone%3Aword";

    @TempDir
    private Path folder;

    private MarkLogicStandIn server;

    @BeforeEach
    void start() throws IOException {
        server = new MarkLogicStandIn();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Map<String, String> options(String password) {
        Map<String, String> options = new HashMap<>(Map.of("url", server.url(), "session", "word"));
        if (!password.isEmpty()) {
            options.putAll(Map.of("user", MarkLogicStandIn.USER, "password", password));
        }
        return options;
    }

    private static Table run(SparqlAdapter adapter, String text, Map<String, String> options) throws Exception {
        return adapter.run(new Request(text, Map.of(), options, 1000, 10));
    }

    @Test
    void everythingGoesToOnePathByDigest() throws Exception {
        try (SparqlAdapter adapter = new SparqlAdapter()) {
            assertThat(adapter.open(folder, options(MarkLogicStandIn.PASSWORD))).isEqualTo("MarkLogic/unknown");
            adapter.wipe();
            adapter.addTriples("<urn:s> <urn:p> <urn:o> .\n");
            adapter.commit();
            server.forgetNonces();
            assertThat(run(adapter, "SELECT ?n {}", Map.of()).columns).containsExactly("n");
            assertThat(run(adapter, "CONSTRUCT WHERE {}", Map.of()).rows).hasSize(1);
            assertThat(run(adapter, "DELETE WHERE { ?s ?p ?o }", Map.of("kind", "update")).rows)
                    .isEmpty();
        }
        assertThat(server.seen())
                .isEqualTo(List.of(
                        "get query=ASK+{+?s+?p+?o+}",
                        "sparql-update  DROP SILENT GRAPH <urn:touchstone:word>",
                        "sparql-update  INSERT { GRAPH <urn:touchstone:word> {\n<urn:s> <urn:p> <urn:o> .\n} } WHERE {}",
                        "sparql-query " + GRAPH + " SELECT (COUNT(*) AS ?n) { ?s ?p ?o }",
                        "sparql-query " + GRAPH + " SELECT ?n {}",
                        "sparql-query " + GRAPH + " CONSTRUCT WHERE {}",
                        "sparql-update  DELETE WHERE { GRAPH <urn:touchstone:word> { ?s ?p ?o } }",
                        "sparql-update  DROP SILENT GRAPH <urn:touchstone:word>"));
    }

    @Test
    void anErrorIsAnError() throws Exception {
        try (SparqlAdapter adapter = new SparqlAdapter()) {
            adapter.open(folder, options(MarkLogicStandIn.PASSWORD));
            assertThatThrownBy(() -> run(adapter, "SELECT BROKEN", Map.of()))
                    .isInstanceOfSatisfying(
                            RemoteError.class,
                            error -> assertThat(adapter.fault(error)).isEqualTo(Fault.SYNTAX));
        }
    }

    @Test
    void aWrongPasswordIsSaidAndNotRepeated() {
        SparqlAdapter adapter = new SparqlAdapter();
        assertThatThrownBy(() -> adapter.open(folder, options("wrong")))
                .isInstanceOf(Refused.class)
                .hasMessage("the server does not accept this user and password");
        assertThatThrownBy(() -> adapter.open(folder, options("")))
                .isInstanceOf(Refused.class)
                .hasMessage("the server wants a user and a password");
    }
}

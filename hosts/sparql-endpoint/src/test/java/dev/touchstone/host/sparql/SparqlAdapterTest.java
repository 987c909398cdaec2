package dev.touchstone.host.sparql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.touchstone.host.Refused;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server that takes every update, and counts as it is told to. */
class SparqlAdapterTest {
    private static final String TWO = "<urn:s> <urn:p> \"1\" .\n<urn:s> <urn:p> \"01\" .\n";

    @TempDir
    private Path folder;

    private final List<String> counted = new ArrayList<>();
    private final SparqlAdapter adapter = new SparqlAdapter();
    private HttpServer server;
    private String product = "Other";
    private String count = "2";

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
    }

    @AfterEach
    void stop() throws Exception {
        adapter.close();
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        String text = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        String type = String.valueOf(exchange.getRequestHeaders().getFirst("Content-Type"));
        boolean isUpdate = type.equals("application/sparql-update");
        if (!isUpdate && text.contains("COUNT")) {
            counted.add(type + " " + exchange.getRequestURI() + " " + text);
        }
        byte[] answer =
                ("{\"head\":{\"vars\":[\"n\"]},\"results\":{\"bindings\":[{\"n\":{\"type\":\"literal\",\"value\":\""
                                + count + "\"}}]}}")
                        .getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Server", product);
        exchange.getResponseHeaders().set("Content-Type", Form.TABLE.mediaType);
        exchange.sendResponseHeaders(isUpdate ? 204 : 200, isUpdate ? -1 : answer.length);
        if (!isUpdate) {
            exchange.getResponseBody().write(answer);
        }
        exchange.close();
    }

    private void open() throws Exception {
        String url = "sparql+http://127.0.0.1:" + server.getAddress().getPort() + "/ds";
        adapter.open(folder, Map.of("url", url, "session", "word"));
    }

    private void load(String ntriples) throws Exception {
        adapter.wipe();
        adapter.addTriples(ntriples);
        adapter.commit();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "3"})
    void aServerThatAnswersFromAnotherGraphIsRefused(String seen) throws Exception {
        count = seen;
        open();
        for (int attempt = 0; attempt < 2; attempt++) {
            assertThatThrownBy(() -> load(TWO))
                    .isInstanceOf(Refused.class)
                    .hasMessageContaining("queries are not answered from the graph that they name")
                    .hasMessageContaining(seen + " were counted")
                    .hasMessageContaining("default-graph-uri");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    void literalsOfOneValueMayBeOne(String seen) throws Exception {
        count = seen;
        open();
        load(TWO);
        load(TWO + TWO.replace("urn:s", "urn:t"));
        assertThat(counted)
                .as("once in a session is enough")
                .containsExactly("application/sparql-query /ds?default-graph-uri=urn%3Atouchstone%3Aword "
                        + "SELECT (COUNT(*) AS ?n) { ?s ?p ?o }");
    }

    @Test
    void anEmptyDatasetTellsNothing() throws Exception {
        count = "0";
        open();
        load("");
        assertThat(counted).isEmpty();
        assertThatThrownBy(() -> load(TWO)).isInstanceOf(Refused.class);
    }

    @Test
    void aCountThatIsNoneIsAskedForAgain() throws Exception {
        count = "many";
        open();
        load(TWO);
        load(TWO);
        assertThat(counted).hasSize(2);
    }

    @Test
    void virtuosoIsAskedByForm() throws Exception {
        product = "Virtuoso/07.20.3229 (Linux)";
        open();
        load(TWO);
        assertThat(counted)
                .containsExactly(
                        "application/x-www-form-urlencoded /ds default-graph-uri=urn%3Atouchstone%3Aword&query="
                                + "SELECT+%28COUNT%28*%29+AS+%3Fn%29+%7B+%3Fs+%3Fp+%3Fo+%7D");
    }
}

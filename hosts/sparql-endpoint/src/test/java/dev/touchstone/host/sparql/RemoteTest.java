package dev.touchstone.host.sparql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.touchstone.host.EngineGone;
import dev.touchstone.host.Fault;
import dev.touchstone.host.Refused;
import dev.touchstone.host.Table;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A server that answers as it is told to, and once goes away. */
class RemoteTest {
    private static final String HEAD = "{\"head\":{\"vars\":[\"x\"]},\"results\":{\"bindings\":[";
    private HttpServer server;
    private Remote remote;
    private final Map<String, String> headers = new HashMap<>();
    private int status = 200;
    private String body = "";
    private int promised;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            headers.forEach(exchange.getResponseHeaders()::set);
            exchange.sendResponseHeaders(status, bytes.length + promised);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
        remote = new Remote(
                Address.parse("sparql+http://localhost:" + server.getAddress().getPort() + "/ds"), Map.of());
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void anAnswerIsRead() throws Exception {
        body = HEAD + "{\"x\":{\"type\":\"uri\",\"value\":\"urn:a\"}}]}}";
        assertThat(remote.query("SELECT ?x {}", Map.of(), 10).rows).hasSize(1);
    }

    private void assertFault(String query, Fault fault, String words) {
        assertThatThrownBy(() -> remote.query(query, Map.of(), 10))
                .isInstanceOfSatisfying(
                        RemoteError.class, error -> assertThat(error.fault()).isEqualTo(fault))
                .hasMessageContaining(words);
    }

    @ParameterizedTest
    @CsvSource({
        "200, X-SQL-State, S1TAT, false",
        "200, X-SPARQL-MaxRows, 1, false",
        "206, X-Other, 1, false",
        "200, X-SQL-State, 00000, true"
    })
    void aPartialAnswerIsNotComplete(int code, String header, String value, boolean complete) throws Exception {
        status = code;
        headers.put(header, value);
        body = HEAD + "{\"x\":{\"type\":\"uri\",\"value\":\"urn:a\"}}]}}";
        Table table = remote.query("SELECT ?x {}", Map.of(), 10);
        assertThat(table.rows).hasSize(1);
        assertThat(table.complete).isEqualTo(complete);
        body = "<urn:s> <urn:p> <urn:o> .";
        assertThat(remote.queryByForm("CONSTRUCT WHERE {}", Map.of(), 10).complete)
                .isEqualTo(complete);
    }

    @Test
    void anAnswerThatBreaksOffProvesNothing() {
        body = HEAD + "java.lang.NullPointerException";
        assertFault("SELECT ?x {}", Fault.RESOURCES, "the answer cannot be read");
        body = HEAD;
        assertFault("SELECT ?x {}", Fault.RESOURCES, "the answer cannot be read");
        body = "<urn:s> <urn:p> <urn:o> .\n<urn:s> <urn:p> \"o";
        assertFault("CONSTRUCT WHERE {}", Fault.RESOURCES, "the answer cannot be read");
    }

    @Test
    void anAnswerInAnotherFormatIsNotSupported() {
        headers.put("Content-Type", "text/turtle; charset=utf-8");
        body = "@prefix : <urn:x#> . :s :p :o .";
        assertFault("CONSTRUCT WHERE {}", Fault.UNSUPPORTED, "text/turtle");
        headers.put("Content-Type", "application/sparql-results+xml");
        body = "<sparql/>";
        assertFault("SELECT ?x {}", Fault.UNSUPPORTED, "application/sparql-results+xml");
    }

    @Test
    void aFormatIsToldByItsMediaTypeOnly() throws Exception {
        headers.put("Content-Type", "Application/N-Triples;charset=UTF-8");
        body = "<urn:s> <urn:p> <urn:o> .";
        assertThat(remote.query("CONSTRUCT WHERE {}", Map.of(), 10).rows).hasSize(1);
        headers.put("Content-Type", "application/json");
        body = "{\"head\":{},\"boolean\":true}";
        assertThat(remote.query("ASK {}", Map.of(), 10).rows).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"text/html, <html>", "application/json, <html>", "application/json, {}", "'', <html>"})
    void aPageIsNoSparql(String type, String page) {
        headers.put("Content-Type", type);
        body = page;
        assertThatThrownBy(remote::greet)
                .isInstanceOf(Refused.class)
                .hasMessageStartingWith("no SPARQL is spoken there");
    }

    @Test
    void aConnectionThatEndsInTheMiddleIsACrash() {
        body = HEAD;
        promised = 100;
        assertThatThrownBy(() -> remote.query("SELECT ?x {}", Map.of(), 10)).isInstanceOf(EngineGone.class);
    }
}

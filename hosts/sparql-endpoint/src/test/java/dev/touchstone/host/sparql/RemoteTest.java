package dev.touchstone.host.sparql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.touchstone.host.EngineGone;
import dev.touchstone.host.Fault;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A server that answers as it is told to, and once goes away. */
class RemoteTest {
    private static final String HEAD = "{\"head\":{\"vars\":[\"x\"]},\"results\":{\"bindings\":[";
    private HttpServer server;
    private Remote remote;
    private String body = "";
    private int promised;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, bytes.length + promised);
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

    @Test
    void anErrorInTheMiddleOfAnAnswerIsOneOfTheServer() {
        body = HEAD + "java.lang.NullPointerException";
        assertThatThrownBy(() -> remote.query("SELECT ?x {}", Map.of(), 10))
                .isInstanceOfSatisfying(
                        RemoteError.class, error -> assertThat(error.fault()).isEqualTo(Fault.INTERNAL));
    }

    @Test
    void aConnectionThatEndsInTheMiddleIsACrash() {
        body = HEAD;
        promised = 100;
        assertThatThrownBy(() -> remote.query("SELECT ?x {}", Map.of(), 10)).isInstanceOf(EngineGone.class);
    }
}

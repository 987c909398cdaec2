package dev.touchstone.engines.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Rows;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.engines.Engines.Ready;
import dev.touchstone.sparql.text.SparqlStatement;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SparqlServersTest {
    private static final String COUNT = "SELECT (COUNT(*) AS ?n) { ?s ?p ?o }";
    private static final String USERS =
            "INSERT DATA { <urn:a> <urn:p> 1 . GRAPH <urn:g> { <urn:b> <urn:p> 2 } GRAPH <urn:h> { <urn:c> <urn:p> 3 } }";
    private static final String ALL = "SELECT ?s { { ?s ?p ?o } UNION { GRAPH ?g { ?s ?p ?o } } } ORDER BY ?s";

    @Test
    void whatIsInAServerIsNeitherSeenNorTouched(@TempDir Path folder) throws Exception {
        try (FusekiServer server = FusekiServer.open(folder)) {
            server.post("update", USERS);
            String before = server.post("query", ALL);
            assertThat(before).contains("urn:a", "urn:b", "urn:c");
            Ready ready = FusekiServer.find(server.url());
            try (Session session = FusekiServer.session(ready);
                    Session other = FusekiServer.session(ready)) {
                session.start();
                other.start();
                assertThat(session.load(graph(4))).isEmpty();
                assertThat(other.load(graph(7))).isEmpty();
                assertThat(count(session)).isEqualTo(4);
                assertThat(count(other))
                        .as("each session has a graph of its own")
                        .isEqualTo(7);
                assertThat(update(session, "DELETE { ?s ?p ?o } WHERE { ?s ?p ?o . FILTER(?o < 3) }"))
                        .isInstanceOf(Rows.class);
                assertThat(count(session)).isEqualTo(1);
                assertThat(update(session, "DROP ALL")).isInstanceOf(Outcome.Rejected.class);
                session.restart();
                assertThat(count(session)).isEqualTo(4);
            }
            assertThat(server.post("query", ALL)).isEqualTo(before);
        }
    }

    @Test
    void aServerThatDiesIsACrash(@TempDir Path folder) {
        String url;
        try (FusekiServer server = FusekiServer.open(folder);
                Session session = FusekiServer.session(FusekiServer.find(server.url()))) {
            url = server.url();
            session.start();
            assertThat(session.load(graph(1))).isEmpty();
            server.close();
            assertThat(ask(session, Map.of(), COUNT))
                    .isInstanceOfSatisfying(
                            Outcome.Crashed.class,
                            crashed -> assertThat(crashed.how()).isEqualTo("the server closed the connection"));
        }
        assertThatThrownBy(() -> FusekiServer.find(url))
                .isInstanceOf(EngineUnavailable.class)
                .hasMessage(url + " cannot be used: nobody answers there");
    }

    @Test
    void aServerThatComesBackIsUsedAgain(@TempDir Path folder) throws Exception {
        FusekiServer server = FusekiServer.open(folder);
        try (Session session = FusekiServer.session(FusekiServer.find(server.url()))) {
            session.start();
            assertThat(session.load(graph(3))).isEmpty();
            server.close();
            assertThat(ask(session, Map.of(), COUNT)).isInstanceOf(Outcome.Crashed.class);
            CompletableFuture<Integer> counted = CompletableFuture.supplyAsync(() -> count(session));
            assertThatThrownBy(() -> counted.get(3, TimeUnit.SECONDS))
                    .as("it waits for the server")
                    .isInstanceOf(TimeoutException.class);
            try (FusekiServer back = server.again(folder)) {
                assertThat(counted.get(1, TimeUnit.MINUTES)).isEqualTo(3);
            }
        } finally {
            server.close();
        }
    }

    @Test
    void nothingIsLeftWhereTheProcessIsGoneBeforeTheEnd(@TempDir Path folder) throws Exception {
        try (FusekiServer server = FusekiServer.open(folder)) {
            String before = server.post("query", ALL);
            Session session = FusekiServer.session(FusekiServer.find(server.url()));
            session.start();
            assertThat(session.load(graph(3))).isEmpty();
            assertThat(server.post("query", ALL)).isNotEqualTo(before);
            session.restart();
            session.close();
            assertThat(server.post("query", ALL)).isEqualTo(before);
        }
    }

    private static int count(Session session) {
        Outcome outcome = ask(session, Map.of(), COUNT);
        assertThat(outcome).as(outcome.summary()).isInstanceOf(Rows.class);
        return Integer.parseInt(
                ((Literal) ((Rows) outcome).answer().rows().getFirst().getFirst()).lexical());
    }

    private static Outcome update(Session session, String text) {
        return ask(session, Map.of("kind", "update"), text);
    }

    private static Outcome ask(Session session, Map<String, String> options, String text) {
        return session.run(new SparqlStatement(text), options, Duration.ofSeconds(30));
    }

    private static RdfGraph graph(int triples) {
        List<Triple> list = IntStream.range(0, triples)
                .mapToObj(number -> new Triple(
                        new Iri("http://example.org/s"),
                        new Iri("http://example.org/p"),
                        new Literal(Integer.toString(number), "http://www.w3.org/2001/XMLSchema#integer", "")))
                .toList();
        return new RdfGraph(Map.of(), list);
    }
}

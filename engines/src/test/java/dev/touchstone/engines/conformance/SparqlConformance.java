package dev.touchstone.engines.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.touchstone.core.answer.Comparison;
import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.answer.Sameness;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.NTriples;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Named;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.engines.statement.Text;
import dev.touchstone.sparql.SparqlLanguage;
import dev.touchstone.sparql.dialect.Feature;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What every engine that speaks SPARQL must do. */
abstract class SparqlConformance extends EngineConformance {
    private static final String XSD = "http://www.w3.org/2001/XMLSchema#";

    @Override
    List<Dataset> datasets() {
        List<Dataset> datasets = new ArrayList<>();
        datasets.add(everyLiteral());
        if (keepsGraphs()) {
            datasets.add(withNamedGraphs(everyLiteral()));
        }
        for (int seed = 0; seed < 4; seed++) {
            Choices choices = new Choices(seed);
            datasets.add(new SparqlLanguage()
                    .dataset(
                            DatasetSettings.DEFAULT,
                            session().target().dialect(),
                            choices.split("schema"),
                            choices.split("content")));
        }
        return datasets;
    }

    /** One of each kind, and where they are kept as they are written also ill-typed and non-canonical ones. */
    private RdfGraph everyLiteral() {
        List<Term> objects = new ArrayList<>(List.of(
                new Iri("http://example.org/é"),
                new Blank("b0"),
                new Literal("", XSD + "string", ""),
                new Literal("a \"quote\", a \\ and a\nline", XSD + "string", ""),
                new Literal("中😀", "http://www.w3.org/1999/02/22-rdf-syntax-ns#langString", "zh"),
                new Literal("7", XSD + "integer", ""),
                new Literal("1.5", XSD + "decimal", ""),
                new Literal("1.0E3", XSD + "double", ""),
                new Literal("-2.5E0", XSD + "float", ""),
                new Literal("true", XSD + "boolean", ""),
                new Literal("2024-02-29", XSD + "date", ""),
                new Literal("2024-02-29T10:30:00Z", XSD + "dateTime", ""),
                new Literal("x", "http://example.org/custom", "")));
        if (keepsLiterals()) {
            objects.addAll(List.of(
                    new Literal("007", XSD + "integer", ""),
                    new Literal("seven", XSD + "integer", ""),
                    new Literal("1.50", XSD + "decimal", ""),
                    new Literal("NaN", XSD + "double", ""),
                    new Literal("-INF", XSD + "float", ""),
                    new Literal("1", XSD + "boolean", ""),
                    new Literal("255", XSD + "unsignedByte", ""),
                    new Literal("10:30:00+14:00", XSD + "time", ""),
                    new Literal("2024-02-29T10:30:00.50Z", XSD + "dateTime", ""),
                    new Literal("P1DT2S", XSD + "duration", "")));
        }
        List<Triple> triples = new ArrayList<>();
        for (Term object : objects) {
            triples.add(new Triple(
                    new Iri("http://example.org/s" + triples.size()), new Iri("http://example.org/p"), object));
        }
        return new RdfGraph(Map.of(), triples);
    }

    /** One graph has what the default graph has, the other shares a blank node with both. */
    private static RdfGraph withNamedGraphs(RdfGraph graph) {
        Triple own = new Triple(new Blank("b0"), new Iri("http://example.org/p"), new Iri("http://example.org/g1"));
        return new RdfGraph(
                graph.prefixes(),
                graph.triples(),
                List.of(
                        new Named(new Iri("http://example.org/g1"), graph.triples()),
                        new Named(new Iri("http://example.org/s0"), List.of(own))));
    }

    private boolean keepsGraphs() {
        return Feature.NAMED_GRAPHS.in(session().target().dialect());
    }

    private boolean keepsLiterals() {
        return Feature.WILD_LITERALS.in(session().target().dialect());
    }

    @Override
    Dataset empty() {
        return new RdfGraph(Map.of(), List.of());
    }

    @Override
    List<Statement> everything() {
        Statement unnamed = new Text("SELECT ?s ?p ?o WHERE { ?s ?p ?o }");
        return keepsGraphs()
                ? List.of(unnamed, new Text("SELECT ?g ?s ?p ?o WHERE { GRAPH ?g { ?s ?p ?o } }"))
                : List.of(unnamed);
    }

    @Override
    List<List<Value>> expected(Dataset dataset) {
        RdfGraph graph = (RdfGraph) dataset;
        Stream<List<Value>> unnamed =
                graph.triples().stream().map(triple -> List.of(triple.subject(), triple.predicate(), triple.object()));
        Stream<List<Value>> named = graph.named().stream()
                .flatMap(each -> each.triples().stream()
                        .map(triple -> List.of(each.name(), triple.subject(), triple.predicate(), triple.object())));
        return Stream.concat(unnamed, named).toList();
    }

    /** Values count; where literals are kept as they are written, their lexical forms count. */
    @Override
    void assertHolds(Dataset dataset) {
        if (keepsLiterals()) {
            super.assertHolds(dataset);
        } else {
            Difference difference = new Comparison(Sameness.TYPED).asMultisets(expected(dataset), content());
            assertThat(difference.missing()).isEmpty();
            assertThat(difference.extra()).isEmpty();
        }
    }

    @Override
    Statement syntaxError() {
        return new Text("SELECT * { ?s ?p");
    }

    /** So deep that a recursive parser runs out of stack. */
    @Override
    Optional<Statement> internalError() {
        return Optional.of(new Text("SELECT * { FILTER(" + "(".repeat(20_000) + "1" + ")".repeat(20_000) + ") }"));
    }

    @Override
    Statement endless() {
        return new Text("SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . ?m ?o ?p }");
    }

    /** What has no name is changed in the default graph, and in no other. */
    @Test
    void anUpdateLeavesNamedGraphsAsTheyAre() {
        assumeThat(keepsGraphs()).as("it keeps named graphs").isTrue();
        Triple triple = new Triple(
                new Iri("http://example.org/s"), new Iri("http://example.org/p"), new Iri("http://example.org/o"));
        List<Named> named = List.of(new Named(new Iri("http://example.org/g"), List.of(triple)));
        RdfGraph with = new RdfGraph(Map.of(), List.of(triple), named);
        load(with);
        for (String text : List.of("DELETE DATA { %s }", "INSERT DATA { %s }", "DELETE { %s } WHERE { }")) {
            Outcome outcome = session()
                    .run(
                            new Text(text.formatted(NTriples.write(List.of(triple)))),
                            Map.of("kind", "update"),
                            Duration.ofSeconds(30));
            assertThat(outcome).as(outcome.summary()).isInstanceOf(Outcome.Rows.class);
            assertHolds(text.startsWith("INSERT") ? with : with.with(List.of()));
        }
        load(with);
    }
}

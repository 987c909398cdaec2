package dev.touchstone.lab.hunt;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Named;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.statement.SparqlQuery;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.text.NotCovered;
import dev.touchstone.sparql.text.SparqlReader;
import dev.touchstone.sparql.text.SyntaxError;
import dev.touchstone.sparql.text.TermReader;
import dev.touchstone.suites.w3c.DatasetFiles;
import dev.touchstone.suites.w3c.RdfFiles;
import dev.touchstone.suites.w3c.TestCase;
import dev.touchstone.suites.w3c.TestFiles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The queries of the W3C's tests with the data that they are about. */
final class W3cQueries {
    private W3cQueries() {}

    /** A query that our syntax has. */
    record Sample(String name, SparqlQuery query, RdfGraph graph) {}

    static List<Sample> all() {
        return TestCase.all().stream()
                .filter(test -> test.kind().equals("QueryEvaluationTest"))
                .flatMap(test -> sample(test).stream())
                .toList();
    }

    private static Optional<Sample> sample(TestCase test) {
        try {
            Query query = SparqlReader.query(TestFiles.text(test.statement()), TestFiles.base(test.statement()));
            return Optional.of(new Sample(test.name(), new SparqlQuery(query), dataset(test.before(), query)));
        } catch (SyntaxError | NotCovered e) {
            // What our syntax does not have is not asked.
            return Optional.empty();
        }
    }

    /** FROM names files that the engine is to load. */
    private static RdfGraph dataset(DatasetFiles files, Query query) {
        List<Triple> unnamed = new ArrayList<>();
        files.unnamed().forEach(file -> unnamed.addAll(triples(file)));
        Map<Iri, Named> named = new LinkedHashMap<>();
        files.named().forEach((name, file) -> named.put(new Iri(name), new Named(new Iri(name), triples(file))));
        Stream.concat(query.from().graphs().stream(), query.from().named().stream())
                .forEach(iri -> named.put(iri, new Named(iri, triples(TestFiles.name(iri.value())))));
        return new RdfGraph(Map.of(), unnamed.stream().distinct().toList(), List.copyOf(named.values()));
    }

    private static List<Triple> triples(String file) {
        List<Triple> triples = new ArrayList<>();
        RdfFiles.model(file)
                .getGraph()
                .find()
                .forEachRemaining(triple -> triples.add(new Triple(
                        TermReader.term(triple.getSubject()),
                        (Iri) TermReader.term(triple.getPredicate()),
                        TermReader.term(triple.getObject()))));
        return triples;
    }
}

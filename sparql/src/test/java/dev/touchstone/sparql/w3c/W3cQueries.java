package dev.touchstone.sparql.w3c;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.reference.GraphStore;
import dev.touchstone.sparql.reference.TripleIndex;
import dev.touchstone.sparql.statement.SparqlQuery;
import dev.touchstone.sparql.syntax.Query;
import dev.touchstone.sparql.text.NotCovered;
import dev.touchstone.sparql.text.SparqlReader;
import dev.touchstone.sparql.text.SyntaxError;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The queries of the W3C's tests with the data that they are about, for engines to be asked. */
public final class W3cQueries {
    private W3cQueries() {}

    /** A query that our syntax has. */
    public record Sample(String name, SparqlQuery query, RdfGraph graph) {}

    public static List<Sample> all() {
        List<Sample> samples = new ArrayList<>();
        for (String manifest : TestFiles.ending("manifest.ttl")) {
            if (manifest.contains("-w3c/")) {
                TestCase.in(manifest).stream()
                        .filter(test -> test.kind().equals("QueryEvaluationTest"))
                        .forEach(test -> add(test, samples));
            }
        }
        return samples;
    }

    private static void add(TestCase test, List<Sample> samples) {
        try {
            Query query = SparqlReader.query(TestFiles.text(test.statement()), TestFiles.base(test.statement()));
            samples.add(new Sample(
                    test.name(),
                    new SparqlQuery(query),
                    withGraphsOf(query, test.before()).dataset()));
        } catch (SyntaxError | NotCovered e) {
            // What our syntax does not have is not asked.
            return;
        }
    }

    /** FROM names files that the engine is to load. */
    static GraphStore withGraphsOf(Query query, GraphStore store) {
        Map<Iri, TripleIndex> named = new LinkedHashMap<>(store.named());
        Stream.concat(query.from().graphs().stream(), query.from().named().stream())
                .forEach(iri -> named.put(iri, JenaFiles.graph(TestFiles.name(iri.value()))));
        return new GraphStore(store.unnamed(), named);
    }
}

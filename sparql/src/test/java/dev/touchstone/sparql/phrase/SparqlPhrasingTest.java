package dev.touchstone.sparql.phrase;

import dev.touchstone.contracts.PhrasingContract;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.sparql.SparqlLanguage;
import dev.touchstone.sparql.reference.value.Xsd;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class SparqlPhrasingTest extends PhrasingContract {
    private static final String NODE = "urn:n";

    SparqlPhrasingTest() {
        super(new SparqlLanguage(), new SparqlPhrasings());
    }

    @Override
    protected Dataset graph(int nodes, List<Arc> arcs) {
        Stream<Triple> numbers = IntStream.range(0, nodes)
                .mapToObj(node -> new Triple(
                        name(node), new Iri(name("k")), new Literal(Integer.toString(node), Xsd.INTEGER, "")));
        return new RdfGraph(
                Map.of(),
                Stream.concat(
                                arcs.stream()
                                        .map(arc -> new Triple(
                                                name(arc.from()), new Iri(name(arc.type())), name(arc.to()))),
                                numbers)
                        .toList());
    }

    @Override
    protected Iri name(int node) {
        return new Iri(NODE + node);
    }

    @Override
    protected String name(String word) {
        return "urn:" + word;
    }

    @Override
    protected int number(Value value) {
        return switch (value) {
            case Iri(String iri) -> Integer.parseInt(iri.substring(NODE.length()));
            case Literal literal -> Integer.parseInt(literal.lexical());
            default -> throw new IllegalArgumentException(value.toString());
        };
    }
}

package dev.touchstone.lab.wild;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.value.Xsd;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A small graph with all kinds of literals. */
record WildGraph(RdfGraph graph) {
    static final List<String> VARIABLES = List.of("a", "b", "c", "d", "e");
    private static final String NAMESPACE = "http://example.org/";
    private static final int NODES = 8;
    private static final int PREDICATES = 4;

    static WildGraph of(Choices choices, int size) {
        Set<Triple> triples = new LinkedHashSet<>();
        while (triples.size() < size) {
            Term object = choices.chance(0.6) ? node(choices) : literal(choices);
            triples.add(new Triple(node(choices), property(choices), object));
        }
        return new WildGraph(new RdfGraph(Map.of(), List.copyOf(triples)));
    }

    private static Iri node(Choices choices) {
        return new Iri(NAMESPACE + "n" + choices.below(NODES));
    }

    private static Iri property(Choices choices) {
        return new Iri(NAMESPACE + "p" + choices.below(PREDICATES));
    }

    Iri iri(Choices choices) {
        return node(choices);
    }

    Iri predicate(Choices choices) {
        return property(choices);
    }

    Term term(Choices choices) {
        return choices.chance(0.5) ? node(choices) : literal(choices);
    }

    static Literal literal(Choices choices) {
        return switch (choices.below(9)) {
            case 0, 1 -> new Literal(String.valueOf(choices.between(-3, 9)), Xsd.INTEGER, "");
            case 2 -> new Literal(choices.pickOf("0.5", "1.0", "2.25"), Xsd.DECIMAL, "");
            case 3 -> new Literal(choices.pickOf("1.0E0", "-2.5E0", "INF", "NaN"), Xsd.DOUBLE, "");
            case 4, 5 -> new Literal(choices.pickOf("", "a", "ab", "b c", "Ä"), Xsd.STRING, "");
            case 6 ->
                new Literal(
                        choices.pickOf("a", "ab"),
                        "http://www.w3.org/1999/02/22-rdf-syntax-ns#langString",
                        choices.pickOf("en", "de"));
            case 7 -> new Literal(choices.pickOf("true", "false"), Xsd.BOOLEAN, "");
            default -> new Literal(choices.pickOf("2020-01-01T00:00:00Z", "2021-06-05T12:30:15Z"), Xsd.DATE_TIME, "");
        };
    }
}

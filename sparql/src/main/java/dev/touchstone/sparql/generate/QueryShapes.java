package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.NTriples;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import java.util.List;

/**
 * A handful of query shapes, each cut out of the graph around a random triple, so that most of them find something. They
 * exercise the stores until the generator proper takes their place.
 */
public record QueryShapes(RdfGraph graph, Choices choices) {

    public String query() {
        if (graph.triples().isEmpty()) {
            return "SELECT * WHERE { ?s ?p ?o }";
        }
        Triple triple = choices.pick(graph.triples());
        String p = NTriples.write(triple.predicate());
        String q = NTriples.write(neighbour(triple).predicate());
        String path = "?s " + p + " ?o";
        return switch (choices.below(10)) {
            case 0 -> "SELECT ?s WHERE { ?s " + p + " " + term(triple.object(), "?o") + " }";
            case 1 -> "SELECT * WHERE { " + path + " . ?o " + q + " ?x }";
            case 2 -> "SELECT * WHERE { " + path + " FILTER(" + filter(triple.object()) + ") }";
            case 3 -> "SELECT * WHERE { " + path + " OPTIONAL { ?s " + q + " ?x } }";
            case 4 -> "SELECT ?s (COUNT(?o) AS ?n) WHERE { " + path + " } GROUP BY ?s";
            case 5 -> "SELECT DISTINCT ?x WHERE { ?s (" + p + "/" + q + ")|" + q + " ?x }";
            case 6 -> "SELECT ?o WHERE { { " + path + " } UNION { ?o " + q + " ?s } }";
            case 7 -> "SELECT * WHERE { " + path + " MINUS { ?s " + q + " ?o } }";
            case 8 -> "SELECT ?s ?o WHERE { " + path + " } ORDER BY ?s DESC(?o)";
            default -> "ASK { " + term(triple.subject(), "?s") + " " + p + "+ ?o }";
        };
    }

    /** A triple about the object, or any. */
    private Triple neighbour(Triple triple) {
        List<Triple> about = graph.triples().stream()
                .filter(other -> other.subject().equals(triple.object()))
                .toList();
        return choices.pick(about.isEmpty() ? graph.triples() : about);
    }

    /** A condition on ?o that this term satisfies. */
    private String filter(Term term) {
        return switch (term) {
            // The order of strings with a language is left open by the standard.
            case Literal literal when !literal.language().isEmpty() -> "?o = " + NTriples.write(literal);
            case Literal literal -> choices.pickOf("?o = ", "?o <= ", "?o >= ") + NTriples.write(literal);
            default -> "isIRI(?o) || isBlank(?o)";
        };
    }

    /** The term itself, but for a blank node, which cannot be named in a query. */
    private static String term(Term term, String variable) {
        return term instanceof Blank ? variable : NTriples.write(term);
    }
}

package dev.touchstone.sparql.generate;

import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.GraphStore;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A graph, and what a query about it is made of.
 *
 * @param around the triples that a term is the subject or the object of
 * @param terms those that a query can name
 */
record GraphIndex(
        GraphStore store,
        List<Triple> triples,
        Map<Term, List<Triple>> around,
        List<Iri> predicates,
        List<Term> terms) {

    static GraphIndex of(GraphStore store) {
        List<Triple> triples = store.unnamed().triples();
        Map<Term, List<Triple>> around = new LinkedHashMap<>();
        for (Triple triple : triples) {
            around.computeIfAbsent(triple.subject(), any -> new ArrayList<>()).add(triple);
            if (!triple.subject().equals(triple.object())) {
                around.computeIfAbsent(triple.object(), any -> new ArrayList<>())
                        .add(triple);
            }
        }
        return new GraphIndex(
                store,
                triples,
                around,
                triples.stream().map(Triple::predicate).distinct().toList(),
                around.keySet().stream()
                        .filter(term -> !(term instanceof Blank))
                        .toList());
    }

    /** What stands in GRAPH with this name. */
    GraphIndex within(Iri graph) {
        return of(store.within(graph));
    }

    /** The names of the named graphs. */
    List<Iri> graphs() {
        return List.copyOf(store.named().keySet());
    }
}

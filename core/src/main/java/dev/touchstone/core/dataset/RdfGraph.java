package dev.touchstone.core.dataset;

import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Term;
import java.util.List;
import java.util.Map;

/** A set of triples, and the prefixes under which queries write their IRIs. */
public record RdfGraph(Map<String, String> prefixes, List<Triple> triples) implements Dataset {
    public RdfGraph {
        prefixes = Ordered.copyOf(prefixes);
        triples = List.copyOf(triples);
    }

    /** A triple; its subject is an IRI or a blank node. */
    public record Triple(Term subject, Iri predicate, Term object) {}

    @Override
    public String size() {
        return triples.size() + " triples";
    }
}

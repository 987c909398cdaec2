package dev.touchstone.sparql.reference;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Named;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.syntax.Query.From;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A default graph and named graphs. It is never changed.
 *
 * @param unnamed the default graph
 */
public record GraphStore(TripleIndex unnamed, Map<Iri, TripleIndex> named) {
    public GraphStore {
        named = Ordered.copyOf(named);
    }

    public static GraphStore of(RdfGraph graph) {
        Map<Iri, TripleIndex> named = new LinkedHashMap<>();
        graph.named().forEach(each -> named.put(each.name(), new TripleIndex(each.triples())));
        return new GraphStore(new TripleIndex(graph.triples()), named);
    }

    /** As a dataset, with names written as they are. */
    public RdfGraph dataset() {
        return new RdfGraph(
                Map.of(),
                unnamed.triples(),
                named.entrySet().stream()
                        .map(entry -> new Named(entry.getKey(), entry.getValue().triples()))
                        .toList());
    }

    /** The same seen from within a named graph, as GRAPH does it: that one is what triples are looked for in. */
    public GraphStore within(Iri name) {
        return new GraphStore(graph(Optional.of(name)), named);
    }

    /** The blank nodes in all its graphs. */
    Set<Blank> blanks() {
        return Stream.concat(Stream.of(unnamed), named.values().stream())
                .flatMap(graph -> graph.triples().stream())
                .flatMap(triple -> Stream.of(triple.subject(), triple.object()))
                .filter(Blank.class::isInstance)
                .map(Blank.class::cast)
                .collect(Collectors.toSet());
    }

    /** The graph of this name, or the default graph; an empty one where there is none. */
    TripleIndex graph(Optional<Iri> name) {
        return name.map(iri -> named.getOrDefault(iri, TripleIndex.EMPTY)).orElse(unnamed);
    }

    /** With another graph in this place. */
    GraphStore with(Optional<Iri> name, TripleIndex graph) {
        if (name.isEmpty()) {
            return new GraphStore(graph, named);
        }
        Map<Iri, TripleIndex> changed = new LinkedHashMap<>(named);
        changed.put(name.get(), graph);
        return new GraphStore(unnamed, changed);
    }

    GraphStore without(Iri name) {
        Map<Iri, TripleIndex> fewer = new LinkedHashMap<>(named);
        fewer.remove(name);
        return new GraphStore(unnamed, fewer);
    }

    /** What FROM leaves: where a graph is named at all, the default graph is made of those named so, and likewise the others. */
    GraphStore from(From from) {
        if (from.equals(From.EVERYTHING)) {
            return this;
        }
        Set<Triple> merged = new LinkedHashSet<>();
        from.graphs().forEach(iri -> merged.addAll(graph(Optional.of(iri)).triples()));
        Map<Iri, TripleIndex> chosen = new LinkedHashMap<>();
        from.named().forEach(iri -> chosen.put(iri, graph(Optional.of(iri))));
        return new GraphStore(new TripleIndex(merged), chosen);
    }
}

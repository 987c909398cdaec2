package dev.touchstone.sparql.reference;

import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.syntax.Update.Clear;
import dev.touchstone.sparql.syntax.Update.Create;
import dev.touchstone.sparql.syntax.Update.Drop;
import dev.touchstone.sparql.syntax.Update.Graphs;
import dev.touchstone.sparql.syntax.Update.Manner;
import dev.touchstone.sparql.syntax.Update.OneGraph;
import dev.touchstone.sparql.syntax.Update.Transfer;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Operations on whole graphs. A graph may be empty and there all the same. */
record GraphManagement(GraphStore store) {

    Optional<GraphStore> create(Create create) {
        if (store.named().containsKey(create.graph())) {
            return create.silent() ? Optional.of(store) : Optional.empty();
        }
        return Optional.of(store.with(Optional.of(create.graph()), TripleIndex.EMPTY));
    }

    Optional<GraphStore> clear(Clear clear) {
        return switch (clear.target()) {
            case OneGraph(Iri graph) ->
                store.named().containsKey(graph)
                        ? Optional.of(store.with(Optional.of(graph), TripleIndex.EMPTY))
                        : missing(clear.silent());
            case Graphs graphs -> {
                Map<Iri, TripleIndex> emptied = new LinkedHashMap<>(store.named());
                emptied.replaceAll((name, graph) -> TripleIndex.EMPTY);
                yield Optional.of(without(graphs, emptied));
            }
        };
    }

    Optional<GraphStore> drop(Drop drop) {
        return switch (drop.target()) {
            case OneGraph(Iri graph) ->
                store.named().containsKey(graph) ? Optional.of(store.without(graph)) : missing(drop.silent());
            case Graphs graphs -> Optional.of(without(graphs, Map.of()));
        };
    }

    private GraphStore without(Graphs graphs, Map<Iri, TripleIndex> rest) {
        return switch (graphs.which()) {
            case DEFAULT -> new GraphStore(TripleIndex.EMPTY, store.named());
            case NAMED -> new GraphStore(store.unnamed(), rest);
            case ALL -> new GraphStore(TripleIndex.EMPTY, rest);
        };
    }

    private Optional<GraphStore> missing(boolean silent) {
        return silent ? Optional.of(store) : Optional.empty();
    }

    /** From a graph to itself nothing happens. */
    Optional<GraphStore> transfer(Transfer transfer) {
        Optional<Iri> from = transfer.from();
        if (from.isPresent() && !store.named().containsKey(from.get())) {
            return missing(transfer.silent());
        }
        if (from.equals(transfer.to())) {
            return Optional.of(store);
        }
        Set<Triple> triples = new LinkedHashSet<>(
                transfer.manner() == Manner.ADD ? store.graph(transfer.to()).triples() : Set.of());
        triples.addAll(store.graph(from).triples());
        GraphStore copied = store.with(transfer.to(), new TripleIndex(triples));
        if (transfer.manner() != Manner.MOVE) {
            return Optional.of(copied);
        }
        return Optional.of(from.isPresent() ? copied.without(from.get()) : copied.with(from, TripleIndex.EMPTY));
    }
}

package dev.touchstone.sparql.reference;

import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Path.Property;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Group;
import dev.touchstone.sparql.syntax.Pattern.InGraph;
import dev.touchstone.sparql.syntax.Pattern.Triples;
import dev.touchstone.sparql.syntax.Query.From;
import dev.touchstone.sparql.syntax.Update;
import dev.touchstone.sparql.syntax.Update.Clear;
import dev.touchstone.sparql.syntax.Update.Create;
import dev.touchstone.sparql.syntax.Update.DeleteData;
import dev.touchstone.sparql.syntax.Update.DeleteWhere;
import dev.touchstone.sparql.syntax.Update.Drop;
import dev.touchstone.sparql.syntax.Update.InsertData;
import dev.touchstone.sparql.syntax.Update.Modify;
import dev.touchstone.sparql.syntax.Update.Quad;
import dev.touchstone.sparql.syntax.Update.Transfer;
import dev.touchstone.sparql.syntax.Verb;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What an operation leaves of a dataset; empty where it is forbidden. A graph that is written to comes into being by that. */
record Updates(Run run) {

    Optional<GraphStore> apply(Update update, GraphStore store) {
        return switch (update) {
            case InsertData insert ->
                Optional.of(insert(filled(insert.quads(), List.of(Solution.EMPTY), Optional.empty()), store));
            case DeleteData delete ->
                Optional.of(delete(filled(delete.quads(), List.of(Solution.EMPTY), Optional.empty()), store));
            case DeleteWhere delete ->
                Optional.of(modify(
                        new Modify(
                                Optional.empty(), delete.quads(), List.of(), From.EVERYTHING, pattern(delete.quads())),
                        store));
            case Modify modify -> Optional.of(modify(modify, store));
            case Create create -> new GraphManagement(store).create(create);
            case Clear clear -> new GraphManagement(store).clear(clear);
            case Drop drop -> new GraphManagement(store).drop(drop);
            case Transfer transfer -> new GraphManagement(store).transfer(transfer);
        };
    }

    /** All is deleted before anything is inserted; WITH names the graph that is meant where none is, unless USING says so. */
    private GraphStore modify(Modify modify, GraphStore store) {
        Scope scope = modify.using().equals(From.EVERYTHING)
                ? within(Scope.of(run, store), modify.with())
                : Scope.of(run, store.from(modify.using()));
        List<Solution> solutions = new Patterns(scope).group(modify.where());
        GraphStore deleted = delete(filled(modify.delete(), solutions, modify.with()), store);
        return insert(filled(modify.insert(), solutions, modify.with()), deleted);
    }

    private static Scope within(Scope scope, Optional<Iri> with) {
        return with.map(scope::in).orElse(scope);
    }

    private static Group pattern(List<Quad> quads) {
        List<Pattern> elements = new ArrayList<>();
        for (Quad quad : quads) {
            Verb verb = switch (quad.predicate()) {
                case Variable variable -> new Verb.Any(variable.name());
                case Constant(Iri iri) -> new Property(iri);
                case Constant(Term other) -> throw new IllegalArgumentException("no predicate: " + other);
            };
            Triples triples = Triples.of(new Pattern.Triple(quad.subject(), verb, quad.object()));
            elements.add(
                    quad.graph().isEmpty() ? triples : new InGraph(quad.graph().get(), Group.of(triples)));
        }
        return new Group(elements);
    }

    /** The triples of a template for all solutions, by their graphs. */
    private Map<Optional<Iri>, Set<Triple>> filled(List<Quad> quads, List<Solution> solutions, Optional<Iri> with) {
        Map<Optional<Iri>, Set<Triple>> filled = new LinkedHashMap<>();
        for (Solution solution : solutions) {
            Construction construction = new Construction(run, solution);
            for (Quad quad : quads) {
                Optional<Optional<Iri>> graph = graph(quad.graph(), construction, with);
                Optional<Triple> triple = construction.triple(quad.subject(), quad.predicate(), quad.object());
                if (graph.isPresent() && triple.isPresent()) {
                    filled.computeIfAbsent(graph.get(), any -> new LinkedHashSet<>())
                            .add(triple.get());
                }
            }
        }
        return filled;
    }

    /** The graph that is meant, of which the default graph is an empty one; empty where there is no such graph. */
    private static Optional<Optional<Iri>> graph(Optional<Node> node, Construction construction, Optional<Iri> with) {
        if (node.isEmpty()) {
            return Optional.of(with);
        }
        return construction
                .term(node.get())
                .flatMap(term -> term instanceof Iri iri ? Optional.of(Optional.of(iri)) : Optional.empty());
    }

    private static GraphStore insert(Map<Optional<Iri>, Set<Triple>> added, GraphStore store) {
        GraphStore changed = store;
        for (Map.Entry<Optional<Iri>, Set<Triple>> graph : added.entrySet()) {
            Set<Triple> triples =
                    new LinkedHashSet<>(changed.graph(graph.getKey()).triples());
            triples.addAll(graph.getValue());
            changed = changed.with(graph.getKey(), new TripleIndex(triples));
        }
        return changed;
    }

    private static GraphStore delete(Map<Optional<Iri>, Set<Triple>> removed, GraphStore store) {
        GraphStore changed = store;
        for (Map.Entry<Optional<Iri>, Set<Triple>> graph : removed.entrySet()) {
            Set<Triple> triples =
                    new LinkedHashSet<>(changed.graph(graph.getKey()).triples());
            if (triples.removeAll(graph.getValue())) {
                changed = changed.with(graph.getKey(), new TripleIndex(triples));
            }
        }
        return changed;
    }
}

package dev.touchstone.core.dataset;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.Nulls;
import dev.touchstone.core.value.Ordered;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Term;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A set of triples, the prefixes under which queries write their IRIs, and further sets of triples that have names. What a blank node is
 * called holds for all of them.
 *
 * @param triples those of the default graph
 * @param named each name once; stored findings may be without it. A graph without triples is left out: many stores know of none
 */
@JsonTypeName("rdf-graph")
public record RdfGraph(
        Map<String, String> prefixes,
        List<Triple> triples,

        @JsonInclude(JsonInclude.Include.NON_EMPTY) @JsonSetter(nulls = Nulls.AS_EMPTY)
        List<Named> named)
        implements Dataset {
    public RdfGraph {
        prefixes = Ordered.copyOf(prefixes);
        triples = List.copyOf(triples);
        named = named.stream().filter(graph -> !graph.triples().isEmpty()).toList();
    }

    /** A default graph alone. */
    public RdfGraph(Map<String, String> prefixes, List<Triple> triples) {
        this(prefixes, triples, List.of());
    }

    /** A triple; its subject is an IRI or a blank node. */
    public record Triple(Term subject, Iri predicate, Term object) {}

    /** A graph that has a name. */
    public record Named(Iri name, List<Triple> triples) {
        public Named {
            triples = List.copyOf(triples);
        }
    }

    /** With other triples in the default graph. */
    public RdfGraph with(List<Triple> others) {
        return new RdfGraph(prefixes, others, named);
    }

    /** With the same done to the triples of every graph. */
    public RdfGraph each(UnaryOperator<List<Triple>> change) {
        return new RdfGraph(
                prefixes,
                change.apply(triples),
                named.stream()
                        .map(graph -> new Named(graph.name(), change.apply(graph.triples())))
                        .toList());
    }

    /** All its triples in one graph without a name. */
    public RdfGraph merged() {
        return new RdfGraph(
                prefixes,
                Stream.concat(triples.stream(), named.stream().flatMap(graph -> graph.triples().stream()))
                        .distinct()
                        .toList());
    }

    @Override
    public boolean hasConstraints() {
        return false;
    }

    @Override
    public RdfGraph withoutConstraints() {
        return this;
    }

    @Override
    @JsonIgnore
    public boolean isConsistent() {
        return true;
    }

    @Override
    public String size() {
        return named.isEmpty()
                ? triples.size() + " triples"
                : triples.size() + " triples, and " + inNamed() + " in " + named.size() + " named graphs";
    }

    private int inNamed() {
        return named.stream().mapToInt(graph -> graph.triples().size()).sum();
    }
}

package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.generate.Limits.Guidance;
import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.dialect.Meanings;
import dev.touchstone.sparql.reference.GraphStore;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What all parts of one query are written with: the graph, how large and how guided the query is, and the names that are taken.
 *
 * @param around the triples that a term is the subject or the object of
 * @param dialect what is written must mean in it what it means in the standard
 */
record GenerationContext(
        GraphStore store,
        List<Triple> triples,
        Map<Term, List<Triple>> around,
        List<Iri> predicates,
        List<Term> terms,
        Limits limits,
        Names names,
        Dialect dialect) {
    /** So much work may one element of a group make for the reference. */
    static final long STEPS = 40_000;

    static GenerationContext of(RdfGraph graph, Dialect dialect, Limits limits) {
        return of(GraphStore.of(graph), limits, new Names(), dialect);
    }

    private static GenerationContext of(GraphStore store, Limits limits, Names names, Dialect dialect) {
        List<Triple> triples = store.unnamed().triples();
        Map<Term, List<Triple>> around = new LinkedHashMap<>();
        for (Triple triple : triples) {
            around.computeIfAbsent(triple.subject(), any -> new ArrayList<>()).add(triple);
            if (!triple.subject().equals(triple.object())) {
                around.computeIfAbsent(triple.object(), any -> new ArrayList<>())
                        .add(triple);
            }
        }
        return new GenerationContext(
                store,
                triples,
                around,
                triples.stream().map(Triple::predicate).distinct().toList(),
                around.keySet().stream()
                        .filter(term -> !(term instanceof Blank))
                        .toList(),
                limits,
                names,
                dialect);
    }

    /** The same for what stands in GRAPH with this name. */
    GenerationContext within(Iri graph) {
        return of(store.within(graph), limits, names, dialect);
    }

    /** Whether a query may have this. */
    boolean allows(Record part) {
        return Meanings.areShared(part, dialect);
    }

    /** The names of the named graphs. */
    List<Iri> graphs() {
        return List.copyOf(store.named().keySet());
    }

    /** The same with all names free again. */
    GenerationContext anew() {
        return new GenerationContext(store, triples, around, predicates, terms, limits, new Names(), dialect);
    }

    /** The same without a care for whether rows are left. */
    GenerationContext withoutKeeping() {
        Limits loose = new Limits(
                limits.clauses(),
                limits.patterns(),
                limits.depth(),
                limits.rows(),
                limits.bindings(),
                cutsOut() ? Guidance.PATTERN : Guidance.NONE);
        return new GenerationContext(store, triples, around, predicates, terms, loose, new Names(), dialect);
    }

    boolean cutsOut() {
        return limits.guidance() != Guidance.NONE;
    }

    boolean keepsRows() {
        return limits.guidance() == Guidance.FULL;
    }

    /** A term that a query can name. */
    Term term(Choices choices) {
        return terms.isEmpty() ? new Iri(RdfGenerator.NAMESPACE + "r0") : choices.pick(terms);
    }

    /** A literal of the graph of this kind, or a new one. */
    Literal literal(Kind kind, Choices choices) {
        List<Literal> known = terms.stream()
                .filter(term -> Kind.of(term) == kind)
                .map(Literal.class::cast)
                .toList();
        return known.isEmpty() || choices.chance(0.3) ? kind.random(choices) : choices.pick(known);
    }
}

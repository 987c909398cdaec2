package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.generate.Limits.Guidance;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.dialect.Meanings;
import dev.touchstone.sparql.reference.GraphStore;
import java.util.List;

/**
 * What all parts of one query are written with: the graph, how large and how guided the query is, and the names that are taken.
 *
 * @param dialect what is written must mean in it what it means in the standard
 */
record GenerationContext(GraphIndex graph, Limits limits, Names names, Dialect dialect) {
    /** So much work may one element of a group make for the reference. */
    static final long STEPS = 40_000;

    static GenerationContext of(RdfGraph graph, Dialect dialect, Limits limits) {
        return new GenerationContext(GraphIndex.of(GraphStore.of(graph)), limits, new Names(), dialect);
    }

    /** The same for what stands in GRAPH with this name. */
    GenerationContext within(Iri name) {
        return new GenerationContext(graph.within(name), limits, names, dialect);
    }

    /** Whether a query may have this. */
    boolean allows(Record part) {
        return Meanings.areShared(part, dialect);
    }

    /** The same with all names free again. */
    GenerationContext anew() {
        return new GenerationContext(graph, limits, new Names(), dialect);
    }

    /** The same without a care for whether rows are left. */
    GenerationContext withoutKeeping() {
        Limits loose = limits.withGuidance(cutsOut() ? Guidance.PATTERN : Guidance.NONE);
        return new GenerationContext(graph, loose, new Names(), dialect);
    }

    /** Out of nothing there is nothing to cut. */
    boolean cutsOut() {
        return limits.guidance() != Guidance.NONE && !graph.triples().isEmpty();
    }

    boolean keepsRows() {
        return limits.guidance() == Guidance.FULL;
    }

    /** A term that a query can name. */
    Term term(Choices choices) {
        return graph.terms().isEmpty() ? new Iri(RdfGenerator.NAMESPACE + "r0") : choices.pick(graph.terms());
    }

    /** What decides which constructs come in. */
    MixedChoices mix(Choices choices) {
        return new MixedChoices(limits.mix(), choices);
    }

    /** A predicate of the graph, if there is any. */
    Iri predicate(Choices choices) {
        return graph.predicates().isEmpty() ? new Iri(RdfGenerator.NAMESPACE + "p0") : choices.pick(graph.predicates());
    }

    /** A literal of the graph of this kind, or a new one. */
    Literal literal(Kind kind, Choices choices) {
        List<Literal> known = graph.terms().stream()
                .filter(term -> Kind.of(term) == kind)
                .map(Literal.class::cast)
                .toList();
        return known.isEmpty() || choices.chance(0.3) ? kind.random(mix(choices)) : choices.pick(known);
    }
}

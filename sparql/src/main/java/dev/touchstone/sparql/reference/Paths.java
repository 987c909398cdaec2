package dev.touchstone.sparql.reference;

import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Path.Alternative;
import dev.touchstone.sparql.syntax.Path.Except;
import dev.touchstone.sparql.syntax.Path.Inverse;
import dev.touchstone.sparql.syntax.Path.OneOrMore;
import dev.touchstone.sparql.syntax.Path.Property;
import dev.touchstone.sparql.syntax.Path.Sequence;
import dev.touchstone.sparql.syntax.Path.ZeroOrMore;
import dev.touchstone.sparql.syntax.Path.ZeroOrOne;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The pairs of nodes that a path connects, as section 18.4 of the standard has them. An end is a term, or empty for a variable. Sequences
 * and alternatives count how often; everything that may repeat, and negated sets, only say whether.
 */
record Paths(TripleIndex graph, Run run) {

    /** A start and an end. */
    record Pair(Term from, Term to) {
        Pair reversed() {
            return new Pair(to, from);
        }
    }

    List<Pair> pairs(Optional<Term> from, Path path, Optional<Term> to) {
        run.budget().spend(1);
        return switch (path) {
            case Property property ->
                graph.find(from, Optional.of(property.iri()), to, run.budget()).stream()
                        .map(triple -> new Pair(triple.subject(), triple.object()))
                        .toList();
            case Inverse inverse -> reversed(pairs(to, inverse.path(), from));
            case Sequence sequence -> sequence(from, sequence, to);
            case Alternative choice -> {
                List<Pair> both = new ArrayList<>(pairs(from, choice.one(), to));
                both.addAll(pairs(from, choice.other(), to));
                yield both;
            }
            case ZeroOrOne once -> {
                Set<Pair> either = new LinkedHashSet<>(unmoved(from, to));
                either.addAll(pairs(from, once.path(), to));
                yield List.copyOf(either);
            }
            case ZeroOrMore more -> repeated(from, more.path(), to, true);
            case OneOrMore more -> repeated(from, more.path(), to, false);
            case Except except -> except(from, except, to);
        };
    }

    private static List<Pair> reversed(List<Pair> pairs) {
        return pairs.stream().map(Pair::reversed).toList();
    }

    /** Paths of length zero: from a term to itself, in the graph or not; between variables, at every node of the graph. */
    private List<Pair> unmoved(Optional<Term> from, Optional<Term> to) {
        if (from.isPresent() && to.isPresent()) {
            return from.equals(to) ? List.of(new Pair(from.get(), to.get())) : List.of();
        }
        if (from.isPresent() || to.isPresent()) {
            Term end = from.or(() -> to).orElseThrow();
            return List.of(new Pair(end, end));
        }
        return graph.nodes().stream().map(node -> new Pair(node, node)).toList();
    }

    private List<Pair> sequence(Optional<Term> from, Sequence sequence, Optional<Term> to) {
        List<Pair> connected = new ArrayList<>();
        if (from.isEmpty() && to.isPresent()) {
            for (Pair second : pairs(Optional.empty(), sequence.second(), to)) {
                joined(Optional.of(second.from()), new Inverse(sequence.first()), Optional.empty())
                        .forEach(first -> connected.add(new Pair(first.to(), second.to())));
            }
            return connected;
        }
        for (Pair first : pairs(from, sequence.first(), Optional.empty())) {
            joined(Optional.of(first.to()), sequence.second(), to)
                    .forEach(second -> connected.add(new Pair(first.from(), second.to())));
        }
        run.budget().spend(connected.size());
        return connected;
    }

    /**
     * The pairs between two variables, of which the first is then this term; that is not the same as starting at the term, because a
     * variable gets to a node of the graph alone by a path of length zero.
     */
    List<Pair> joined(Optional<Term> from, Path path, Optional<Term> to) {
        if (from.isEmpty() || graph.nodes().contains(from.get())) {
            return pairs(from, path, to);
        }
        return to.isEmpty()
                ? List.of()
                : pairs(Optional.empty(), path, to).stream()
                        .filter(pair -> pair.from().equals(from.get()))
                        .toList();
    }

    private List<Pair> repeated(Optional<Term> from, Path path, Optional<Term> to, boolean orNone) {
        if (from.isEmpty() && to.isPresent()) {
            return reversed(repeated(to, new Inverse(path), from, orNone));
        }
        List<Pair> connected = new ArrayList<>();
        for (Term start : from.isPresent() ? List.of(from.get()) : graph.nodes()) {
            for (Term end : reached(start, path, orNone)) {
                if (to.isEmpty() || to.get().equals(end)) {
                    connected.add(new Pair(start, end));
                }
            }
        }
        return connected;
    }

    /** What the standard calls ALP: every node once, however often it is reached. */
    private Set<Term> reached(Term start, Path path, boolean orNone) {
        Set<Term> reached = new LinkedHashSet<>();
        Deque<Term> waiting = new ArrayDeque<>();
        if (orNone) {
            reached.add(start);
        }
        waiting.add(start);
        while (!waiting.isEmpty()) {
            for (Pair step : pairs(Optional.of(waiting.removeFirst()), path, Optional.empty())) {
                if (reached.add(step.to())) {
                    waiting.add(step.to());
                }
            }
        }
        return reached;
    }

    private List<Pair> except(Optional<Term> from, Except except, Optional<Term> to) {
        List<Pair> connected = new ArrayList<>();
        if (!except.forward().isEmpty() || except.backward().isEmpty()) {
            connected.addAll(otherThan(from, except.forward(), to));
        }
        if (!except.backward().isEmpty()) {
            connected.addAll(reversed(List.copyOf(otherThan(to, except.backward(), from))));
        }
        return connected;
    }

    private Set<Pair> otherThan(Optional<Term> from, List<Iri> predicates, Optional<Term> to) {
        Set<Pair> pairs = new LinkedHashSet<>();
        for (Triple triple : graph.find(from, Optional.empty(), to, run.budget())) {
            if (!predicates.contains(triple.predicate())) {
                boolean again = !pairs.add(new Pair(triple.subject(), triple.object()));
                // The standard writes a set here; engines give a solution for each triple.
                run.note(again, "two triples between the same nodes in a negated path");
            }
        }
        return pairs;
    }
}

package dev.touchstone.sparql.reference;

import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Path.Property;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import dev.touchstone.sparql.syntax.Verb;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds triples and paths. What is known of a variable is looked for at once, which gives the same as finding everything and joining
 * afterwards: a triple pattern has no scope of its own.
 */
record Matcher(Scope scope) {

    /** Each solution with all that fits it; blank nodes of the pattern are gone afterwards. */
    List<Solution> extend(List<Solution> solutions, List<Triple> triples) {
        List<Solution> extended = solutions;
        Set<String> known = new HashSet<>(
                solutions.isEmpty() ? List.of() : solutions.getFirst().names());
        List<Triple> left = new ArrayList<>(triples);
        while (!left.isEmpty() && !extended.isEmpty()) {
            Triple next = easiest(left, known);
            left.remove(next);
            extended = extend(extended, next);
            known.addAll(names(next));
        }
        return extended.stream()
                .map(each -> each.only(name -> !Scope.isHidden(name)))
                .toList();
    }

    /** Joins may be done in any order; the triple of which most is known comes first. */
    private Triple easiest(List<Triple> triples, Set<String> known) {
        Triple best = triples.getFirst();
        for (Triple triple : triples) {
            best = ease(triple, known) > ease(best, known) ? triple : best;
        }
        return best;
    }

    private int ease(Triple triple, Set<String> known) {
        int ends = (isKnown(triple.subject(), known) ? 2 : 0) + (isKnown(triple.object(), known) ? 2 : 0);
        return switch (triple.verb()) {
            case Property property -> ends + 1;
            case Verb.Any any -> ends;
            case Path path -> ends - 1;
        };
    }

    private boolean isKnown(Node node, Set<String> known) {
        return scope.constant(node).isPresent() || known.contains(Scope.name(node));
    }

    private static List<String> names(Triple triple) {
        List<String> names = new ArrayList<>(List.of(Scope.name(triple.subject()), Scope.name(triple.object())));
        if (triple.verb() instanceof Verb.Any any) {
            names.add(any.name());
        }
        return names;
    }

    private List<Solution> extend(List<Solution> solutions, Triple triple) {
        List<Solution> extended = new ArrayList<>();
        for (Solution solution : solutions) {
            known(triple.object(), solution).ifPresent(scope.run()::compares);
            switch (triple.verb()) {
                case Property property -> matches(solution, triple, new Constant(property.iri()), extended);
                case Verb.Any any -> matches(solution, triple, new Variable(any.name()), extended);
                case Path path -> new PathMatcher(scope).matches(solution, triple, path, extended);
            }
        }
        return extended;
    }

    private void matches(Solution solution, Triple pattern, Node predicate, List<Solution> out) {
        List<RdfGraph.Triple> found = scope.graph()
                .find(
                        known(pattern.subject(), solution),
                        known(predicate, solution),
                        known(pattern.object(), solution),
                        scope.run().budget());
        for (RdfGraph.Triple triple : found) {
            bind(solution, pattern.subject(), triple.subject())
                    .flatMap(bound -> bind(bound, predicate, triple.predicate()))
                    .flatMap(bound -> bind(bound, pattern.object(), triple.object()))
                    .ifPresent(out::add);
        }
    }

    private Optional<Term> known(Node node, Solution solution) {
        Optional<Term> constant = scope.constant(node);
        return constant.isPresent() ? constant : solution.get(Scope.name(node));
    }

    /** With the variable of this place bound; what is no variable was looked for and fits. */
    private Optional<Solution> bind(Solution solution, Node node, Term term) {
        return scope.constant(node).isPresent() ? Optional.of(solution) : solution.binding(Scope.name(node), term);
    }
}

package dev.touchstone.sparql.reference;

import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.Paths.Pair;
import dev.touchstone.sparql.syntax.Expression.Node;
import dev.touchstone.sparql.syntax.Path;
import dev.touchstone.sparql.syntax.Path.Inverse;
import dev.touchstone.sparql.syntax.Pattern.Triple;
import java.util.List;
import java.util.Optional;

/** Extends solutions by the ends of a path. */
record PathMatcher(Scope scope) {

    void matches(Solution solution, Triple pattern, Path path, List<Solution> out) {
        for (Pair pair : pairs(solution, pattern, path)) {
            bind(solution, pattern.subject(), pair.from())
                    .flatMap(bound -> bind(bound, pattern.object(), pair.to()))
                    .ifPresent(out::add);
        }
    }

    /** Those that may fit; ends that the solution knows are used where that gives the same as joining afterwards. */
    private List<Pair> pairs(Solution solution, Triple pattern, Path path) {
        Paths paths = new Paths(scope.graph(), scope.run());
        Optional<Term> from = scope.constant(pattern.subject());
        Optional<Term> to = scope.constant(pattern.object());
        Optional<Term> knownFrom = from.isPresent() ? Optional.empty() : solution.get(Scope.name(pattern.subject()));
        Optional<Term> knownTo = to.isPresent() ? Optional.empty() : solution.get(Scope.name(pattern.object()));
        if (knownFrom.isPresent()) {
            Optional<Term> target =
                    to.isPresent() ? to : knownTo.filter(scope.graph().nodes()::contains);
            return knownTo.isPresent() && target.isEmpty() ? List.of() : paths.joined(knownFrom, path, target);
        }
        if (knownTo.isPresent()) {
            return paths.joined(knownTo, new Inverse(path), from).stream()
                    .map(Pair::reversed)
                    .toList();
        }
        return paths.pairs(from, path, to);
    }

    private Optional<Solution> bind(Solution solution, Node node, Term term) {
        return scope.constant(node).isPresent() ? Optional.of(solution) : solution.binding(Scope.name(node), term);
    }
}

package dev.touchstone.cypher.mutant;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Match;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Clause.Unwind;
import dev.touchstone.cypher.syntax.Clause.With;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Variable;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Query.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Mutants of a planner that treats several clauses at once: each clause alone is right. */
final class CompositionMutants {
    static final List<Mutant> ALL = List.of(
            Mutant.of(
                    "matches-as-one",
                    "Two MATCH clauses in a row count as one, so that a relationship is not found by both.",
                    Part.class,
                    part -> pairwise(part, CompositionMutants::asOne)),
            Mutant.of(
                    "where-into-optional",
                    "The WHERE of a WITH is asked within the OPTIONAL MATCH before it.",
                    Part.class,
                    part -> pairwise(part, CompositionMutants::whereInto)),
            Mutant.of(
                    "unwind-unread",
                    "UNWIND gives one row where nobody reads its variable.",
                    Part.class,
                    CompositionMutants::withoutUnread));

    private CompositionMutants() {}

    /** Clauses that take the place of two neighbours, where there are such. */
    private interface Pair {
        Optional<List<Clause>> of(Clause first, Clause second);
    }

    private static Part pairwise(Part part, Pair pair) {
        List<Clause> clauses = new ArrayList<>();
        for (Clause clause : part.clauses()) {
            Optional<List<Clause>> joined = clauses.isEmpty() ? Optional.empty() : pair.of(clauses.getLast(), clause);
            if (joined.isPresent()) {
                clauses.removeLast();
                clauses.addAll(joined.get());
            } else {
                clauses.add(clause);
            }
        }
        return new Part(clauses);
    }

    private static Optional<List<Clause>> asOne(Clause first, Clause second) {
        if (!(first instanceof Match one && second instanceof Match other) || one.optional() || other.optional()) {
            return Optional.empty();
        }
        List<Path> paths =
                Stream.concat(one.paths().stream(), other.paths().stream()).toList();
        return Optional.of(List.of(new Match(false, paths, both(one.where(), other.where()))));
    }

    private static Optional<List<Clause>> whereInto(Clause first, Clause second) {
        return first instanceof Match match
                        && match.optional()
                        && second instanceof With with
                        && with.where().isPresent()
                        && renamesNothing(with.projection())
                ? Optional.of(List.of(
                        new Match(true, match.paths(), both(match.where(), with.where())),
                        new With(with.projection(), Optional.empty())))
                : Optional.empty();
    }

    private static boolean renamesNothing(Projection projection) {
        return !projection.distinct()
                && projection.skip().isEmpty()
                && projection.limit().isEmpty()
                && projection.items().stream()
                        .allMatch(item -> item.expression() instanceof Variable(String name)
                                && item.alias().orElse(name).equals(name));
    }

    private static Optional<Expression> both(Optional<Expression> one, Optional<Expression> other) {
        return one.isPresent() && other.isPresent()
                ? Optional.of(new Binary(BinaryOperator.AND, one.get(), other.get()))
                : one.or(() -> other);
    }

    private static Part withoutUnread(Part part) {
        List<Clause> clauses = new ArrayList<>();
        for (int i = 0; i < part.clauses().size(); i++) {
            boolean unread = part.clauses().get(i) instanceof Unwind unwind
                    && !reads(part.clauses().subList(i + 1, part.clauses().size()), unwind.variable());
            if (!unread) {
                clauses.add(part.clauses().get(i));
            }
        }
        return new Part(clauses);
    }

    private static boolean reads(List<Clause> clauses, String variable) {
        return Tree.nodes(new Part(clauses))
                .anyMatch(node -> node.equals(new Variable(variable))
                        || (node instanceof Projection projection && projection.star()));
    }
}

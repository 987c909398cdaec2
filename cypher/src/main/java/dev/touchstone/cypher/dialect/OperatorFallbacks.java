package dev.touchstone.cypher.dialect;

import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Case;
import dev.touchstone.cypher.syntax.Expression.Comparator;
import dev.touchstone.cypher.syntax.Expression.Comparison;
import dev.touchstone.cypher.syntax.Expression.Link;
import dev.touchstone.cypher.syntax.Expression.When;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Other ways to write operators. */
final class OperatorFallbacks {
    static final List<Fallback> ALL = List.of(
            Fallback.of(Construct.XOR, Binary.class, xor -> Optional.of(different(xor))),
            Fallback.of(Construct.CHAINED_COMPARISON, Comparison.class, OperatorFallbacks::pairs),
            Fallback.of(Construct.CASE_BY_EQUALITY, Case.class, OperatorFallbacks::conditions));

    private OperatorFallbacks() {}

    /** What may be written twice: it has the same value both times. */
    static boolean isStable(Expression expression) {
        Set<Feature> features = Features.of((Record) expression);
        return !features.contains(FunctionGroup.RANDOMNESS) && !features.contains(FunctionGroup.CLOCKS);
    }

    static Comparison compare(Expression left, Comparator operator, Expression right) {
        return new Comparison(left, List.of(new Link(operator, right)));
    }

    /** Of two truth values one is true if they differ, and nothing is known of either where one is null. */
    private static Comparison different(Binary xor) {
        return compare(xor.left(), Comparator.UNEQUAL, xor.right());
    }

    /** {@code a < b AND b < c} for {@code a < b < c}, as openCypher defines it. */
    private static Optional<Binary> pairs(Comparison chain) {
        List<Link> before = chain.links().subList(0, chain.links().size() - 1);
        Expression middle = before.getLast().right();
        if (!isStable(middle)) {
            return Optional.empty();
        }
        Link link = chain.links().getLast();
        // A longer chain is shorter now, and is taken apart in its turn.
        return Optional.of(new Binary(
                BinaryOperator.AND,
                new Comparison(chain.first(), before),
                compare(middle, link.operator(), link.right())));
    }

    /** {@code CASE WHEN x = a …} for {@code CASE x WHEN a …}: where either is null, neither chooses it. */
    private static Optional<Case> conditions(Case choice) {
        return choice.subject().filter(OperatorFallbacks::isStable).map(subject -> {
            List<When> whens = choice.whens().stream()
                    .map(when -> new When(compare(subject, Comparator.EQUAL, when.condition()), when.result()))
                    .toList();
            return new Case(Optional.empty(), whens, choice.otherwise());
        });
    }
}

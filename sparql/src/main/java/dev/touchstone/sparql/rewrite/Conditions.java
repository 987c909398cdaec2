package dev.touchstone.sparql.rewrite;

import dev.touchstone.core.oracle.RewriteClaim;
import dev.touchstone.core.oracle.RewriteRule;
import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Unary;
import dev.touchstone.sparql.syntax.Expression.UnaryOperator;
import dev.touchstone.sparql.syntax.Function;
import dev.touchstone.sparql.syntax.Pattern;
import dev.touchstone.sparql.syntax.Pattern.Filter;
import dev.touchstone.sparql.syntax.Query;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rules on filters, which keep a solution where the effective boolean value of their condition is true, and not where it is an error. */
final class Conditions {
    private static final Constant TRUE = new Constant(Terms.TRUE);
    private static final Constant FALSE = new Constant(Terms.FALSE);

    private Conditions() {}

    static List<RewriteRule<Query>> all() {
        return List.of(
                rule(
                        "double-negation",
                        "!!p is true exactly where p is: ! of an error is an error.",
                        p -> filter(not(not(p)))),
                rule("and-true", "p && true is true exactly where p is.", p -> filter(and(p, TRUE))),
                rule(
                        "or-false",
                        "p || false is true exactly where p is; of an error and false it is an error.",
                        p -> filter(new Binary(BinaryOperator.OR, p, FALSE))),
                rule(
                        "if",
                        "IF(p, true, false) is true exactly where p is, and an error where p is one.",
                        p -> filter(Call.of(Function.IF, p, TRUE, FALSE))),
                rule("swapped-sides", "a < b says of a and b what b > a says of them.", Conditions::swapped),
                rule("swapped-conjunction", "&& and || take their sides in any order.", Conditions::commuted),
                rule(
                        "de-morgan",
                        "p && q is the opposite of !p || !q, also where one of them is an error.",
                        Conditions::opposite),
                rule(
                        "split-filter",
                        "p && q is true where both are, and so two filters keep the same solutions.",
                        Conditions::split));
    }

    /** A rewritten condition, as filters that replace it. */
    private interface Other {
        List<Pattern> of(Expression condition);
    }

    private static RewriteRule<Query> rule(String name, String proof, Other other) {
        return new RewriteRule<>(
                name,
                proof,
                RewriteClaim.SAME,
                query -> Place.in(query).stream()
                        .flatMap(place -> IntStream.range(
                                        0, place.group().elements().size())
                                .boxed()
                                .flatMap(i -> place.group().elements().get(i) instanceof Filter(var condition)
                                        ? Optional.of(other.of(condition)).filter(others -> !others.isEmpty()).stream()
                                                .map(others ->
                                                        place.put().apply(Place.replaced(place.group(), i, others)))
                                        : Stream.empty()))
                        .toList());
    }

    private static List<Pattern> filter(Expression condition) {
        return List.of(new Filter(condition));
    }

    private static Expression not(Expression operand) {
        return new Unary(UnaryOperator.NOT, operand);
    }

    private static Expression and(Expression left, Expression right) {
        return new Binary(BinaryOperator.AND, left, right);
    }

    private static List<Pattern> swapped(Expression condition) {
        return condition instanceof Binary(var operator, var left, var right)
                ? mirrored(operator)
                        .map(mirrored -> filter(new Binary(mirrored, /* left= */ right, /* right= */ left)))
                        .orElse(List.of())
                : List.of();
    }

    private static Optional<BinaryOperator> mirrored(BinaryOperator operator) {
        return switch (operator) {
            case EQUAL, UNEQUAL -> Optional.of(operator);
            case LESS -> Optional.of(BinaryOperator.GREATER);
            case LESS_OR_EQUAL -> Optional.of(BinaryOperator.GREATER_OR_EQUAL);
            case GREATER -> Optional.of(BinaryOperator.LESS);
            case GREATER_OR_EQUAL -> Optional.of(BinaryOperator.LESS_OR_EQUAL);
            default -> Optional.empty();
        };
    }

    private static List<Pattern> commuted(Expression condition) {
        return condition instanceof Binary(var operator, var left, var right)
                        && (operator == BinaryOperator.AND || operator == BinaryOperator.OR)
                ? filter(new Binary(operator, /* left= */ right, /* right= */ left))
                : List.of();
    }

    private static List<Pattern> opposite(Expression condition) {
        if (!(condition instanceof Binary(var operator, var left, var right))) {
            return List.of();
        }
        return switch (operator) {
            case AND -> filter(not(new Binary(BinaryOperator.OR, not(left), not(right))));
            case OR -> filter(not(and(not(left), not(right))));
            default -> List.of();
        };
    }

    private static List<Pattern> split(Expression condition) {
        return condition instanceof Binary(var operator, var left, var right) && operator == BinaryOperator.AND
                ? List.of(new Filter(left), new Filter(right))
                : List.of();
    }
}

package dev.touchstone.cypher.rewrite;

import dev.touchstone.core.oracle.RewriteClaim;
import dev.touchstone.core.oracle.RewriteRule;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Comparator;
import dev.touchstone.cypher.syntax.Expression.Comparison;
import dev.touchstone.cypher.syntax.Expression.Link;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.Unary;
import dev.touchstone.cypher.syntax.Expression.UnaryOperator;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Rules on conditions, which keep a row where they are true. */
final class Conditions {
    private Conditions() {}

    static Expression and(Expression left, Expression right) {
        return new Binary(BinaryOperator.AND, left, right);
    }

    static List<RewriteRule<Query>> all() {
        return List.of(
                rule(
                        "double-negation",
                        "NOT NOT p is true exactly where p is: NOT turns null into null.",
                        where -> Optional.of(not(not(where)))),
                rule(
                        "and-true",
                        "p AND true is true exactly where p is.",
                        where -> Optional.of(and(where, bool(true)))),
                rule(
                        "or-false",
                        "p OR false is true exactly where p is; null OR false is null.",
                        where -> Optional.of(new Binary(BinaryOperator.OR, where, bool(false)))),
                rule(
                        "case",
                        "CASE WHEN p THEN true ELSE false END is true exactly where p is.",
                        where -> Optional.of(new Expression.Case(
                                Optional.empty(),
                                List.of(new Expression.When(where, bool(true))),
                                Optional.of(bool(false))))),
                rule("swapped-sides", "a < b says of a and b what b > a says of them.", Conditions::swapped),
                rule("swapped-conjunction", "AND and OR take their sides in any order.", Conditions::commuted),
                rule(
                        "de-morgan",
                        "p AND q is the opposite of NOT p OR NOT q, also where one of them is null.",
                        Conditions::opposite),
                new RewriteRule<>(
                        "condition-after",
                        "A condition of a MATCH keeps those of its matches for which it holds, and so does a WITH * after it.",
                        RewriteClaim.SAME,
                        query -> Clauses.of(query).eachMatch(Conditions::after)),
                new RewriteRule<>(
                        "no-condition",
                        "Without a condition no less is found, if all that follows treats each row by itself.",
                        RewriteClaim.NO_LESS,
                        query -> Widening.of(
                                query,
                                match -> match
                                        .where()
                                        .map(where -> new Clause.Match(false, match.paths(), Optional.empty()))
                                        .stream())));
    }

    private static RewriteRule<Query> rule(
            String name, String proof, Function<Expression, Optional<Expression>> other) {
        return new RewriteRule<>(name, proof, RewriteClaim.SAME, query -> each(query, other));
    }

    private static List<Query> each(Query query, Function<Expression, Optional<Expression>> other) {
        return Clauses.of(query).each(Clause.class, (clause, place) -> switch (clause) {
            case Clause.Match match ->
                match.where().flatMap(other).stream()
                        .map(where ->
                                List.<Clause>of(new Clause.Match(match.optional(), match.paths(), Optional.of(where))));
            case Clause.With with ->
                with.where().flatMap(other).stream()
                        .map(where -> List.<Clause>of(new Clause.With(with.projection(), Optional.of(where))));
            default -> Stream.empty();
        });
    }

    private static Expression not(Expression operand) {
        return new Unary(UnaryOperator.NOT, operand);
    }

    private static Expression bool(boolean value) {
        return new Literal(Values.of(value));
    }

    private static Optional<Expression> swapped(Expression where) {
        return where instanceof Comparison comparison && comparison.links().size() == 1
                ? Optional.of(new Comparison(
                        comparison.links().getFirst().right(),
                        List.of(new Link(mirrored(comparison.links().getFirst().operator()), comparison.first()))))
                : Optional.empty();
    }

    private static Comparator mirrored(Comparator operator) {
        return switch (operator) {
            case EQUAL -> Comparator.EQUAL;
            case UNEQUAL -> Comparator.UNEQUAL;
            case LESS -> Comparator.GREATER;
            case LESS_OR_EQUAL -> Comparator.GREATER_OR_EQUAL;
            case GREATER -> Comparator.LESS;
            case GREATER_OR_EQUAL -> Comparator.LESS_OR_EQUAL;
        };
    }

    private static Optional<Expression> commuted(Expression where) {
        return where instanceof Binary(BinaryOperator operator, Expression left, Expression right)
                        && List.of(BinaryOperator.AND, BinaryOperator.OR, BinaryOperator.XOR)
                                .contains(operator)
                ? Optional.of(new Binary(operator, /* left= */ right, /* right= */ left))
                : Optional.empty();
    }

    private static Optional<Expression> opposite(Expression where) {
        if (!(where instanceof Binary(BinaryOperator operator, Expression left, Expression right))) {
            return Optional.empty();
        }
        return switch (operator) {
            case AND -> Optional.of(not(new Binary(BinaryOperator.OR, not(left), not(right))));
            case OR -> Optional.of(not(new Binary(BinaryOperator.AND, not(left), not(right))));
            default -> Optional.empty();
        };
    }

    /** Where shortest paths are looked for, a condition has a say in which they are. */
    private static Stream<List<Clause>> after(Clause.Match match) {
        boolean plain = match.paths().stream()
                .allMatch(path -> path.selection() == dev.touchstone.cypher.syntax.Pattern.Selection.EVERY);
        return plain && match.where().isPresent()
                ? Stream.of(List.of(
                        new Clause.Match(false, match.paths(), Optional.empty()),
                        new Clause.With(ClauseRules.everything(), match.where())))
                : Stream.empty();
    }
}

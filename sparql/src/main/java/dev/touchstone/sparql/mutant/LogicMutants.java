package dev.touchstone.sparql.mutant;

import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.In;
import dev.touchstone.sparql.syntax.Expression.UnaryOperator;
import dev.touchstone.sparql.syntax.Function;
import java.util.List;

/** Mutants of errors, logic and comparisons. */
final class LogicMutants {
    static final List<Mutant> ALL = List.of(
            ExpressionMutants.operator(
                    UnaryOperator.NOT, "not-error", "The negation of an error is true.", "COALESCE(!?one, true)"),
            ExpressionMutants.operator(
                    BinaryOperator.OR,
                    "or-error",
                    "With an error on its left, || is an error.",
                    "IF(?one, true, ?two)"),
            ExpressionMutants.operator(
                    BinaryOperator.AND,
                    "and-error",
                    "An error on the left of && is true.",
                    "COALESCE(!(!?one), true) && ?two"),
            ExpressionMutants.operator(
                    BinaryOperator.EQUAL,
                    "equal-term",
                    "Numbers are equal only if written alike.",
                    "sameTerm(?one, ?two)"),
            ExpressionMutants.operator(
                    BinaryOperator.EQUAL, "equal-error", "An error equals nothing.", "COALESCE(?one = ?two, false)"),
            ExpressionMutants.operator(
                    BinaryOperator.UNEQUAL,
                    "unequal-error",
                    "An error is unequal to all.",
                    "COALESCE(?one != ?two, true)"),
            ExpressionMutants.operator(BinaryOperator.LESS, "less-equal", "< is <=.", "?one <= ?two"),
            ExpressionMutants.operator(
                    BinaryOperator.GREATER,
                    "greater-text",
                    "> compares numbers as texts.",
                    "IF(isNumeric(?one) && isNumeric(?two), STR(?one) > STR(?two), ?one > ?two)"),
            ExpressionMutants.operator(BinaryOperator.GREATER_OR_EQUAL, "greater-equal", ">= is >.", "?one > ?two"),
            Mutant.of(
                    "in-error",
                    "An item of IN that is an error is passed over.",
                    In.class,
                    in -> Call.of(Function.COALESCE, in, new Constant(Terms.of(in.not())))),
            Mutant.of(
                    "in-first",
                    "IN looks at its first two items only.",
                    In.class,
                    in -> new In(
                            in.not(), in.subject(), in.items().stream().limit(2).toList())),
            ExpressionMutants.call(Function.BOUND, 1, "bound", "Every variable is bound.", "true"),
            ExpressionMutants.call(
                    Function.IF,
                    3,
                    "if-error",
                    "IF takes an error for false.",
                    "IF(COALESCE(?one, false), ?two, ?three)"),
            ExpressionMutants.call(Function.COALESCE, 2, "coalesce-first", "COALESCE is its first argument.", "?one"));

    private LogicMutants() {}
}

package dev.touchstone.sparql.mistake;

import dev.touchstone.sparql.reference.value.Terms;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.In;
import dev.touchstone.sparql.syntax.Expression.UnaryOperator;
import dev.touchstone.sparql.syntax.Function;
import java.util.List;

/** Mistakes about errors, truth and comparisons. */
final class LogicMistakes {
    static final List<Mistake> ALL = List.of(
            Rewritten.operator(
                    UnaryOperator.NOT, "not-error", "The negation of an error is true.", "COALESCE(!?one, true)"),
            Rewritten.operator(
                    BinaryOperator.OR,
                    "or-error",
                    "With an error on its left, || is an error.",
                    "IF(?one, true, ?two)"),
            Rewritten.operator(
                    BinaryOperator.AND,
                    "and-error",
                    "An error on the left of && is true.",
                    "COALESCE(!(!?one), true) && ?two"),
            Rewritten.operator(
                    BinaryOperator.EQUAL,
                    "equal-term",
                    "Numbers are equal only if written alike.",
                    "sameTerm(?one, ?two)"),
            Rewritten.operator(
                    BinaryOperator.EQUAL, "equal-error", "An error equals nothing.", "COALESCE(?one = ?two, false)"),
            Rewritten.operator(
                    BinaryOperator.UNEQUAL,
                    "unequal-error",
                    "An error is unequal to all.",
                    "COALESCE(?one != ?two, true)"),
            Rewritten.operator(BinaryOperator.LESS, "less-equal", "< is <=.", "?one <= ?two"),
            Rewritten.operator(
                    BinaryOperator.GREATER,
                    "greater-text",
                    "> compares numbers as texts.",
                    "IF(isNumeric(?one) && isNumeric(?two), STR(?one) > STR(?two), ?one > ?two)"),
            Rewritten.operator(BinaryOperator.GREATER_OR_EQUAL, "greater-equal", ">= is >.", "?one > ?two"),
            Mistake.of(
                    "in-error",
                    "An item of IN that is an error is passed over.",
                    In.class,
                    in -> Call.of(Function.COALESCE, in, new Constant(Terms.of(in.not())))),
            Mistake.of(
                    "in-first",
                    "IN looks at its first two items only.",
                    In.class,
                    in -> new In(
                            in.not(), in.subject(), in.items().stream().limit(2).toList())),
            Rewritten.call(Function.BOUND, 1, "bound", "Every variable is bound.", "true"),
            Rewritten.call(
                    Function.IF,
                    3,
                    "if-error",
                    "IF takes an error for false.",
                    "IF(COALESCE(?one, false), ?two, ?three)"),
            Rewritten.call(Function.COALESCE, 2, "coalesce-first", "COALESCE is its first argument.", "?one"));

    private LogicMistakes() {}
}

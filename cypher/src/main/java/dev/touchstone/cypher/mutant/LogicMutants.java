package dev.touchstone.cypher.mutant;

import static dev.touchstone.cypher.mutant.ExpressionMutants.comparison;
import static dev.touchstone.cypher.mutant.ExpressionMutants.expression;
import static dev.touchstone.cypher.mutant.ExpressionMutants.operator;

import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Case;
import dev.touchstone.cypher.syntax.Expression.Comparator;
import dev.touchstone.cypher.syntax.Expression.Comparison;
import dev.touchstone.cypher.syntax.Expression.HasLabels;
import dev.touchstone.cypher.syntax.Expression.IsNull;
import dev.touchstone.cypher.syntax.Expression.Quantifier;
import dev.touchstone.cypher.syntax.Expression.Quantity;
import dev.touchstone.cypher.syntax.Expression.Unary;
import dev.touchstone.cypher.syntax.Expression.UnaryOperator;
import java.util.List;
import java.util.Optional;

/** Mutants of three-valued logic. */
final class LogicMutants {
    private static final Template NOT = Template.of("coalesce(NOT $1, true)");
    private static final Template EMPTY_IS_NULL = Template.of("$1 IS NULL OR coalesce($1 = '', false)");
    private static final Template FALSE_FOR_NULL = Template.of("coalesce($1, false)");
    private static final Template SOME_AND_ALL = Template.of("size($1) > 0 AND $2");

    static final List<Mutant> ALL = List.of(
            operator(
                    BinaryOperator.AND,
                    "and-null",
                    "AND is null whenever one side is, also where the other is false.",
                    "CASE WHEN $1 IS NULL OR $2 IS NULL THEN null ELSE $1 AND $2 END"),
            operator(
                    BinaryOperator.OR,
                    "or-null",
                    "OR is null whenever one side is, also where the other is true.",
                    "CASE WHEN $1 IS NULL OR $2 IS NULL THEN null ELSE $1 OR $2 END"),
            operator(BinaryOperator.XOR, "xor-as-or", "XOR is true where both sides are.", "$1 OR $2"),
            expression(
                    Unary.class,
                    "not-null",
                    "NOT null is true.",
                    unary -> unary.operator() == UnaryOperator.NOT ? NOT.with(unary.operand()) : unary),
            comparison(
                    Comparator.EQUAL,
                    "equal-nulls",
                    "Two nulls are equal.",
                    "CASE WHEN $1 IS NULL AND $2 IS NULL THEN true ELSE $1 = $2 END"),
            comparison(
                    Comparator.UNEQUAL,
                    "unequal-null",
                    "A value and null are unequal, instead of unknown.",
                    "CASE WHEN $1 IS NULL AND $2 IS NULL THEN null ELSE coalesce($1 <> $2, true) END"),
            comparison(
                    Comparator.LESS,
                    "less-equal-strings",
                    "A string is less than itself.",
                    "$1 < $2 OR coalesce($1 = $2 AND $1 STARTS WITH '', false)"),
            comparison(
                    Comparator.GREATER_OR_EQUAL,
                    "greater-or-equal",
                    "A value is not greater than or equal to itself.",
                    "$1 > $2"),
            expression(
                    Comparison.class,
                    "chain-first",
                    "Of a chain of comparisons the first counts alone.",
                    chain -> new Comparison(chain.first(), chain.links().subList(0, 1))),
            operator(
                    BinaryOperator.IN,
                    "in-null",
                    "IN is false where it is unknown because of a null.",
                    "coalesce($1 IN $2, false)"),
            operator(BinaryOperator.IN, "in-first", "IN looks at the first item alone.", "$1 IN $2[0..1]"),
            operator(
                    BinaryOperator.STARTS_WITH,
                    "starts-with-empty",
                    "No string starts with the empty string.",
                    "$1 STARTS WITH $2 AND $2 <> ''"),
            operator(
                    BinaryOperator.CONTAINS,
                    "contains-case",
                    "CONTAINS ignores case.",
                    "toLower($1) CONTAINS toLower($2)"),
            operator(
                    BinaryOperator.ENDS_WITH,
                    "ends-with-as-contains",
                    "ENDS WITH is satisfied by a match anywhere.",
                    "$1 CONTAINS $2"),
            expression(
                    IsNull.class,
                    "empty-is-null",
                    "The empty string is null.",
                    test -> test.not() ? test : EMPTY_IS_NULL.with(test.operand())),
            expression(
                    HasLabels.class,
                    "label-of-null",
                    "Null has no label, instead of perhaps having it.",
                    FALSE_FOR_NULL::with),
            expression(
                    Case.class,
                    "case-last",
                    "CASE takes the last alternative that fits.",
                    choice -> new Case(choice.subject(), choice.whens().reversed(), choice.otherwise())),
            expression(
                    Case.class,
                    "case-else",
                    "A CASE without ELSE takes its last alternative where none fits.",
                    choice -> new Case(choice.subject(), choice.whens(), otherwise(choice))),
            quantity(Quantity.ANY, "any-as-all", "any() is true only if the condition holds for all.", Quantity.ALL),
            quantity(
                    Quantity.SINGLE,
                    "single-as-any",
                    "single() is true also if the condition holds twice.",
                    Quantity.ANY),
            expression(
                    Quantifier.class,
                    "all-of-nothing",
                    "all() is false for an empty list.",
                    test -> test.quantity() == Quantity.ALL ? SOME_AND_ALL.with(test.list(), test) : test));

    private LogicMutants() {}

    private static Optional<Expression> otherwise(Case choice) {
        return choice.otherwise().or(() -> Optional.of(choice.whens().getLast().result()));
    }

    private static Mutant quantity(Quantity right, String name, String sentence, Quantity wrong) {
        return expression(
                Quantifier.class,
                name,
                sentence,
                test -> test.quantity() == right
                        ? new Quantifier(wrong, test.variable(), test.list(), test.where())
                        : test);
    }
}

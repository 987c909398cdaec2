package dev.touchstone.sparql.mutant;

import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Function;
import java.util.List;

/** Mutants of functions and arithmetic. */
final class FunctionMutants {
    static final List<Mutant> ALL = List.of(
            ExpressionMutants.operator(
                    BinaryOperator.DIVIDE,
                    "divide-whole",
                    "Whole numbers are divided without rest.",
                    "IF(DATATYPE(?one) = xsd:integer, xsd:integer(?one / ?two), ?one / ?two)"),
            ExpressionMutants.operator(
                    BinaryOperator.SUBTRACT, "subtract-type", "A difference is a double.", "xsd:double(?one - ?two)"),
            ExpressionMutants.call(
                    Function.LANG_MATCHES,
                    2,
                    "language-range",
                    "langMatches wants the very tag.",
                    "LCASE(?one) = LCASE(?two)"),
            ExpressionMutants.call(
                    Function.UCASE, 1, "upper-language", "UCASE loses the language.", "UCASE(STR(?one))"),
            ExpressionMutants.call(
                    Function.STRAFTER,
                    2,
                    "after-missing",
                    "STRAFTER gives the whole text where the other is not in it.",
                    "IF(CONTAINS(?one, ?two), STRAFTER(?one, ?two), ?one)"),
            ExpressionMutants.call(
                    Function.SUBSTR, 3, "substring-zero", "SUBSTR counts from zero.", "SUBSTR(?one, ?two + 1, ?three)"),
            ExpressionMutants.call(Function.ROUND, 1, "round-down", "ROUND rounds halves down.", "CEIL(?one - 0.5)"),
            ExpressionMutants.call(Function.CEIL, 1, "ceil", "CEIL gives an integer.", "xsd:integer(CEIL(?one))"),
            ExpressionMutants.call(
                    Function.STRLEN,
                    1,
                    "length-bytes",
                    "STRLEN does not count what is no ASCII letter.",
                    "STRLEN(REPLACE(STR(?one), \"[^ -~]\", \"\"))"),
            ExpressionMutants.call(Function.REGEX, 3, "regex-flags", "REGEX ignores its flags.", "REGEX(?one, ?two)"),
            ExpressionMutants.call(
                    Function.CONTAINS,
                    2,
                    "contains-case",
                    "CONTAINS does not tell cases apart.",
                    "CONTAINS(LCASE(?one), LCASE(?two))"),
            ExpressionMutants.call(
                    Function.STRSTARTS, 2, "starts-anywhere", "STRSTARTS looks everywhere.", "CONTAINS(?one, ?two)"),
            ExpressionMutants.call(
                    Function.IS_LITERAL,
                    1,
                    "literal-number",
                    "Numbers are no literals.",
                    "isLiteral(?one) && !isNumeric(?one)"),
            ExpressionMutants.call(
                    Function.IS_IRI, 1, "iri-blank", "Blank nodes are IRIs.", "isIRI(?one) || isBlank(?one)"),
            ExpressionMutants.call(
                    Function.DATATYPE,
                    1,
                    "datatype-language",
                    "The datatype of a string with a language is xsd:string.",
                    "IF(LANG(?one) = \"\", DATATYPE(?one), xsd:string)"),
            ExpressionMutants.call(
                    Function.MONTH, 1, "month-zero", "Months are counted from zero.", "MONTH(?one) - 1"));

    private FunctionMutants() {}
}

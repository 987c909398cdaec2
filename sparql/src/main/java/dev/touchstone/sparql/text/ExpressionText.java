package dev.touchstone.sparql.text;

import dev.touchstone.core.dataset.NTriples;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Cast;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Exists;
import dev.touchstone.sparql.syntax.Expression.In;
import dev.touchstone.sparql.syntax.Expression.Unary;
import dev.touchstone.sparql.syntax.Expression.Variable;
import java.util.List;
import java.util.stream.Collectors;

/** Writes expressions, with parentheses only where they are needed. */
record ExpressionText(TermText terms) {
    private static final int COMPARISON = 3;
    private static final int SIGN = 6;
    private static final int ATOM = 7;

    String of(Expression expression) {
        return switch (expression) {
            case Variable variable -> "?" + variable.name();
            case Constant constant -> terms.of(constant.term());
            case Unary unary -> unary.operator().text() + operand(unary.operand());
            case Binary binary -> binary(binary);
            case In in ->
                within(in.subject(), COMPARISON + 1) + (in.not() ? " NOT IN (" : " IN (") + list(in.items()) + ")";
            case Exists exists ->
                (exists.not() ? "NOT EXISTS " : "EXISTS ") + new PatternText(terms).of(exists.group());
            case Call call -> call.function().text() + "(" + list(call.arguments()) + ")";
            case Cast cast -> terms.of(cast.datatype()) + "(" + of(cast.operand()) + ")";
            case Aggregate aggregate -> aggregate(aggregate);
        };
    }

    private String list(List<Expression> expressions) {
        return expressions.stream().map(this::of).collect(Collectors.joining(", "));
    }

    /** A sign right before a number would become part of it, and one sign may not follow another. */
    private String operand(Expression operand) {
        return operand instanceof Constant ? "(" + of(operand) + ")" : within(operand, ATOM);
    }

    /** Arithmetic and logic group to the left; comparisons do not chain. */
    private String binary(Binary binary) {
        BinaryOperator operator = binary.operator();
        int left = operator.strength() == COMPARISON ? COMPARISON + 1 : operator.strength();
        return within(binary.left(), left) + " " + operator.text() + " "
                + within(binary.right(), operator.strength() + 1);
    }

    private String aggregate(Aggregate aggregate) {
        return aggregate.function() + "(" + (aggregate.distinct() ? "DISTINCT " : "")
                + aggregate.operand().map(this::of).orElse("*")
                + aggregate
                        .separator()
                        .map(text -> "; SEPARATOR=" + quoted(text))
                        .orElse("") + ")";
    }

    private static String quoted(String text) {
        return NTriples.write(new Literal(text, "http://www.w3.org/2001/XMLSchema#string", ""));
    }

    /** In parentheses where it binds less than its place demands. */
    private String within(Expression expression, int strength) {
        return strength(expression) < strength ? "(" + of(expression) + ")" : of(expression);
    }

    private static int strength(Expression expression) {
        return switch (expression) {
            case Binary binary -> binary.operator().strength();
            case In in -> COMPARISON;
            case Unary unary -> SIGN;
            // After an operator without a space between, a sign could be taken for another operator.
            case Constant constant when TermText.isSigned(constant.term()) -> SIGN;
            default -> ATOM;
        };
    }
}

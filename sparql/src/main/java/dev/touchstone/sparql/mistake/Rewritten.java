package dev.touchstone.sparql.mistake;

import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Unary;
import dev.touchstone.sparql.syntax.Expression.UnaryOperator;
import dev.touchstone.sparql.syntax.Function;
import java.util.List;

/** Mistakes in expressions, for which another expression is written down: see {@link Template}. */
final class Rewritten {
    private Rewritten() {}

    static Mistake operator(BinaryOperator operator, String name, String sentence, String wrong) {
        Template template = Template.of(wrong);
        return Mistake.of(
                name,
                sentence,
                Binary.class,
                binary -> binary.operator() == operator
                        ? (Record) template.with(List.of(binary.left(), binary.right()))
                        : binary);
    }

    static Mistake operator(UnaryOperator operator, String name, String sentence, String wrong) {
        Template template = Template.of(wrong);
        return Mistake.of(
                name,
                sentence,
                Unary.class,
                unary -> unary.operator() == operator ? (Record) template.with(List.of(unary.operand())) : unary);
    }

    /** A mistake in the calls of a function with so many arguments. */
    static Mistake call(Function function, int arguments, String name, String sentence, String wrong) {
        Template template = Template.of(wrong);
        return Mistake.of(
                name,
                sentence,
                Call.class,
                call -> call.function() == function && call.arguments().size() == arguments
                        ? (Record) template.with(call.arguments())
                        : call);
    }
}

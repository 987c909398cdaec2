package dev.touchstone.sparql.mutant;

import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Unary;
import dev.touchstone.sparql.syntax.Expression.UnaryOperator;
import dev.touchstone.sparql.syntax.Function;
import java.util.List;

/** Mutants of expressions, each given as another expression: see {@link Template}. */
final class ExpressionMutants {
    private ExpressionMutants() {}

    static Mutant operator(BinaryOperator operator, String name, String sentence, String wrong) {
        Template template = Template.of(wrong);
        return Mutant.of(
                name,
                sentence,
                Binary.class,
                binary -> binary.operator() == operator
                        ? (Record) template.with(List.of(binary.left(), binary.right()))
                        : binary);
    }

    static Mutant operator(UnaryOperator operator, String name, String sentence, String wrong) {
        Template template = Template.of(wrong);
        return Mutant.of(
                name,
                sentence,
                Unary.class,
                unary -> unary.operator() == operator ? (Record) template.with(List.of(unary.operand())) : unary);
    }

    /** A mutant of the calls of a function with this number of arguments. */
    static Mutant call(Function function, int arguments, String name, String sentence, String wrong) {
        Template template = Template.of(wrong);
        return Mutant.of(
                name,
                sentence,
                Call.class,
                call -> call.function() == function && call.arguments().size() == arguments
                        ? (Record) template.with(call.arguments())
                        : call);
    }
}

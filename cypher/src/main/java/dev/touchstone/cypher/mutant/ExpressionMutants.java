package dev.touchstone.cypher.mutant;

import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Call;
import dev.touchstone.cypher.syntax.Expression.Comparator;
import dev.touchstone.cypher.syntax.Expression.Comparison;
import java.util.function.Function;

/** Mutants of expressions, each given as another expression: {@code $1} stands for the first operand or argument. */
final class ExpressionMutants {
    private ExpressionMutants() {}

    static Mutant operator(BinaryOperator operator, String name, String sentence, String wrong) {
        Template template = Template.of(wrong);
        return Mutant.of(
                name,
                sentence,
                Binary.class,
                binary ->
                        binary.operator() == operator ? (Record) template.with(binary.left(), binary.right()) : binary);
    }

    static Mutant comparison(Comparator operator, String name, String sentence, String wrong) {
        Template template = Template.of(wrong);
        return Mutant.of(
                name,
                sentence,
                Comparison.class,
                comparison -> comparison.links().size() == 1
                                && comparison.links().getFirst().operator() == operator
                        ? (Record) template.with(
                                comparison.first(),
                                comparison.links().getFirst().right())
                        : comparison);
    }

    /** A mutant of the calls of a function with this number of arguments. */
    static Mutant call(String function, int arguments, String name, String sentence, String wrong) {
        Template template = Template.of(wrong);
        return Mutant.of(
                name,
                sentence,
                Call.class,
                call -> is(call, function)
                                && !call.distinct()
                                && call.arguments().size() == arguments
                        ? (Record) template.with(call.arguments())
                        : call);
    }

    /** A function that forgets its DISTINCT. */
    static Mutant withoutDistinct(String function, String name, String sentence) {
        return Mutant.of(
                name,
                sentence,
                Call.class,
                call -> is(call, function) ? new Call(call.function(), false, call.arguments()) : call);
    }

    static <E extends Record & Expression> Mutant expression(
            Class<E> kind, String name, String sentence, Function<E, ? extends Expression> wrong) {
        return Mutant.of(name, sentence, kind, node -> (Record) wrong.apply(node));
    }

    private static boolean is(Call call, String function) {
        return call.function().equalsIgnoreCase(function);
    }
}

package dev.touchstone.lab.wild;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.sparql.reference.value.Xsd;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.AggregateFunction;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Cast;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Exists;
import dev.touchstone.sparql.syntax.Expression.In;
import dev.touchstone.sparql.syntax.Expression.Unary;
import dev.touchstone.sparql.syntax.Expression.UnaryOperator;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Function;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Expressions of any type over any variable, so that many of them are errors. */
record WildExpressions(WildGraph graph, Choices choices, WildQueries queries) {
    private static final Set<Function> OPEN = Set.of(
            Function.RAND, Function.NOW, Function.UUID, Function.STRUUID, Function.BNODE, Function.BOUND, Function.IRI);
    private static final List<Function> FUNCTIONS = Arrays.stream(Function.values())
            .filter(function -> !OPEN.contains(function))
            .toList();

    Expression condition(int depth) {
        if (depth > 0 && choices.chance(0.1)) {
            return new Exists(choices.chance(0.5), queries.group(0));
        }
        if (depth > 0 && choices.chance(0.3)) {
            BinaryOperator operator = choices.pickOf(BinaryOperator.AND, BinaryOperator.OR);
            return new Binary(operator, condition(depth - 1), condition(depth - 1));
        }
        return switch (choices.below(6)) {
            case 0 -> new Unary(UnaryOperator.NOT, any(depth));
            case 1 -> Call.of(Function.BOUND, queries.variable());
            case 2 -> new In(choices.chance(0.3), any(0), List.of(any(0), any(0)));
            default ->
                new Binary(
                        choices.pickOf(
                                BinaryOperator.EQUAL,
                                BinaryOperator.UNEQUAL,
                                BinaryOperator.LESS,
                                BinaryOperator.GREATER_OR_EQUAL),
                        any(depth),
                        any(depth));
        };
    }

    Expression any(int depth) {
        if (depth <= 0) {
            return choices.chance(0.7) ? queries.variable() : new Constant(graph.term(choices));
        }
        return switch (choices.below(6)) {
            case 0 ->
                new Binary(
                        choices.pickOf(
                                BinaryOperator.ADD,
                                BinaryOperator.SUBTRACT,
                                BinaryOperator.MULTIPLY,
                                BinaryOperator.DIVIDE),
                        any(depth - 1),
                        any(depth - 1));
            case 1 -> new Unary(choices.pickOf(UnaryOperator.MINUS, UnaryOperator.PLUS), any(depth - 1));
            case 2 -> new Cast(new Iri(choices.pickOf(Xsd.INTEGER, Xsd.STRING, Xsd.BOOLEAN, Xsd.DOUBLE)), any(0));
            case 3 -> any(0);
            default -> call(depth);
        };
    }

    private Expression call(int depth) {
        Function function = choices.pick(FUNCTIONS);
        List<Expression> arguments = new ArrayList<>();
        while (!function.takes(arguments.size()) || (arguments.size() < 2 && function.takes(2))) {
            arguments.add(any(depth - 1));
        }
        return new Call(function, arguments);
    }

    Aggregate aggregate(String name) {
        AggregateFunction function = choices.pickOf(
                AggregateFunction.COUNT, AggregateFunction.SUM, AggregateFunction.AVG, AggregateFunction.COUNT);
        return new Aggregate(function, choices.chance(0.3), Optional.of(new Variable(name)), Optional.empty());
    }
}

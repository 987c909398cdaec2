package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.ListComprehension;
import dev.touchstone.cypher.syntax.Expression.ListLiteral;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.Reduce;
import dev.touchstone.cypher.syntax.Expression.Variable;
import java.util.List;
import java.util.Optional;

/** Writes lists, and what is made of their items. */
record ListExpressions(Draft draft, Expressions expressions) {
    Expression of(Type type, int depth) {
        return switch (choices().below(9)) {
            case 0 -> literal(type, depth);
            case 1 -> type == Type.INTEGERS ? range() : split(depth);
            case 2 -> comprehension(type, depth);
            case 3 -> Expressions.call(draft.oneOf(Repertoire.OF_LISTS), expressions.of(type, depth - 1));
            case 4 -> slice(type, depth);
            case 5 -> new Binary(BinaryOperator.ADD, expressions.of(type, depth - 1), expressions.of(type, depth - 1));
            case 6, 7 ->
                Optional.of(item(type))
                        .filter(items -> draft.comes(Ingredient.SUBQUERY, 0.7))
                        .flatMap(expressions::collected)
                        .orElseGet(() -> expressions.leaf(type));
            default -> expressions.leaf(type);
        };
    }

    private Choices choices() {
        return draft.choices();
    }

    private static Type item(Type list) {
        return list == Type.INTEGERS ? Type.INTEGER : Type.STRING;
    }

    private Expression literal(Type type, int depth) {
        return new ListLiteral(List.of(
                expressions.of(item(type), depth - 1), expressions.leaf(item(type)), expressions.leaf(item(type))));
    }

    private Expression range() {
        return Expressions.call(
                "range",
                Expressions.whole(choices().below(3)),
                Expressions.whole(choices().between(2, 5)));
    }

    private Expression split(int depth) {
        return Expressions.call("split", expressions.of(Type.STRING, depth - 1), new Literal(Values.of("a")));
    }

    private Expression slice(Type type, int depth) {
        Expression list = expressions.of(type, depth - 1);
        int from = choices().below(2);
        // Neo4j wants at least one of the bounds.
        int bounds = choices().between(1, 3);
        return new Expression.Slice(
                list,
                bounds != 2 ? Optional.of(Expressions.whole(from)) : Optional.empty(),
                bounds != 1 ? Optional.of(Expressions.whole(from + choices().below(3))) : Optional.empty());
    }

    private Expression comprehension(Type type, int depth) {
        String name = draft.fresh("i");
        Variable variable = new Variable(name);
        Expression condition = item(type) == Type.INTEGER
                ? compare(new Binary(BinaryOperator.MODULO, variable, Expressions.whole(3)))
                : new Binary(BinaryOperator.CONTAINS, variable, new Literal(Values.of("a")));
        Expression result = item(type) == Type.INTEGER
                ? new Binary(BinaryOperator.MODULO, variable, Expressions.whole(5))
                : Expressions.call("toUpper", variable);
        return new ListComprehension(
                name,
                expressions.of(type, depth - 1),
                choices().chance(0.6) ? Optional.of(condition) : Optional.empty(),
                choices().chance(0.6) ? Optional.of(result) : Optional.empty());
    }

    private static Expression compare(Expression left) {
        return new Expression.Comparison(
                left, List.of(new Expression.Link(Expression.Comparator.UNEQUAL, Expressions.whole(1))));
    }

    /** The sum of small numbers that come from the items of a list. */
    Expression sum(int depth) {
        String accumulator = draft.fresh("s");
        String name = draft.fresh("i");
        Type type = choices().pickOf(Type.INTEGERS, Type.STRINGS);
        Variable variable = new Variable(name);
        Expression number = type == Type.INTEGERS
                ? new Binary(BinaryOperator.MODULO, variable, Expressions.whole(5))
                : Expressions.call("size", variable);
        return new Reduce(
                accumulator,
                Expressions.whole(0),
                name,
                expressions.of(type, depth - 1),
                new Binary(BinaryOperator.ADD, new Variable(accumulator), number));
    }
}

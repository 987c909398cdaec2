package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Comparator;
import dev.touchstone.cypher.syntax.Expression.Comparison;
import dev.touchstone.cypher.syntax.Expression.IsNull;
import dev.touchstone.cypher.syntax.Expression.Link;
import dev.touchstone.cypher.syntax.Expression.ListLiteral;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.Quantifier;
import dev.touchstone.cypher.syntax.Expression.Quantity;
import dev.touchstone.cypher.syntax.Expression.Unary;
import dev.touchstone.cypher.syntax.Expression.UnaryOperator;
import dev.touchstone.cypher.syntax.Expression.Variable;
import java.util.ArrayList;
import java.util.List;

/** Writes expressions whose value is true, false or null. */
record Conditions(Draft draft, Environment environment, Expressions expressions) {
    private static final double NEAR = 0.5;

    private static final Ingredient[] KINDS = {
        Ingredient.COMPARISON,
        Ingredient.COMPARISON,
        Ingredient.COMPARISON,
        Ingredient.COMPARISON,
        Ingredient.CHAINED_COMPARISON,
        Ingredient.IS_NULL,
        Ingredient.IN,
        Ingredient.TEXT_OPERATOR,
        Ingredient.TEXT_OPERATOR,
        Ingredient.LOGIC,
        Ingredient.LOGIC,
        Ingredient.NOT,
        Ingredient.LABEL_PREDICATE,
        Ingredient.QUANTIFIER,
        Ingredient.QUANTIFIER,
        Ingredient.SUBQUERY,
        Ingredient.NULL
    };

    Expression of(int depth) {
        return switch (draft.oneOf(KINDS)) {
            case COMPARISON -> comparison(depth);
            case CHAINED_COMPARISON -> chain(depth);
            case IS_NULL -> new IsNull(any(depth), choices().chance(0.5));
            case IN -> in(depth);
            case TEXT_OPERATOR -> text(depth);
            case LOGIC ->
                new Binary(
                        choices().pickOf(BinaryOperator.AND, BinaryOperator.OR, BinaryOperator.XOR),
                        expressions.of(Type.BOOLEAN, depth - 1),
                        expressions.of(Type.BOOLEAN, depth - 1));
            case NOT -> new Unary(UnaryOperator.NOT, expressions.of(Type.BOOLEAN, depth - 1));
            case LABEL_PREDICATE -> label();
            case QUANTIFIER -> quantifier(depth);
            case SUBQUERY -> new Subqueries(draft, environment).condition();
            default -> expressions.leaf(Type.BOOLEAN);
        };
    }

    /** A property, or a variable, compared with a constant. */
    Expression plain() {
        Type type = expressions.subject();
        Expression subject = expressions.found(type);
        if (type == Type.STRING && choices().chance(0.3)) {
            return new Binary(textOperator(), subject, constantFor(subject, type));
        }
        return new Comparison(subject, List.of(new Link(choices().pick(operators(type)), constantFor(subject, type))));
    }

    private BinaryOperator textOperator() {
        return choices().pickOf(BinaryOperator.STARTS_WITH, BinaryOperator.ENDS_WITH, BinaryOperator.CONTAINS);
    }

    /** A constant to compare with: often one that is near the value in the row to keep, where comparisons have their borders. */
    private Expression constantFor(Expression subject, Type type) {
        List<Value> near = choices().chance(NEAR) ? near(subject) : List.of();
        return near.isEmpty()
                ? expressions.constant(type)
                : draft.constant(choices().pick(near), near);
    }

    private List<Value> near(Expression subject) {
        return environment.witness() < 0
                ? List.of()
                : expressions
                        .values(subject)
                        .map(values -> NearValues.of(values.get(environment.witness())))
                        .orElse(List.of());
    }

    private static List<Comparator> operators(Type type) {
        return type.isOrdered() ? List.of(Comparator.values()) : List.of(Comparator.EQUAL, Comparator.UNEQUAL);
    }

    private Choices choices() {
        return draft.choices();
    }

    private Expression any(int depth) {
        return expressions.of(expressions.subject(), depth - 1);
    }

    private Expression comparison(int depth) {
        Type type = expressions.subject();
        return new Comparison(
                expressions.of(type, depth - 1),
                List.of(new Link(choices().pick(operators(type)), expressions.of(type, depth - 1))));
    }

    private Expression chain(int depth) {
        Type type = choices().pickOf(Type.INTEGER, Type.FLOAT, Type.STRING);
        return new Comparison(
                expressions.constant(type),
                List.of(
                        new Link(
                                choices().pickOf(Comparator.LESS, Comparator.LESS_OR_EQUAL),
                                expressions.of(type, depth - 1)),
                        new Link(
                                choices().pickOf(Comparator.LESS, Comparator.LESS_OR_EQUAL),
                                expressions.constant(type))));
    }

    private Expression in(int depth) {
        Type type = expressions.subject();
        List<String> bags = environment.of(Type.BAG).stream()
                .filter(bag -> draft.items(bag) == type)
                .toList();
        if (!bags.isEmpty()) {
            return new Binary(
                    BinaryOperator.IN,
                    expressions.of(type, depth - 1),
                    new Variable(choices().pick(bags)));
        }
        List<Expression> items = new ArrayList<>();
        for (int i = choices().between(1, 3); i > 0; i--) {
            items.add(expressions.leaf(type));
        }
        return new Binary(BinaryOperator.IN, expressions.of(type, depth - 1), new ListLiteral(items));
    }

    private Expression text(int depth) {
        if (draft.comes(Ingredient.REGULAR_EXPRESSION, 0.15)) {
            return new Binary(
                    BinaryOperator.MATCHES,
                    expressions.of(Type.STRING, depth - 1),
                    new Literal(Values.of(choices().pickOf(".*a.*", "[a-c]+", "(?i)x?.", "..", "a|b"))));
        }
        Expression subject = expressions.of(Type.STRING, depth - 1);
        return new Binary(
                textOperator(),
                subject,
                choices().chance(0.5) ? constantFor(subject, Type.STRING) : expressions.of(Type.STRING, depth - 1));
    }

    private Expression label() {
        List<String> nodes = environment.of(Type.NODE);
        return nodes.isEmpty() || draft.labels().isEmpty()
                ? expressions.leaf(Type.BOOLEAN)
                : new Expression.HasLabels(
                        new Variable(choices().pick(nodes)), List.of(choices().pick(draft.labels())));
    }

    private Expression quantifier(int depth) {
        String name = draft.fresh("i");
        boolean integers = choices().chance(0.5);
        Expression condition = integers
                ? new Comparison(
                        new Variable(name),
                        List.of(new Link(
                                choices().pick(List.of(Comparator.values())),
                                Expressions.whole(choices().below(4)))))
                : new Binary(
                        BinaryOperator.CONTAINS,
                        new Variable(name),
                        new Literal(Values.of(choices().pickOf("a", "b", ""))));
        return new Quantifier(
                choices().pick(List.of(Quantity.values())),
                name,
                expressions.of(integers ? Type.INTEGERS : Type.STRINGS, depth - 1),
                condition);
    }
}

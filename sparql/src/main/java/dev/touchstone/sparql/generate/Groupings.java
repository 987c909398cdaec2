package dev.touchstone.sparql.generate;

import static dev.touchstone.sparql.generate.MixedChoices.option;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.sparql.reference.check.Variables;
import dev.touchstone.sparql.syntax.Expression;
import dev.touchstone.sparql.syntax.Expression.Aggregate;
import dev.touchstone.sparql.syntax.Expression.AggregateFunction;
import dev.touchstone.sparql.syntax.Expression.Binary;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import dev.touchstone.sparql.syntax.Expression.Call;
import dev.touchstone.sparql.syntax.Expression.Constant;
import dev.touchstone.sparql.syntax.Expression.Variable;
import dev.touchstone.sparql.syntax.Function;
import dev.touchstone.sparql.syntax.Query.Duplicates;
import dev.touchstone.sparql.syntax.Query.From;
import dev.touchstone.sparql.syntax.Query.GroupKey;
import dev.touchstone.sparql.syntax.Query.Item;
import dev.touchstone.sparql.syntax.Query.Modifiers;
import dev.touchstone.sparql.syntax.Query.Select;
import dev.touchstone.sparql.syntax.Query.SortKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Ends a query with groups and aggregates. */
record Groupings(Draft draft) {

    /** Groups by up to two variables, or by none at all. */
    Select select() {
        List<String> names = Variables.of(draft.group());
        List<String> keys = choices()
                .shuffled(names)
                .subList(0, Math.min(names.size(), choices().pickOf(0, 0, 1, 1, 1, 2)));
        return select(keys, choices().between(1, 2));
    }

    /** Groups by these variables. */
    Select select(List<String> keys, int aggregates) {
        List<GroupKey> groupBy = new ArrayList<>();
        List<Item> items = new ArrayList<>();
        for (String key : keys) {
            groupBy.add(new GroupKey(new Variable(key), Optional.empty()));
            items.add(new Item(Optional.empty(), key));
        }
        if (mix().comes(Ingredient.GROUP_BY_EXPRESSION, 0.2)) {
            groupBy.add(key(items));
        }
        for (int i = 0; i < aggregates; i++) {
            items.add(new Item(
                    Optional.of(aggregated(keys)), draft.setting().names().variable()));
        }
        List<Expression> having = mix().comes(Ingredient.HAVING, 0.35) ? List.of(having(keys)) : List.of();
        List<SortKey> orderBy = keys.isEmpty() || !mix().comes(Ingredient.ORDER_BY, 0.2)
                ? List.of()
                : List.of(new SortKey(new Variable(items.getLast().name()), mix().comes(Ingredient.DESCENDING, 0.5)));
        Modifiers modifiers =
                new Modifiers(groupBy, having, orderBy, Optional.empty(), Optional.empty(), Optional.empty());
        return new Select(Duplicates.ALL, items, From.EVERYTHING, draft.group(), modifiers);
    }

    /** An expression, whose value may have a name and be selected. */
    private GroupKey key(List<Item> items) {
        Expression expression = expressions().any(1);
        if (choices().chance(0.3)) {
            return new GroupKey(expression, Optional.empty());
        }
        String name = draft.setting().names().variable();
        items.add(new Item(Optional.empty(), name));
        return new GroupKey(expression, Optional.of(name));
    }

    private Choices choices() {
        return draft.choices();
    }

    private MixedChoices mix() {
        return draft.mix();
    }

    private Expressions expressions() {
        return new Expressions(draft.setting(), draft.kinds(), choices());
    }

    private Expression having(List<String> keys) {
        BinaryOperator operator = choices()
                .pickOf(
                        BinaryOperator.GREATER_OR_EQUAL,
                        BinaryOperator.LESS,
                        BinaryOperator.UNEQUAL,
                        BinaryOperator.GREATER);
        Expression count = choices().chance(0.7) ? count() : aggregated(keys);
        return new Binary(
                operator,
                count,
                new Constant(new Literal(choices().pickOf("1", "2", "3", "0"), LiteralKind.XSD + "integer", "")));
    }

    private Aggregate count() {
        return of(
                AggregateFunction.COUNT,
                choices().chance(0.5)
                        ? Optional.empty()
                        : Optional.of(expressions().leaf(Kind.MIXED)));
    }

    /** An aggregate whose value does not depend on the order of solutions, as far as that can be seen. */
    private Expression aggregated(List<String> keys) {
        return mix().pick(
                        option(Ingredient.COUNT, 2, this::count),
                        option(
                                Ingredient.COUNT,
                                1,
                                () -> of(
                                        AggregateFunction.COUNT,
                                        Optional.of(expressions().any(1)))),
                        option(
                                Ingredient.SUM,
                                1.5,
                                () -> of(AggregateFunction.SUM, number(choices().below(2)))),
                        option(Ingredient.AVG, 1.5, () -> of(AggregateFunction.AVG, number(0))),
                        option(Ingredient.MIN, 1.2, () -> of(AggregateFunction.MIN, Optional.of(sorted()))),
                        option(Ingredient.MAX, 1.2, () -> of(AggregateFunction.MAX, Optional.of(sorted()))),
                        option(
                                Ingredient.SAMPLE,
                                1,
                                () -> of(
                                        AggregateFunction.SAMPLE,
                                        Optional.of(
                                                keys.isEmpty()
                                                        ? sorted()
                                                        : new Variable(choices().pick(keys))))),
                        option(Ingredient.GROUP_CONCAT, 2, this::concatenated),
                        option(
                                Ingredient.ARITHMETIC,
                                0.7,
                                () -> new Binary(BinaryOperator.ADD, count(), of(AggregateFunction.SUM, number(0)))));
    }

    /** A number, now and then one that is an error in some solutions. */
    private Optional<Expression> number(int depth) {
        Expression number = expressions().of(Kind.NUMBER, depth);
        return Optional.of(mix().comes(Ingredient.ERROR, 0.2) ? orError(number, Kind.NUMBER) : number);
    }

    private Expression orError(Expression value, Kind kind) {
        return Call.of(
                Function.IF, new Conditions(expressions()).onData(0), value, new Oddities(expressions()).error(kind));
    }

    private Expression sorted() {
        return expressions().leaf(choices().pick(Kind.SORTED));
    }

    /** How long it is does not depend on the order. */
    private Expression concatenated() {
        Aggregate concat = new Aggregate(
                AggregateFunction.GROUP_CONCAT,
                mix().comes(Ingredient.DISTINCT_AGGREGATE, 0.35),
                Optional.of(
                        mix().comes(Ingredient.ERROR, 0.1)
                                ? orError(expressions().leaf(Kind.TEXT), Kind.TEXT)
                                : expressions().leaf(Kind.TEXT)),
                mix().comes(Ingredient.SEPARATOR, 0.6)
                        ? Optional.of(choices().pickOf(",", "", "; ", "\n", "\""))
                        : Optional.empty());
        return choices().chance(0.6) ? Call.of(Function.STRLEN, concat) : concat;
    }

    private Aggregate of(AggregateFunction function, Optional<Expression> operand) {
        return new Aggregate(function, mix().comes(Ingredient.DISTINCT_AGGREGATE, 0.35), operand, Optional.empty());
    }
}

package dev.touchstone.sparql.generate;

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
        if (choices().chance(0.15)) {
            String name = draft.setting().names().variable();
            groupBy.add(new GroupKey(expressions().any(1), Optional.of(name)));
            items.add(new Item(Optional.empty(), name));
        }
        for (int i = 0; i < aggregates; i++) {
            items.add(new Item(
                    Optional.of(aggregated(keys)), draft.setting().names().variable()));
        }
        List<Expression> having = choices().chance(0.3) ? List.of(having(keys)) : List.of();
        List<SortKey> orderBy = keys.isEmpty() || choices().chance(0.8)
                ? List.of()
                : List.of(new SortKey(
                        new Variable(items.getLast().name()), choices().chance(0.5)));
        Modifiers modifiers =
                new Modifiers(groupBy, having, orderBy, Optional.empty(), Optional.empty(), Optional.empty());
        return new Select(Duplicates.ALL, items, From.EVERYTHING, draft.group(), modifiers);
    }

    private Choices choices() {
        return draft.choices();
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
        return switch (choices().below(10)) {
            case 0, 1 -> count();
            case 2 ->
                of(
                        AggregateFunction.SUM,
                        Optional.of(expressions().of(Kind.NUMBER, choices().below(2))));
            case 3 -> of(AggregateFunction.AVG, Optional.of(expressions().of(Kind.NUMBER, 0)));
            case 4, 5 -> of(choices().pickOf(AggregateFunction.MIN, AggregateFunction.MAX), Optional.of(sorted()));
            case 6 ->
                of(
                        AggregateFunction.SAMPLE,
                        Optional.of(
                                keys.isEmpty()
                                        ? sorted()
                                        : new Variable(choices().pick(keys))));
            case 7 -> concatenated();
            case 8 ->
                new Binary(
                        BinaryOperator.ADD,
                        count(),
                        of(AggregateFunction.SUM, Optional.of(expressions().of(Kind.NUMBER, 0))));
            default -> of(AggregateFunction.COUNT, Optional.of(expressions().any(1)));
        };
    }

    private Expression sorted() {
        return expressions().leaf(choices().pick(Kind.SORTED));
    }

    /** How long it is does not depend on the order. */
    private Expression concatenated() {
        Aggregate concat = new Aggregate(
                AggregateFunction.GROUP_CONCAT,
                choices().chance(0.3),
                Optional.of(expressions().leaf(choices().pickOf(Kind.TEXT, Kind.RESOURCE, Kind.LANGUAGE_TEXT))),
                choices().chance(0.6) ? Optional.of(choices().pickOf(",", "", "; ")) : Optional.empty());
        return choices().chance(0.8) ? Call.of(Function.STRLEN, concat) : concat;
    }

    private Aggregate of(AggregateFunction function, Optional<Expression> operand) {
        return new Aggregate(function, choices().chance(0.3), operand, Optional.empty());
    }
}

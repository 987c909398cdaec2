package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.generate.Projections.Columns;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes the columns of a projection that aggregates. */
record Aggregates(Draft draft, Environment before) {
    private Choices choices() {
        return draft.choices();
    }

    /**
     * Some variables to group by, and aggregations of the rows of each group.
     *
     * @param prefix of the names: {@code a} in a WITH, where a list can be taken apart by later clauses
     */
    Columns grouped(String prefix) {
        List<Item> items = new ArrayList<>();
        Map<String, Type> types = new LinkedHashMap<>();
        List<String> keys = before.where(
                type -> type != Type.BAG && type != Type.SOME_PATH && type != Type.FLOAT && type != Type.ROUNDED);
        for (String key : choices().some(keys, 0.35)) {
            String name = draft.fresh(prefix);
            items.add(new Item(new Variable(key), Optional.of(name)));
            types.put(name, before.variables().getOrDefault(key, Type.BAG));
        }
        if (prefix.equals("a") && draft.comes(Ingredient.COLLECT, 0.2)) {
            collect(items, types);
        }
        for (int i = choices().between(1, 2); i > 0; i--) {
            aggregate(prefix, items, types);
        }
        return new Columns(items, types);
    }

    /** A list that later clauses may take apart, but in whose order nothing may be read. */
    private void collect(List<Item> items, Map<String, Type> types) {
        Type wanted = choices().pickOf(Type.INTEGER, Type.STRING, Type.NODE, Type.EDGE);
        boolean element = wanted == Type.NODE || wanted == Type.EDGE;
        Type type = element && before.of(wanted).isEmpty() ? Type.INTEGER : wanted;
        Expression item = element && type == wanted
                ? new Variable(choices().pick(before.of(type)))
                : new Expressions(draft, before).leaf(type);
        String name = draft.fresh("b");
        items.add(new Item(Expressions.call(Repertoire.COLLECT, choices().chance(0.4), item), Optional.of(name)));
        types.put(name, Type.BAG);
        draft.noteBag(name, type);
    }

    private void aggregate(String prefix, List<Item> items, Map<String, Type> types) {
        Expressions expressions = new Expressions(draft, before);
        String name = draft.fresh(prefix);
        boolean distinct = draft.comes(Ingredient.DISTINCT_AGGREGATE, 0.3);
        Type ordered = choices().pickOf(Type.INTEGER, Type.STRING, Type.FLOAT);
        int depth = draft.limits().depth() - 1;
        Expression aggregation;
        Type type = Type.INTEGER;
        switch (choices().below(9)) {
            case 0, 1 -> aggregation = new Expression.CountStar();
            case 2 -> aggregation = Expressions.call(Repertoire.COUNT, distinct, any(expressions));
            case 3 -> aggregation = Expressions.call(Repertoire.SUM, distinct, number(expressions, depth));
            case 4 -> {
                aggregation = Expressions.call(draft.oneOf(Repertoire.EXTREMES), false, expressions.of(ordered, depth));
                type = ordered;
            }
            case 5 -> {
                aggregation = Expressions.call(Repertoire.AVG, false, number(expressions, depth));
                type = Type.ROUNDED;
            }
            case 6 ->
                aggregation =
                        Expressions.call("size", Expressions.call(Repertoire.COLLECT, distinct, any(expressions)));
            case 7 -> {
                boolean exact = choices().chance(0.5);
                // Of integers, Neo4j's percentileCont is an integer now and then; its manual promises a float.
                Expression value =
                        exact ? expressions.small(depth) : Expressions.call("toFloat", expressions.small(depth));
                aggregation = Expressions.call(
                        exact ? Repertoire.EXACT_PERCENTILE : Repertoire.INEXACT_PERCENTILE,
                        false,
                        value,
                        new Expression.Literal(new Value.Real(choices().pickOf(0.0, 0.5, 1.0))));
                type = exact ? Type.INTEGER : Type.ROUNDED;
            }
            default -> {
                aggregation = Expressions.call(
                        draft.oneOf(Repertoire.DEVIATIONS),
                        false,
                        Expressions.call("coalesce", expressions.small(depth), Expressions.whole(0)));
                type = Type.ROUNDED;
            }
        }
        if (!draft.speaks(aggregation)) {
            aggregation = new Expression.CountStar();
            type = Type.INTEGER;
        }
        items.add(new Item(aggregation, Optional.of(name)));
        types.put(name, type);
    }

    /** A property as it is, or something that is never large. Sums that overflow are found out when the clause is tried. */
    private Expression number(Expressions expressions, int depth) {
        return choices().chance(0.5) ? expressions.leaf(Type.INTEGER) : expressions.small(depth);
    }

    private Expression any(Expressions expressions) {
        List<String> variables = before.where(Type::isCountable);
        return variables.isEmpty() || choices().chance(0.5)
                ? expressions.leaf(choices().pickOf(Type.INTEGER, Type.STRING, Type.BOOLEAN))
                : new Variable(choices().pick(variables));
    }
}

package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.generate.Limits.Guidance;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.dialect.Construct;
import dev.touchstone.cypher.generate.Clauses.Filled;
import dev.touchstone.cypher.reference.Progress;
import dev.touchstone.cypher.reference.value.Equivalence;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Clause.SortKey;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes WITH and RETURN. Rows are sorted where nothing depends on ties, and cut off only where there are none. */
record Projections(Draft draft, Environment before) {
    /** What is projected, and the types of the columns. */
    record Columns(List<Item> items, Map<String, Type> types) {}

    /** The WITH that says what a subquery can use. */
    static Clause.With importing(List<String> variables) {
        return new Clause.With(
                new Projection(
                        false,
                        false,
                        variables.stream()
                                .map(name -> new Item(new Variable(name), Optional.empty()))
                                .toList(),
                        List.of(),
                        Optional.empty(),
                        Optional.empty()),
                Optional.empty());
    }

    /** One column. */
    static Projection only(Expression expression, String name) {
        return new Projection(
                false,
                false,
                List.of(new Item(expression, Optional.of(name))),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    /** One column, and each of its values once. */
    static Projection distinct(Expression expression, String name) {
        return new Projection(
                true,
                false,
                List.of(new Item(expression, Optional.of(name))),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    private Choices choices() {
        return draft.choices();
    }

    Optional<Filled> with() {
        for (int attempt = 0; attempt < 4; attempt++) {
            if (!before.variables().isEmpty() && draft.comes(Ingredient.STAR, 0.1)) {
                return run(new Clause.With(everything(), Optional.empty()), before.variables());
            }
            Columns columns =
                    draft.comes(Ingredient.AGGREGATION, 0.25) ? new Aggregates(draft, before).grouped("a") : kept();
            boolean distinct = draft.comes(Ingredient.DISTINCT, 0.2) && isDistinguishable(columns);
            Optional<Filled> bare = sorted(columns, distinct)
                    .map(projection -> new Clause.With(projection, Optional.empty()))
                    .flatMap(with -> run(with, columns.types()));
            if (bare.isPresent()) {
                boolean cut =
                        ((Clause.With) bare.get().clause()).projection().limit().isPresent();
                return choices().chance(cut ? 0.7 : 0.35)
                        ? filtered((Clause.With) bare.get().clause(), bare.get().after())
                        : bare;
            }
        }
        return Optional.empty();
    }

    /** Whether it is clear which rows are alike. */
    private static boolean isDistinguishable(Columns columns) {
        return !columns.types().containsValue(Type.BAG) && !columns.types().containsValue(Type.ROUNDED);
    }

    /** {@code *}, perhaps each row once. */
    private Projection everything() {
        boolean distinct =
                isDistinguishable(new Columns(List.of(), before.variables())) && draft.comes(Ingredient.DISTINCT, 0.3);
        return new Projection(distinct, true, List.of(), List.of(), Optional.empty(), Optional.empty());
    }

    private Optional<Filled> filtered(Clause.With bare, Environment after) {
        Clause.With whole = new Clause.With(bare.projection(), new Clauses(draft, after).condition(after));
        return run(whole, after.variables());
    }

    /** The RETURN at the end of a query. */
    Optional<Filled> result(List<String> names) {
        // Where relationships must be given names to be counted, RETURN * would show these.
        boolean open = Construct.PARALLEL_RELATIONSHIPS.in(draft.dialect())
                && before.where(type -> type == Type.BAG || type == Type.SOME_PATH)
                        .isEmpty();
        if (names.isEmpty() && open && !before.variables().isEmpty() && draft.comes(Ingredient.STAR, 0.04)) {
            return run(new Clause.Return(everything()), before.variables());
        }
        if (names.isEmpty() && draft.comes(Ingredient.COUNTED, 0.08)) {
            return run(new Clause.Return(counted()), Map.of());
        }
        for (int attempt = 0; attempt < 4; attempt++) {
            // UNION may compare the rows of one part with those of the other.
            Columns columns = names.isEmpty() && draft.comes(Ingredient.AGGREGATION, 0.25)
                    ? new Aggregates(draft, before).grouped("c")
                    : shown();
            Columns fitting = names.isEmpty() ? columns : renamed(columns, names);
            if (!names.isEmpty() && !isDistinguishable(fitting)) {
                continue;
            }
            boolean distinct = draft.comes(Ingredient.DISTINCT, 0.2) && isDistinguishable(fitting);
            Optional<Filled> filled =
                    sorted(fitting, distinct).map(Clause.Return::new).flatMap(result -> run(result, fitting.types()));
            if (filled.isPresent()) {
                return filled;
            }
        }
        return Optional.empty();
    }

    /** How many rows there are, and nothing else: engines have ways of their own to count. */
    private Projection counted() {
        List<String> variables = before.where(Type::isCountable);
        boolean rows = variables.isEmpty() || choices().chance(0.6);
        Expression count = rows
                ? new Expression.CountStar()
                : Expressions.call(
                        Repertoire.COUNT,
                        draft.comes(Ingredient.DISTINCT_AGGREGATE, 0.3),
                        new Variable(choices().pick(variables)));
        return only(draft.speaks(count) ? count : new Expression.CountStar(), draft.fresh("c"));
    }

    /** The RETURN of a subquery: one or two numbers or values. */
    Optional<Filled> inCall() {
        Columns columns =
                draft.comes(Ingredient.AGGREGATION, 0.6) ? new Aggregates(draft, before).grouped("c") : shown();
        Columns scalars = new Columns(columns.items().subList(0, 1), firstOf(columns.types()));
        return sorted(scalars, false).map(Clause.Return::new).flatMap(result -> run(result, scalars.types()));
    }

    private static Map<String, Type> firstOf(Map<String, Type> types) {
        Map.Entry<String, Type> first = types.entrySet().iterator().next();
        return Map.of(first.getKey(), first.getValue());
    }

    private static Columns renamed(Columns columns, List<String> names) {
        List<Item> items = new ArrayList<>();
        Map<String, Type> types = new LinkedHashMap<>();
        List<Type> kinds = List.copyOf(columns.types().values());
        for (int i = 0; i < names.size(); i++) {
            int from = i % columns.items().size();
            items.add(new Item(columns.items().get(from).expression(), Optional.of(names.get(i))));
            types.put(names.get(i), kinds.get(from));
        }
        return new Columns(items, types);
    }

    private Optional<Filled> run(Clause clause, Map<String, Type> types) {
        if (!draft.speaks(clause)) {
            return Optional.empty();
        }
        return before.rows()
                .then(clause, draft.parameters())
                .filter(rows -> rows.size() > 0 || draft.limits().guidance() != Guidance.FULL)
                .map(rows -> new Filled(clause, Environment.only(types, rows, witness(rows))));
    }

    private int witness(Progress rows) {
        return rows.size() == 0 ? -1 : choices().below(rows.size());
    }

    /** Variables that go on, and something new. */
    private Columns kept() {
        List<Item> items = new ArrayList<>();
        Map<String, Type> types = new LinkedHashMap<>();
        List<String> variables = before.where(type -> true);
        for (String variable : choices().some(variables, 0.75)) {
            keep(variable, items, types);
        }
        if (before.of(Type.NODE).stream().noneMatch(types::containsKey)
                && !before.of(Type.NODE).isEmpty()
                && choices().chance(0.75)) {
            keep(choices().pick(before.of(Type.NODE)), items, types);
        }
        for (int more = items.isEmpty() ? 1 : choices().below(2); more > 0; more--) {
            compute("v", items, types);
        }
        return new Columns(items, types);
    }

    private void keep(String variable, List<Item> items, Map<String, Type> types) {
        if (types.putIfAbsent(variable, before.variables().getOrDefault(variable, Type.BAG)) == null) {
            items.add(new Item(new Variable(variable), Optional.empty()));
        }
    }

    /** A new column with a value that is computed in every row. */
    private void compute(String prefix, List<Item> items, Map<String, Type> types) {
        Expressions expressions = new Expressions(draft, before);
        int depth = choices()
                .between(Math.min(1, draft.limits().depth()), draft.limits().depth());
        Type rich = choices().pickOf(Library.RICHEST);
        Optional<Expression> seldom = depth > 0 && draft.comes(Ingredient.SELDOM_FUNCTION, 0.3)
                ? new Library(draft, before, expressions, depth)
                        .of(rich)
                        .filter(called -> draft.speaks(called) && expressions.isSafe(called))
                : Optional.empty();
        Type type = seldom.isPresent() ? rich : expressions.subject();
        Expression expression = seldom.orElseGet(() -> expressions.of(type, depth));
        if (!draft.speaks(expression) || !expressions.isSafe(expression)) {
            expression = expressions.leaf(type);
        }
        String name = draft.fresh(prefix);
        items.add(new Item(expression, Optional.of(name)));
        types.put(name, type);
    }

    /** What a query shows in the end: elements, their properties, and computed values. */
    private Columns shown() {
        List<Item> items = new ArrayList<>();
        Map<String, Type> types = new LinkedHashMap<>();
        List<String> variables = before.where(type -> type != Type.BAG && type != Type.SOME_PATH);
        // Another computed column costs an engine next to nothing to plan.
        boolean many = draft.comes(Ingredient.MANY_COLUMNS, 0.3);
        int count = many ? choices().between(3, 8) : choices().pickOf(1, 1, 2, 2, 3, 4);
        for (int i = 0; i < count; i++) {
            if (!variables.isEmpty() && choices().chance(many ? 0.15 : 0.5)) {
                String variable = choices().pick(variables);
                String name = draft.fresh("c");
                items.add(new Item(new Variable(variable), Optional.of(name)));
                types.put(name, before.variables().getOrDefault(variable, Type.BAG));
            } else if (choices().chance(0.08)) {
                String name = draft.fresh("c");
                items.add(new Item(Expressions.whole(choices().below(2)), Optional.of(name)));
                types.put(name, Type.INTEGER);
            } else {
                compute("c", items, types);
            }
        }
        return new Columns(items, types);
    }

    /** The projection, sorted and cut off where that is allowed. */
    private Optional<Projection> sorted(Columns columns, boolean distinct) {
        Projection plain =
                new Projection(distinct, false, columns.items(), List.of(), Optional.empty(), Optional.empty());
        if (!draft.comes(Ingredient.ORDER_BY, 0.3)) {
            return Optional.of(draft.comes(Ingredient.SKIP_OR_LIMIT, 0.06) ? harmless(plain) : plain);
        }
        List<SortKey> keys = new ArrayList<>();
        columns.types().forEach((name, type) -> {
            if (type.isSortable()) {
                keys.add(new SortKey(new Variable(name), choices().chance(0.4)));
            }
        });
        if (keys.isEmpty()) {
            return Optional.of(plain);
        }
        List<SortKey> all = choices().shuffled(keys);
        Projection ordered = new Projection(distinct, false, columns.items(), all, Optional.empty(), Optional.empty());
        if (draft.comes(Ingredient.SKIP_OR_LIMIT, 0.6)) {
            return Optional.of(cutOff(ordered, all));
        }
        List<SortKey> some = all.subList(0, choices().between(1, all.size()));
        return Optional.of(new Projection(distinct, false, columns.items(), some, Optional.empty(), Optional.empty()));
    }

    /** Cut off where nothing is: a limit that is not reached, or none of the rows skipped; without guidance, also all of them. */
    private Projection harmless(Projection plain) {
        boolean nothing =
                draft.limits().guidance() != Guidance.FULL && choices().chance(0.5);
        return new Projection(
                plain.distinct(),
                plain.star(),
                plain.items(),
                List.of(),
                choices().chance(0.3) ? Optional.of(Expressions.whole(0)) : Optional.empty(),
                Optional.of(Expressions.whole(
                        nothing ? 0 : before.rows().size() + choices().below(3))));
    }

    private Projection cutOff(Projection ordered, List<SortKey> keys) {
        Optional<Progress> rows = before.rows().then(new Clause.Return(ordered), draft.parameters());
        if (rows.isEmpty() || rows.get().size() == 0) {
            return ordered;
        }
        if (rows.get().size() == 1 || !areDistinct(rows.get(), keys)) {
            Projection whole = harmless(ordered);
            return new Projection(ordered.distinct(), false, ordered.items(), keys, whole.skip(), whole.limit());
        }
        int size = rows.get().size();
        Optional<Expression> skip =
                choices().chance(0.4) ? Optional.of(rows(0, Math.min(size - 1, 3))) : Optional.empty();
        Optional<Expression> limit = choices().chance(0.8) ? Optional.of(rows(1, Math.min(size, 9))) : Optional.empty();
        return new Projection(ordered.distinct(), false, ordered.items(), ordered.order(), skip, limit);
    }

    private Expression rows(int least, int most) {
        Expression plain = draft.number(least, most);
        Expression computed = new Expression.Binary(
                Expression.BinaryOperator.ADD,
                plain,
                Expressions.whole(choices().below(2)));
        return choices().chance(0.4) && Construct.COMPUTED_LIMIT.in(draft.dialect()) ? computed : plain;
    }

    private static boolean areDistinct(Progress rows, List<SortKey> keys) {
        java.util.Set<List<Value>> seen = new java.util.LinkedHashSet<>();
        for (int row = 0; row < rows.size(); row++) {
            List<Value> values = new ArrayList<>();
            for (SortKey key : keys) {
                values.add(Equivalence.key(rows.value(((Variable) key.expression()).name(), row)));
            }
            if (!seen.add(values)) {
                return false;
            }
        }
        return true;
    }
}

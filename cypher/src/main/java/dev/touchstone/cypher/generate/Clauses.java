package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.generate.Limits.Guidance;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Bool;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.Progress;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.IsNull;
import dev.touchstone.cypher.syntax.Expression.Unary;
import dev.touchstone.cypher.syntax.Expression.UnaryOperator;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Fills in clauses that read. Each is tried on the rows so far, and must leave some. */
record Clauses(Draft draft, Environment before) {
    /** A clause, and what is known after it. */
    record Filled(Clause clause, Environment after) {}

    private static final Ingredient[] PATTERNS = {
        Ingredient.CUT_PATTERN,
        Ingredient.CUT_PATTERN,
        Ingredient.CUT_PATTERN,
        Ingredient.CUT_PATTERN,
        Ingredient.CUT_PATTERN,
        Ingredient.CUT_PATTERN,
        Ingredient.KNOWN_NODE,
        Ingredient.LOOSE_PATTERN,
        Ingredient.CHANGED_PATTERN
    };

    /** The share of conditions on an OPTIONAL MATCH that hold for the row to keep; by the others a later clause meets nulls. */
    private static final double FOUND = 0.6;

    private static final Ingredient[] OPTIONAL_PATTERNS = {
        Ingredient.CUT_PATTERN,
        Ingredient.CUT_PATTERN,
        Ingredient.KNOWN_NODE,
        Ingredient.KNOWN_NODE,
        Ingredient.LOOSE_PATTERN,
        Ingredient.LOOSE_PATTERN,
        Ingredient.CHANGED_PATTERN
    };

    private Choices choices() {
        return draft.choices();
    }

    Optional<Filled> match(boolean optional) {
        int most = draft.limits().patterns();
        for (int attempt = 0; attempt < 4; attempt++) {
            // The more often it went wrong, the less is asked for.
            Optional<Filled> filled = match(optional, Math.max(1, most - attempt), attempt);
            if (filled.isPresent()) {
                return filled;
            }
        }
        return Optional.empty();
    }

    private Optional<Filled> match(boolean optional, int most, int attempt) {
        Patterns patterns = new Patterns(draft, before, true);
        List<Path> paths = paths(patterns, optional, most, attempt);
        Clause.Match bare = new Clause.Match(optional, paths, Optional.empty());
        Optional<Environment> found = run(bare, patterns.fresh())
                .filter(after -> after.rows().size() <= 4 * draft.limits().rows());
        if (found.isEmpty() || !draft.comes(Ingredient.WHERE, 0.55)) {
            return found.filter(this::isFitting).map(after -> new Filled(bare, after));
        }
        Optional<Expression> where =
                condition(found.get(), !optional || choices().chance(FOUND));
        Clause.Match whole = new Clause.Match(optional, paths, where);
        // A condition on an optional match, or on which paths are the shortest, is more than a filter of what was
        // found.
        boolean more = optional || paths.stream().anyMatch(path -> path.selection() != Selection.EVERY);
        return (more ? run(whole, patterns.fresh()) : filtered(found.get(), where))
                .filter(this::isFitting)
                .map(after -> new Filled(whole, after));
    }

    private List<Path> paths(Patterns patterns, boolean optional, int most, int attempt) {
        boolean known = !before.of(Type.NODE).isEmpty();
        if (known && draft.comes(Ingredient.SHORTEST_PATH, 0.1)) {
            Optional<Path> shortest = patterns.shortest();
            if (shortest.isPresent()) {
                return List.of(shortest.get());
            }
        }
        int count = Math.min(
                most, draft.comes(Ingredient.SEVERAL_PATTERNS, 0.35) ? choices().pickOf(2, 2, 2, 3, 4) : 1);
        List<Path> paths = new ArrayList<>(optional && most > 1 ? missing(patterns, attempt) : List.of());
        // Beside a node that is not there, others should be: a pattern of a clause is found only together with the
        // rest.
        int wanted = paths.isEmpty() ? count : Math.max(2, count);
        while (paths.size() < wanted) {
            paths.add(path(patterns, optional, known || !paths.isEmpty(), attempt));
        }
        return choices().shuffled(paths);
    }

    /** A node that an OPTIONAL MATCH before has not found. */
    private List<Path> missing(Patterns patterns, int attempt) {
        List<String> missing = before.missingNodes();
        return missing.isEmpty() || attempt > 1 || !draft.comes(Ingredient.MISSING_NODE, 0.35)
                ? List.of()
                : List.of(patterns.known(choices().pick(missing)));
    }

    /** What was cut out of the graph is found; of the rest nobody knows, and an optional match need not find anything. */
    private Path path(Patterns patterns, boolean optional, boolean known, int attempt) {
        Ingredient kind = attempt == 3 ? Ingredient.CUT_PATTERN : draft.oneOf(optional ? OPTIONAL_PATTERNS : PATTERNS);
        boolean anchored = known && choices().chance(0.8);
        return switch (kind) {
            case KNOWN_NODE ->
                patterns.known(optional || choices().chance(0.3)).orElseGet(() -> patterns.path(anchored, hops()));
            case LOOSE_PATTERN -> patterns.loose(optional, hops());
            case CHANGED_PATTERN -> patterns.changed(patterns.path(anchored, hops()));
            default -> patterns.path(anchored, hops());
        };
    }

    private Optional<Environment> filtered(Environment found, Optional<Expression> where) {
        return where.isEmpty()
                ? Optional.of(found)
                : found.rows()
                        .where(where.get(), draft.parameters())
                        .map(rows -> Environment.only(found.variables(), rows, witness(rows)));
    }

    private int hops() {
        return choices().pickOf(0, 0, 0, 1, 1, 1, 1, 2, 3);
    }

    private boolean isFitting(Environment after) {
        boolean some = after.rows().size() > 0 || draft.limits().guidance() != Guidance.FULL;
        return some && after.rows().size() <= draft.limits().rows();
    }

    private Optional<Environment> run(Clause clause, Map<String, Type> fresh) {
        if (!draft.speaks(clause)) {
            return Optional.empty();
        }
        return before.rows().then(clause, draft.parameters()).map(rows -> before.with(fresh, rows, kept(rows, fresh)));
    }

    /** The row to keep: often one in which something was not found, where there is one, so that later clauses meet its nulls. */
    private int kept(Progress rows, Map<String, Type> fresh) {
        List<Integer> without = fresh.isEmpty() || !draft.comes(Ingredient.MISSING_NODE, 0.3)
                ? List.of()
                : IntStream.range(0, rows.size())
                        .filter(row -> fresh.keySet().stream()
                                .anyMatch(name -> rows.value(name, row).equals(Values.NULL)))
                        .boxed()
                        .toList();
        return without.isEmpty() ? witness(rows) : choices().pick(without);
    }

    private int witness(Progress rows) {
        return rows.size() == 0 ? -1 : choices().below(rows.size());
    }

    /**
     * A condition that holds for the row to keep. Whatever is written first, it is true, false or unknown there, and so it, its
     * opposite, or that it is unknown holds.
     */
    Optional<Expression> condition(Environment environment) {
        return condition(environment, true);
    }

    private Optional<Expression> condition(Environment environment, boolean holding) {
        Expressions expressions = new Expressions(draft, environment);
        for (int attempt = 0; attempt < 3; attempt++) {
            Expression proposed = proposed(environment, expressions);
            Optional<List<Value>> values = expressions.values(proposed);
            if (values.isPresent() && !isConstant(values.get())) {
                return Optional.of(
                        !holding || environment.witness() < 0 || draft.limits().guidance() != Guidance.FULL
                                ? proposed
                                : holding(proposed, values.get().get(environment.witness())));
            }
        }
        return Optional.empty();
    }

    /** Half of the conditions compare a property with a parameter: that is what engines plan for, and what other values change. */
    private Expression proposed(Environment environment, Expressions expressions) {
        if (choices().chance(0.5)) {
            return new Conditions(draft, environment, expressions).plain();
        }
        return draft.comes(Ingredient.PATTERN_PREDICATE, 0.15)
                ? new Subqueries(draft, environment).pattern().orElseGet(() -> expressions.leaf(Type.BOOLEAN))
                : expressions.of(Type.BOOLEAN, draft.limits().depth());
    }

    /** A condition that is the same in all rows says little, but is not ruled out. */
    private boolean isConstant(List<Value> values) {
        return values.size() > 1
                && values.stream().distinct().count() == 1
                && choices().chance(0.5);
    }

    private static Expression holding(Expression proposed, Value value) {
        return switch (value) {
            case Bool(boolean truth) -> truth ? proposed : new Unary(UnaryOperator.NOT, proposed);
            default -> new IsNull(proposed, false);
        };
    }

    Optional<Filled> unwind() {
        Expressions expressions = new Expressions(draft, before);
        List<String> bags = before.of(Type.BAG);
        boolean bag = !bags.isEmpty() && choices().chance(0.6);
        Type type = choices().pickOf(Type.INTEGERS, Type.STRINGS);
        Expression list = bag
                ? new Expression.Variable(choices().pick(bags))
                : Optional.of(type == Type.INTEGERS ? Type.INTEGER : Type.STRING)
                        .filter(item -> draft.comes(Ingredient.SUBQUERY, 0.2))
                        .flatMap(expressions::collected)
                        .orElseGet(() -> expressions.of(type, draft.limits().depth()));
        String name = draft.fresh("u");
        Clause.Unwind unwind = new Clause.Unwind(list, name);
        Type item = bag
                ? draft.items(((Expression.Variable) list).name())
                : type == Type.INTEGERS ? Type.INTEGER : Type.STRING;
        return run(unwind, Map.of(name, item)).filter(this::isFitting).map(after -> new Filled(unwind, after));
    }

    Optional<Filled> with() {
        return new Projections(draft, before).with();
    }

    /** {@code CALL { WITH n MATCH … RETURN … }}: what it returns is added to the row. */
    Optional<Filled> call() {
        List<String> nodes = before.of(Type.NODE);
        List<Clause> inside = new ArrayList<>();
        boolean correlated = !nodes.isEmpty() && choices().chance(0.7);
        Optional<Environment> start =
                Optional.of(Environment.start(Progress.start(before.rows().graph(), draft.steps())));
        if (correlated) {
            String imported = choices().pick(nodes);
            Clause.With with = Projections.importing(List.of(imported));
            inside.add(with);
            start = before.rows()
                    .then(with, draft.parameters())
                    .map(rows -> Environment.only(Map.of(imported, Type.NODE), rows, before.witness()));
        }
        Optional<Filled> match = start.flatMap(
                environment -> new Clauses(draft, environment).match(choices().chance(0.15)));
        if (match.isEmpty()) {
            return Optional.empty();
        }
        inside.add(match.get().clause());
        Environment found = nested(match.get().after(), inside);
        Optional<Filled> result = new Projections(draft, found).inCall();
        if (result.isEmpty()) {
            return Optional.empty();
        }
        inside.add(result.get().clause());
        Clause.Call call = new Clause.Call(dev.touchstone.cypher.syntax.Query.of(inside.toArray(Clause[]::new)));
        return run(call, result.get().after().variables())
                .filter(this::isFitting)
                .map(after -> new Filled(call, after));
    }

    /** Now and then the subquery has another one. */
    private Environment nested(Environment found, List<Clause> inside) {
        Optional<Filled> deeper = choices().chance(0.15) ? new Clauses(draft, found).call() : Optional.empty();
        deeper.ifPresent(filled -> inside.add(filled.clause()));
        return deeper.map(Filled::after).orElse(found);
    }
}

package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.check.Mentions;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.error.Words;
import dev.touchstone.cypher.reference.value.Arithmetic;
import dev.touchstone.cypher.reference.value.Comparability;
import dev.touchstone.cypher.reference.value.Equality;
import dev.touchstone.cypher.reference.value.Freedom;
import dev.touchstone.cypher.reference.value.Functions;
import dev.touchstone.cypher.reference.value.Lists;
import dev.touchstone.cypher.reference.value.Maps;
import dev.touchstone.cypher.reference.value.Strings;
import dev.touchstone.cypher.reference.value.Truth;
import dev.touchstone.cypher.reference.value.World;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.PatternExpression;
import dev.touchstone.cypher.syntax.Pattern.Path;
import dev.touchstone.cypher.syntax.Query;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Gives expressions their values. Operands are evaluated from left to right; what stands behind one that decides (AND, OR, CASE,
 * coalesce, quantifiers) is not looked at.
 */
final class Expressions implements Matcher.Conditions {
    private final Run run;
    private final Map<Expression, Value> known;

    Expressions(Run run) {
        this(run, Map.of());
    }

    /**
     * An evaluator where some expressions have their values already.
     *
     * @param known values of aggregations, and of expressions that a projection has computed
     */
    Expressions(Run run, Map<Expression, Value> known) {
        this.run = run;
        this.known = known;
    }

    /** An evaluator for where a local variable hides another one of its name: what is known of expressions with that name is not it. */
    Expressions hiding(String... locals) {
        if (known.isEmpty()) {
            return this;
        }
        Map<Expression, Value> visible = new HashMap<>(known);
        visible.keySet().removeIf(expression -> {
            Set<String> mentioned = Mentions.of(expression);
            return Arrays.stream(locals).anyMatch(mentioned::contains);
        });
        return new Expressions(run, visible);
    }

    @Override
    public boolean holds(Expression condition, Row row) {
        return Truth.holds(evaluate(condition, row));
    }

    @Override
    public boolean fits(Expression properties, Element element, Row row) {
        return switch (properties) {
            case Expression.MapLiteral map ->
                map.entries().stream().allMatch(entry -> has(element, entry.key(), evaluate(entry.value(), row)));
            default ->
                Maps.entries(map(evaluate(properties, row))).entrySet().stream()
                        .allMatch(entry -> has(element, entry.getKey(), entry.getValue()));
        };
    }

    private boolean has(Element element, String key, Value wanted) {
        return Truth.holds(Equality.equal(Maps.get(element, key, run.graph()), wanted));
    }

    private static Value.MapOf map(Value value) {
        if (value instanceof Value.MapOf map) {
            return map;
        }
        throw CypherError.type("expected a map of properties, not " + Words.of(value));
    }

    Value evaluate(Expression expression, Row row) {
        run.budget().spend(1);
        if (!known.isEmpty() && known.containsKey(expression)) {
            return known.getOrDefault(expression, Values.NULL);
        }
        return switch (expression) {
            case Expression.Literal literal -> literal.value();
            case Expression.Parameter parameter -> parameter(parameter.name());
            case Expression.Variable variable -> variable(variable.name(), row);
            case Expression.ListLiteral list -> nested(new ListOf(evaluate(list.items(), row)));
            case Expression.MapLiteral map -> nested(map(map, row));
            case Expression.Property property ->
                Maps.get(evaluate(property.subject(), row), property.key(), run.graph());
            case Expression.HasLabels labels -> hasLabels(evaluate(labels.subject(), row), labels.labels());
            case Expression.Index index ->
                Lists.subscript(evaluate(index.subject(), row), evaluate(index.index(), row), run.graph());
            case Expression.Slice slice ->
                sized(Lists.slice(
                        evaluate(slice.subject(), row),
                        slice.from().map(from -> evaluate(from, row)),
                        slice.to().map(to -> evaluate(to, row))));
            case Expression.Unary unary -> unary(unary, row);
            case Expression.Binary binary -> sized(binary(binary, row));
            case Expression.Comparison comparison -> comparison(comparison, row);
            case Expression.IsNull isNull ->
                Values.of(isNull.not() != (evaluate(isNull.operand(), row) instanceof Null));
            case Expression.Case choice -> choice(choice, row);
            case Expression.Call call -> sized(call(call, row));
            case Expression.CountStar star -> throw misplaced("count(*)");
            case Expression.ListComprehension each ->
                new Iteration(this, hiding(each.variable()), run).comprehend(each, row);
            case Expression.Quantifier quantifier ->
                new Iteration(this, hiding(quantifier.variable()), run).quantify(quantifier, row);
            case Expression.Reduce reduce ->
                new Iteration(this, hiding(reduce.variable(), reduce.accumulator()), run).reduce(reduce, row);
            case Expression.PatternComprehension each -> comprehend(each, row);
            case PatternExpression pattern -> pattern(pattern.path(), row);
            case Expression.Exists exists -> Values.of(count(exists.query(), row) > 0);
            case Expression.Count count -> Values.of(count(count.query(), row));
            case Expression.Collect collect -> sized(collected(collect.query(), row));
        };
    }

    List<Value> evaluate(List<Expression> expressions, Row row) {
        List<Value> values = new ArrayList<>(expressions.size());
        for (Expression expression : expressions) {
            values.add(evaluate(expression, row));
        }
        return values;
    }

    private Value parameter(String name) {
        return Optional.ofNullable(run.parameters().get(name))
                .orElseThrow(() -> new CypherError(
                        CypherError.Kind.PARAMETER_MISSING, "MissingParameter", "no value for $" + name));
    }

    private static Value variable(String name, Row row) {
        return row.get(name).orElseThrow(() -> new IllegalStateException("the check let " + name + " pass"));
    }

    private static IllegalStateException misplaced(String aggregation) {
        return new IllegalStateException("the check let " + aggregation + " pass where nothing is aggregated");
    }

    private Value map(Expression.MapLiteral map, Row row) {
        Map<String, Value> entries = new LinkedHashMap<>();
        for (Expression.Entry entry : map.entries()) {
            entries.put(entry.key(), evaluate(entry.value(), row));
        }
        return Values.map(entries);
    }

    private Value hasLabels(Value subject, List<String> labels) {
        return switch (subject) {
            case Null none -> Values.NULL;
            case Element element
            when element.kind() == Element.Kind.NODE ->
                Values.of(run.graph()
                        .node(element.key().orElseThrow())
                        .map(node -> node.labels().containsAll(labels))
                        .orElse(false));
            case Element edge -> Values.of(edge.labels().containsAll(labels));
            default -> throw CypherError.type("no labels in " + Words.of(subject));
        };
    }

    private Value unary(Expression.Unary unary, Row row) {
        Value operand = evaluate(unary.operand(), row);
        return switch (unary.operator()) {
            case NOT -> Truth.not(operand);
            case PLUS -> Arithmetic.add(new Value.Int(0), operand);
            case MINUS -> Arithmetic.negate(operand);
        };
    }

    private Value binary(Expression.Binary binary, Row row) {
        Value left = evaluate(binary.left(), row);
        boolean decided = decides(left, binary.operator());
        if (decided && !run.world().isEager()) {
            return left;
        }
        Value right = evaluate(binary.right(), row);
        return switch (binary.operator()) {
            case OR -> Truth.or(left, right);
            case XOR -> Truth.xor(left, right);
            case AND -> Truth.and(left, right);
            case STARTS_WITH -> Strings.startsWith(left, right);
            case ENDS_WITH -> Strings.endsWith(left, right);
            case CONTAINS -> Strings.contains(left, right);
            case MATCHES -> Strings.matches(left, right);
            case IN -> Lists.contains(left, sized(right));
            case ADD -> Arithmetic.add(left, right, run.world());
            case SUBTRACT -> Arithmetic.subtract(left, right);
            case MULTIPLY -> Arithmetic.multiply(left, right);
            case DIVIDE -> Arithmetic.divide(left, right, run.world());
            case MODULO -> Arithmetic.modulo(left, right, run.world());
            case POWER -> Arithmetic.power(left, right, run.world());
        };
    }

    /** Whether the left operand is enough: then the right one is not looked at, and its errors do not count. */
    private static boolean decides(Value left, BinaryOperator operator) {
        return left instanceof Value.Bool(boolean truth)
                && ((operator == BinaryOperator.AND && !truth) || (operator == BinaryOperator.OR && truth));
    }

    private Value comparison(Expression.Comparison comparison, Row row) {
        Value left = evaluate(comparison.first(), row);
        Value all = Values.of(true);
        for (Expression.Link link : comparison.links()) {
            Value right = evaluate(link.right(), row);
            all = Truth.and(all, compare(left, link.operator(), right, run.world()));
            left = right;
        }
        return all;
    }

    private static Value compare(Value left, Expression.Comparator operator, Value right, World world) {
        return switch (operator) {
            case EQUAL -> Equality.equal(left, right);
            case UNEQUAL -> Equality.different(left, right);
            case LESS -> Comparability.less(left, right, world);
            case LESS_OR_EQUAL -> Comparability.lessOrEqual(left, right, world);
            case GREATER -> Comparability.greater(left, right, world);
            case GREATER_OR_EQUAL -> Comparability.greaterOrEqual(left, right, world);
        };
    }

    private Value choice(Expression.Case choice, Row row) {
        Optional<Value> subject = choice.subject().map(expression -> evaluate(expression, row));
        for (Expression.When when : choice.whens()) {
            Value condition = evaluate(when.condition(), row);
            Value chosen =
                    subject.map(value -> Equality.equal(value, condition)).orElse(condition);
            if (Truth.holds(chosen)) {
                return evaluate(when.result(), row);
            }
        }
        return choice.otherwise().map(otherwise -> evaluate(otherwise, row)).orElse(Values.NULL);
    }

    private Value call(Expression.Call call, Row row) {
        if (call.function().equalsIgnoreCase("exists")) {
            return exists(call.arguments().getFirst(), row);
        }
        if (call.function().equalsIgnoreCase("coalesce")) {
            return coalesce(call.arguments(), row);
        }
        return Functions.named(call.function())
                .orElseThrow(() -> misplaced(call.function()))
                .apply(evaluate(call.arguments(), row), run.surroundings());
    }

    private Value exists(Expression asked, Row row) {
        return switch (asked) {
            case PatternExpression pattern -> evaluate(pattern, row);
            case Expression.Property property
            when evaluate(property.subject(), row) instanceof Null
                    && !run.world().takes(Freedom.EXISTENCE) -> Values.NULL;
            default -> Values.of(!(evaluate(asked, row) instanceof Null));
        };
    }

    private Value coalesce(List<Expression> arguments, Row row) {
        Value first = Values.NULL;
        for (Expression argument : arguments) {
            if (first instanceof Null || run.world().isEager()) {
                Value value = evaluate(argument, row);
                first = first instanceof Null ? value : first;
            }
        }
        return first;
    }

    /** Spends for what may have grown: lists and strings that are joined to themselves double with every step. */
    private Value sized(Value value) {
        switch (value) {
            case ListOf(List<Value> items) -> run.budget().spend(items.size());
            case Text(String text) -> run.budget().spend(text.length() / 16);
            default -> {}
        }
        return value;
    }

    /** Spends for all that is in a list or a map at any depth: one that is put into itself again and again doubles each time. */
    private Value nested(Value value) {
        run.budget().spend(1);
        switch (value) {
            case ListOf(List<Value> items) -> items.forEach(this::nested);
            case Value.MapOf map -> map.entries().forEach(entry -> nested(entry.value()));
            default -> {}
        }
        return value;
    }

    private Value comprehend(Expression.PatternComprehension each, Row row) {
        List<Value> results = new ArrayList<>();
        Expressions inside = hiding(Variables.of(each.path()).toArray(String[]::new));
        for (Row found : matches(each.path(), row)) {
            if (each.where().map(where -> inside.holds(where, found)).orElse(true)) {
                results.add(inside.evaluate(each.result(), found));
            }
        }
        return new ListOf(run.world().ordered(Freedom.PATTERNS, results));
    }

    private Value pattern(Path path, Row row) {
        String shortest = " path";
        return switch (path.selection()) {
            case EVERY -> Values.of(!matches(path, row).isEmpty());
            case ONE_SHORTEST -> paths(path, shortest, row).stream().findFirst().orElse(Values.NULL);
            case ALL_SHORTEST -> new ListOf(run.world().ordered(Freedom.PATTERNS, paths(path, shortest, row)));
        };
    }

    private List<Value> paths(Path path, String variable, Row row) {
        Path named = new Path(Optional.of(variable), path.selection(), path.elements());
        return matches(named, row).stream()
                .flatMap(found -> found.get(variable).stream())
                .toList();
    }

    private List<Row> matches(Path path, Row row) {
        return new Matcher(run, this).matches(List.of(path), row);
    }

    private long count(Query query, Row row) {
        return new Interpreter(run, row).table(query).rows().size();
    }

    private ListOf collected(Query query, Row row) {
        Table table = new Interpreter(run, row).table(query);
        String column = table.columns().getFirst();
        return new ListOf(table.rows().stream()
                .map(found -> found.get(column).orElse(Values.NULL))
                .toList());
    }
}

package dev.touchstone.cypher.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.BinaryOperator;
import dev.touchstone.cypher.syntax.Expression.Call;
import dev.touchstone.cypher.syntax.Expression.Case;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.Property;
import dev.touchstone.cypher.syntax.Expression.When;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Writes expressions of a wanted type about the variables of an environment. Every operand fits its operator, and no value that can come
 * up makes an error: integers are small before they are added, divisors are constants.
 */
final class Expressions {
    private static final int SMALL = 97;

    /** The share of conditions and columns whose type is any, whether the rows have such values or not. */
    private static final double UNKNOWN_SUBJECT = 0.2;

    private static final Value[] EXTREMES = {
        Values.of(Double.NaN),
        Values.of(Double.NaN),
        Values.of(-0.0),
        Values.of(Double.POSITIVE_INFINITY),
        Values.of(Double.NEGATIVE_INFINITY),
        Values.of(Double.MAX_VALUE),
        Values.of(Double.MIN_VALUE)
    };

    private final Draft draft;
    private final Choices choices;
    private final Environment environment;

    Expressions(Draft draft, Environment environment) {
        this.draft = draft;
        this.choices = draft.choices();
        this.environment = environment;
    }

    /** An expression of this type, not nested deeper than this. */
    Expression of(Type type, int depth) {
        if (depth <= 0) {
            return leaf(type);
        }
        for (int attempt = 0; attempt < 3; attempt++) {
            Optional<Expression> seldom = draft.comes(Ingredient.SELDOM_FUNCTION, 0.25)
                    ? new Library(draft, environment, this, depth).of(type)
                    : Optional.empty();
            Expression proposed = seldom.isPresent()
                    ? seldom.get()
                    : switch (type) {
                        case BOOLEAN -> new Conditions(draft, environment, this).of(depth);
                        case INTEGER -> integer(depth);
                        case FLOAT -> real(depth);
                        case STRING -> string(depth);
                        case INTEGERS, STRINGS -> new ListExpressions(draft, this).of(type, depth);
                        default -> other(type, depth);
                    };
            // Only the whole expression is looked at, not each of its parts again.
            if (depth < draft.limits().depth() || draft.speaks(proposed)) {
                return proposed;
            }
        }
        return leaf(type);
    }

    /** A variable, a property or a constant. */
    Expression leaf(Type type) {
        return choices.chance(0.2) ? constant(type) : found(type);
    }

    /** A variable or a property; a constant where there are none. */
    Expression found(Type type) {
        List<Supplier<Expression>> ways = ways(type, choices.chance(0.15));
        List<Supplier<Expression>> open = ways.isEmpty() && choices.chance(0.7) ? ways(type, true) : ways;
        return open.isEmpty() ? constant(type) : choices.pick(open).get();
    }

    private List<Supplier<Expression>> ways(Type type, boolean anything) {
        List<Supplier<Expression>> ways = new ArrayList<>();
        List<String> variables = environment.of(type);
        if (!variables.isEmpty()) {
            ways.add(() -> new Expression.Variable(choices.pick(variables)));
        }
        for (Type kind : List.of(Type.NODE, Type.EDGE)) {
            List<Expression> held = held(kind, draft.properties(type, kind), anything);
            if (!held.isEmpty()) {
                ways.add(() -> choices.pick(held));
            }
        }
        return ways;
    }

    /** A type of values, mostly one of which the rows have some: a condition on constants alone tests little. */
    Type subject() {
        List<Type> all = draft.scalars();
        List<Type> known = all.stream().filter(type -> isKnown(type, false)).toList();
        List<Type> likely = known.isEmpty()
                ? all.stream().filter(type -> isKnown(type, true)).toList()
                : known;
        return choices.pick(likely.isEmpty() || choices.chance(UNKNOWN_SUBJECT) ? all : likely);
    }

    /** Whether a variable or a property has values of a type; with {@code anything}, whether one may. */
    private boolean isKnown(Type type, boolean anything) {
        return !environment.of(type).isEmpty()
                || Stream.of(Type.NODE, Type.EDGE)
                        .anyMatch(kind ->
                                !held(kind, draft.held(type, kind), anything).isEmpty());
    }

    /**
     * These properties of all elements of a kind that have them in the row to keep, so that most conditions are about values and few about
     * nulls; with {@code anything}, and where there is no such row, of all elements.
     */
    private List<Expression> held(Type kind, List<Draft.Property> properties, boolean anything) {
        boolean open = anything || environment.witness() < 0 || draft.limits().guidance() != Limits.Guidance.FULL;
        return environment.of(kind).stream()
                .flatMap(element -> properties.stream()
                        .filter(property -> open || stored(element).containsKey(property.key()))
                        .<Expression>map(property -> new Property(new Expression.Variable(element), property.key())))
                .toList();
    }

    private Map<String, Value> stored(String element) {
        Graph graph = environment.rows().graph();
        return environment.value(element) instanceof Value.Element found
                ? found.kind() == Value.Element.Kind.NODE
                        ? found.key()
                                .flatMap(graph::node)
                                .map(Graph.Node::properties)
                                .orElseGet(TreeMap::new)
                        : found.key()
                                .flatMap(graph::edge)
                                .map(Graph.Edge::properties)
                                .orElseGet(TreeMap::new)
                : Map.of();
    }

    /** A constant that may well occur in the data. */
    Expression constant(Type type) {
        return draft.comes(Ingredient.NULL, 0.02) ? new Literal(Values.NULL) : value(type);
    }

    /** A constant that is not null, where there are values of this type. */
    Expression value(Type type) {
        if (type == Type.FLOAT && draft.comes(Ingredient.EXTREME_CONSTANT, 0.08)) {
            return oneOf(EXTREMES);
        }
        List<Draft.Property> properties = draft.properties(type);
        if (!properties.isEmpty() && (type.isTemporal() || choices.chance(0.8))) {
            List<Value> pool = choices.pick(properties).pool();
            return draft.constant(choices.pick(pool), pool);
        }
        return switch (type) {
            case BOOLEAN -> new Literal(Values.of(choices.chance(0.5)));
            case INTEGER -> draft.number(-3, 9);
            case FLOAT -> oneOf(Values.of(-1.5), Values.of(0.0), Values.of(0.25), Values.of(2.0), Values.of(2.75));
            case STRING -> oneOf(Values.of(""), Values.of("a"), Values.of("b"), Values.of("xy"), Values.of("A1"));
            case INTEGERS -> new Expression.ListLiteral(List.of(whole(1), whole(2), whole(choices.below(5))));
            case STRINGS ->
                new Expression.ListLiteral(List.of(new Literal(Values.of("a")), new Literal(Values.of("b"))));
            default -> new Literal(Values.NULL);
        };
    }

    private Expression oneOf(Value... values) {
        return draft.constant(choices.pick(List.of(values)), List.of(values));
    }

    static Expression whole(long value) {
        return new Literal(Values.of(value));
    }

    /** A call of a function whose arguments must be of a certain make, so that it is called by its name. */
    static Expression call(String function, Expression... arguments) {
        return call(FunctionTable.get(function), arguments);
    }

    static Expression call(CypherFunction function, Expression... arguments) {
        return call(function, false, arguments);
    }

    static Expression call(CypherFunction function, boolean distinct, Expression... arguments) {
        if (!function.takes(arguments.length)) {
            throw new IllegalArgumentException(function.name() + " does not take " + arguments.length + " arguments");
        }
        return new Call(function.name(), distinct, List.of(arguments));
    }

    /** An integer that is never large. */
    Expression small(int depth) {
        return switch (choices.below(4)) {
            case 0 -> draft.number(-3, 9);
            case 1 -> call("size", of(Type.STRING, depth - 1));
            default -> new Binary(BinaryOperator.MODULO, of(Type.INTEGER, depth - 1), whole(SMALL));
        };
    }

    /** A list of what is found beside a node that is known. */
    Optional<Expression> collected(Type item) {
        return new Subqueries(draft, environment).collected(item);
    }

    private Expression integer(int depth) {
        if (!environment.of(Type.PATH).isEmpty() && choices.chance(0.4)) {
            return aboutPath();
        }
        return switch (choices.below(15)) {
            case 12, 13, 14 ->
                Optional.of(new Subqueries(draft, environment))
                        .filter(subqueries -> draft.comes(Ingredient.SUBQUERY, 0.6))
                        .flatMap(Subqueries::number)
                        .orElseGet(() -> small(depth));
            case 0, 1 ->
                new Binary(
                        choices.pickOf(BinaryOperator.ADD, BinaryOperator.SUBTRACT, BinaryOperator.MULTIPLY),
                        small(depth),
                        small(depth));
            case 2 -> new Binary(BinaryOperator.DIVIDE, of(Type.INTEGER, depth - 1), whole(choices.between(2, 7)));
            case 3 -> call("size", of(choices.pickOf(Type.STRING, Type.INTEGERS, Type.STRINGS), depth - 1));
            case 4 -> call(Repertoire.SIGN, of(choices.pickOf(Type.INTEGER, Type.FLOAT), depth - 1));
            case 5 -> call("abs", small(depth));
            case 6 -> call("toInteger", call("toString", small(depth)));
            case 7 -> aboutNode();
            case 8 -> aboutPath();
            case 9 -> new ListExpressions(draft, this).sum(depth);
            case 10 -> about(Type.BAG, bag -> call("size", bag), Type.INTEGER);
            default -> other(Type.INTEGER, depth);
        };
    }

    /** What a function gives for a path, a relationship or a node. */
    Expression aboutElement() {
        List<Supplier<Expression>> ways = new ArrayList<>();
        if (!environment.of(Type.PATH).isEmpty()) {
            ways.add(this::aboutPath);
            ways.add(this::aboutPath);
        }
        if (!environment.of(Type.EDGE).isEmpty()) {
            ways.add(this::aboutEdge);
        }
        ways.add(this::aboutNode);
        return choices.pick(ways).get();
    }

    private Expression aboutEdge() {
        return about(
                Type.EDGE,
                edge -> new Property(call(draft.oneOf(Repertoire.ENDS_OF_RELATIONSHIPS), edge), Value.Element.KEY),
                Type.INTEGER);
    }

    private Expression aboutNode() {
        return about(Type.NODE, node -> call("size", call(draft.oneOf(Repertoire.OF_NODES), node)), Type.INTEGER);
    }

    private Expression aboutPath() {
        return about(
                environment.of(Type.PATH).isEmpty() ? Type.SOME_PATH : Type.PATH,
                path -> choices.chance(0.5)
                        ? call(Repertoire.LENGTH_OF_PATH, path)
                        : call("size", call(draft.oneOf(Repertoire.PARTS_OF_PATHS), path)),
                Type.INTEGER);
    }

    private Expression real(int depth) {
        return switch (choices.below(9)) {
            case 0 -> call("toFloat", small(depth));
            case 1 -> new Binary(BinaryOperator.DIVIDE, of(Type.FLOAT, depth - 1), new Literal(Values.of(2.0)));
            case 2 ->
                new Binary(
                        choices.pickOf(BinaryOperator.ADD, BinaryOperator.SUBTRACT, BinaryOperator.MULTIPLY),
                        of(Type.FLOAT, depth - 1),
                        of(Type.FLOAT, depth - 1));
            case 3, 8 -> call(draft.oneOf(Repertoire.EXACT_FLOATS), of(Type.FLOAT, depth - 1));
            case 4 -> call("sqrt", call("abs", of(Type.FLOAT, depth - 1)));
            case 5 -> call("round", call("toFloat", small(depth)));
            default -> other(Type.FLOAT, depth);
        };
    }

    private Expression string(int depth) {
        return switch (choices.below(16)) {
            case 0, 12, 14, 15 -> call(draft.oneOf(Repertoire.OF_STRINGS), of(Type.STRING, depth - 1));
            case 1 -> call("reverse", of(Type.STRING, depth - 1));
            case 2 ->
                call(draft.oneOf(Repertoire.PARTS_OF_STRINGS), of(Type.STRING, depth - 1), whole(choices.below(4)));
            case 3 -> call("substring", of(Type.STRING, depth - 1), whole(choices.below(3)));
            case 4 ->
                call("substring", of(Type.STRING, depth - 1), whole(choices.below(2)), whole(choices.between(0, 2)));
            case 5 ->
                call("replace", of(Type.STRING, depth - 1), new Literal(Values.of("a")), of(Type.STRING, depth - 1));
            case 6 -> new Binary(BinaryOperator.ADD, of(Type.STRING, depth - 1), of(Type.STRING, depth - 1));
            case 7 -> call("toString", choices.chance(0.7) ? small(depth) : of(Type.BOOLEAN, depth - 1));
            case 8 -> about(Type.EDGE, edge -> call(Repertoire.TYPE, edge), Type.STRING);
            case 9, 13 ->
                choices.chance(0.4)
                        ? new Expression.Index(of(Type.STRINGS, depth - 1), whole(choices.between(-1, 1)))
                        : call(draft.oneOf(Repertoire.ITEMS_OF_LISTS), of(Type.STRINGS, depth - 1));
            default -> other(Type.STRING, depth);
        };
    }

    /** What makes a value of any type out of others of it. */
    private Expression other(Type type, int depth) {
        return switch (draft.oneOf(
                Ingredient.COALESCE, Ingredient.CASE, Ingredient.CASE, Ingredient.MAP, Ingredient.NULL)) {
            case COALESCE -> call("coalesce", of(type, depth - 1), of(type, depth - 1));
            case CASE -> alternatives(type, depth);
            case MAP -> {
                // A map of one's own, or of what an element holds.
                List<String> nodes = environment.of(Type.NODE);
                List<Draft.Property> keys = draft.properties(type, Type.NODE);
                yield nodes.isEmpty() || keys.isEmpty() || choices.chance(0.4)
                        ? new Property(
                                new Expression.MapLiteral(List.of(
                                        new Expression.Entry("a", of(type, depth - 1)),
                                        new Expression.Entry("b", leaf(Type.INTEGER)))),
                                "a")
                        : held(
                                new Expression.Variable(choices.pick(nodes)),
                                choices.pick(keys).key());
            }
            default -> leaf(type);
        };
    }

    private Expression alternatives(Type type, int depth) {
        if (choices.chance(0.5)) {
            return new Case(
                    Optional.empty(),
                    List.of(new When(of(Type.BOOLEAN, depth - 1), of(type, depth - 1))),
                    choices.chance(0.7) ? Optional.of(of(type, depth - 1)) : Optional.empty());
        }
        Type subject = choices.pickOf(Type.INTEGER, Type.STRING, Type.BOOLEAN);
        return new Case(
                Optional.of(of(subject, depth - 1)),
                List.of(new When(constant(subject), of(type, depth - 1)), new When(constant(subject), leaf(type))),
                Optional.of(leaf(type)));
    }

    private Expression held(Expression node, String key) {
        return choices.chance(0.5)
                ? new Property(call(Repertoire.PROPERTIES, node), key)
                : new Expression.Index(node, new Literal(Values.of(key)));
    }

    private Expression about(Type type, java.util.function.Function<Expression, Expression> question, Type otherwise) {
        List<String> variables = environment.of(type);
        return variables.isEmpty() ? leaf(otherwise) : question.apply(new Expression.Variable(choices.pick(variables)));
    }

    /** Whether an expression has a value in every row. */
    boolean isSafe(Expression expression) {
        return values(expression).isPresent();
    }

    Optional<List<Value>> values(Expression expression) {
        return environment.rows().values(expression, draft.parameters());
    }
}

package dev.touchstone.cypher.shrink;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.oracle.BoundCase;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.shrink.ShrinkRules;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.function.Kind;
import dev.touchstone.cypher.function.Returns;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The kinds of the expressions in a case. A typed query stays one while it is shrunk: what an engine makes of {@code 0 STARTS WITH []}
 * says nothing of a query that nobody would write.
 *
 * <p>Names are taken to mean one thing all through a query, which those of generated queries do.
 */
final class Kinds implements ShrinkRules.Fit {
    private final Map<String, Kind> keys = new LinkedHashMap<>();
    private final Map<String, Kind> parameters = new LinkedHashMap<>();
    private final Map<String, Kind> variables = new LinkedHashMap<>();
    private final Map<String, Kind> itemsOfParameters = new LinkedHashMap<>();
    private final Map<String, Kind> itemsOfVariables = new LinkedHashMap<>();
    /** The variables that are read. */
    private final Set<String> mentioned = new LinkedHashSet<>();
    /** The nodes whose value is not read by anything but the answer, and so are those of their branches. */
    private final Set<Record> unread = new LinkedHashSet<>();
    /** The keys under which something is stored. */
    private final Set<String> there = new LinkedHashSet<>();

    private Kinds() {}

    static Kinds in(Case original, Case current) {
        Kinds kinds = new Kinds();
        Tree.nodes((Record) current).forEach(kinds::addMention);
        Tree.nodes((Record) current).forEach(kinds::addUnread);
        if (original.dataset() instanceof PropertyGraph graph) {
            kinds.addKeys(graph);
        }
        List<Record> nodes = Tree.nodes((Record) original).toList();
        nodes.forEach(kinds::addParameters);
        // What a variable stands for may be said with other variables, which come before it.
        nodes.forEach(kinds::addVariable);
        return kinds;
    }

    private void addKeys(PropertyGraph graph) {
        Stream.concat(
                        graph.schema().nodeTypes().stream().map(GraphSchema.NodeType::properties),
                        graph.schema().edgeTypes().stream().map(GraphSchema.EdgeType::properties))
                .flatMap(List::stream)
                .forEach(property -> keys.merge(property.name(), kind(property.type()), Kind::or));
        Stream.concat(
                        graph.nodes().stream().map(PropertyGraph.Node::properties),
                        graph.edges().stream().map(PropertyGraph.Edge::properties))
                .forEach(properties ->
                        properties.forEach((key, value) -> keys.merge(key, kind(value.type()), Kind::or)));
        keys.put(Value.Element.KEY, Kind.NUMBER);
    }

    private void addParameters(Record node) {
        switch (node) {
            case BoundCase bound -> bound.bindings().forEach(this::addParameters);
            case CypherQuery query -> addParameters(query.parameters());
            default -> {}
        }
    }

    private void addParameters(Map<String, Value> values) {
        values.forEach((name, value) -> {
            parameters.merge(name, kind(value), Kind::or);
            itemsOfParameters.merge(name, value instanceof Value.ListOf list ? ofItems(list) : Kind.ANY, Kind::or);
        });
    }

    private void addVariable(Record node) {
        switch (node) {
            case Pattern.Node pattern -> pattern.variable().ifPresent(name -> variables.put(name, Kind.NODE));
            case Pattern.Relationship pattern ->
                pattern.variable()
                        .ifPresent(name ->
                                variables.put(name, pattern.length().isPresent() ? Kind.LIST : Kind.RELATIONSHIP));
            case Pattern.Path path -> path.variable().ifPresent(name -> variables.put(name, Kind.PATH));
            case Clause.Item(Expression expression, var alias) ->
                alias.ifPresent(name -> {
                    variables.merge(name, of(expression), Kind::or);
                    itemsOfVariables.merge(name, ofItems(expression), Kind::or);
                });
            case Clause.Unwind(Expression list, String variable) -> variables.put(variable, ofItems(list));
            case Expression.ListComprehension(String variable, Expression list, var where, var result) ->
                variables.put(variable, ofItems(list));
            case Expression.Quantifier(var quantity, String variable, Expression list, var where) ->
                variables.put(variable, ofItems(list));
            case Expression.Reduce(
                    String accumulator,
                    Expression initial,
                    String variable,
                    Expression list,
                    var step) -> {
                variables.put(accumulator, of(initial));
                variables.put(variable, ofItems(list));
            }
            default -> {}
        }
    }

    private void addMention(Record node) {
        switch (node) {
            case Expression.Variable(String name) -> mentioned.add(name);
            case PropertyGraph.Node stored -> there.addAll(stored.properties().keySet());
            case PropertyGraph.Edge stored -> there.addAll(stored.properties().keySet());
            default -> {}
        }
    }

    private void addUnread(Record node) {
        switch (node) {
            case Clause.Item item
            when item.alias().filter(mentioned::contains).isEmpty() -> {
                unread.add(item);
                addBranches(item.expression());
            }
            case Expression.Call call
            when FunctionTable.find(call.function())
                    .filter(CypherFunction::takesWhatever)
                    .isPresent() -> unread.add(call);
            default -> {}
        }
    }

    private void addBranches(Expression expression) {
        switch (expression) {
            case Expression.Case choice -> {
                unread.addAll(choice.whens());
                choice.whens().forEach(when -> addBranches(when.result()));
                choice.otherwise().ifPresent(this::addBranches);
            }
            case Expression.Call call
            when call.function().equalsIgnoreCase("coalesce") -> {
                unread.add(call);
                call.arguments().forEach(this::addBranches);
            }
            case Expression other -> {}
        }
    }

    /** The kind of the items of a list. */
    private Kind ofItems(Expression list) {
        return switch (list) {
            case Expression.Literal(Value.ListOf values) -> ofItems(values);
            case Expression.ListLiteral literal ->
                literal.items().stream().map(this::of).reduce(Kind.NULL, Kind::or);
            case Expression.Parameter parameter -> itemsOfParameters.getOrDefault(parameter.name(), Kind.ANY);
            case Expression.Variable variable -> itemsOfVariables.getOrDefault(variable.name(), Kind.ANY);
            // Lists of texts are the only ones that are stored.
            case Expression.Property property -> of(property) == Kind.LIST ? Kind.STRING : Kind.ANY;
            case Expression.Slice slice -> ofItems(slice.subject());
            case Expression.ListComprehension comprehension ->
                comprehension.result().map(this::of).orElseGet(() -> ofItems(comprehension.list()));
            case Expression.PatternComprehension comprehension -> of(comprehension.result());
            case Expression.Binary binary -> ofItems(binary.left()).or(ofItems(binary.right()));
            case Expression.Case choice ->
                Stream.concat(choice.whens().stream().map(Expression.When::result), choice.otherwise().stream())
                        .map(this::ofItems)
                        .reduce(Kind.NULL, Kind::or);
            case Expression.Call call -> ofItems(call);
            default -> Kind.ANY;
        };
    }

    private static Kind ofItems(Value.ListOf values) {
        return values.items().stream().map(Kinds::kind).reduce(Kind.NULL, Kind::or);
    }

    private Kind ofItems(Expression.Call call) {
        return FunctionTable.find(call.function())
                .map(function -> switch (function.returns().origin()) {
                    case MADE -> function.returns().items().broad();
                    case ARGUMENT -> joined(call, this::ofItems);
                    case GATHERED -> joined(call, this::of);
                    case ITEM -> Kind.ANY;
                })
                .orElse(Kind.ANY);
    }

    private static Kind joined(Expression.Call call, Function<Expression, Kind> kind) {
        return call.arguments().stream().map(kind).reduce(Kind.NULL, Kind::or);
    }

    /** Whether the kinds fit. Where nothing reads a value, it may be of any. */
    @Override
    public boolean allows(Record parent, Record old, Record other) {
        if (!(old instanceof Expression before && other instanceof Expression after)) {
            return true;
        }
        if (unread.contains(parent)) {
            return !(parent instanceof Expression.When when) || before.equals(when.result());
        }
        return switch (parent) {
            case Clause.SetProperty set -> true;
            case Expression.Entry entry when !there.contains(entry.key()) -> true;
            default -> of(before).fits(of(after));
        };
    }

    Kind of(Expression expression) {
        return switch (expression) {
            case Expression.Literal literal -> kind(literal.value());
            case Expression.Parameter parameter -> parameters.getOrDefault(parameter.name(), Kind.ANY);
            case Expression.Variable variable -> variables.getOrDefault(variable.name(), Kind.ANY);
            case Expression.ListLiteral list -> Kind.LIST;
            case Expression.MapLiteral map -> Kind.MAP;
            case Expression.Property property -> ofProperty(property);
            case Expression.HasLabels labels -> Kind.BOOLEAN;
            case Expression.Index index -> of(index.subject()) == Kind.LIST ? ofItems(index.subject()) : Kind.ANY;
            case Expression.Slice slice -> Kind.LIST;
            case Expression.Unary(var operator, Expression operand) ->
                operator == Expression.UnaryOperator.NOT ? Kind.BOOLEAN : of(operand);
            case Expression.Binary binary -> of(binary);
            case Expression.Comparison comparison -> Kind.BOOLEAN;
            case Expression.IsNull test -> Kind.BOOLEAN;
            case Expression.Case choice -> of(choice);
            case Expression.Call call -> of(call);
            case Expression.CountStar count -> Kind.NUMBER;
            case Expression.ListComprehension list -> Kind.LIST;
            case Expression.PatternComprehension list -> Kind.LIST;
            case Expression.PatternExpression pattern ->
                pattern.path().selection() == Pattern.Selection.EVERY ? Kind.BOOLEAN : Kind.ANY;
            case Expression.Quantifier quantifier -> Kind.BOOLEAN;
            case Expression.Reduce reduce -> of(reduce.initial());
            case Expression.Exists exists -> Kind.BOOLEAN;
            case Expression.Count count -> Kind.NUMBER;
            case Expression.Collect collect -> Kind.LIST;
        };
    }

    private Kind ofProperty(Expression.Property property) {
        return switch (of(property.subject())) {
            case NODE, RELATIONSHIP -> keys.getOrDefault(property.key(), Kind.ANY);
            case DATE, LOCAL_TIME, TIME, LOCAL_DATETIME, DATETIME, DURATION, POINT -> Kind.NUMBER;
            default -> Kind.ANY;
        };
    }

    private Kind of(Expression.Binary binary) {
        Kind left = of(binary.left());
        Kind right = of(binary.right());
        return switch (binary.operator()) {
            case OR, XOR, AND, STARTS_WITH, ENDS_WITH, CONTAINS, MATCHES, IN -> Kind.BOOLEAN;
            case ADD -> left == Kind.LIST || right == Kind.LIST ? Kind.LIST : left == Kind.NULL ? right : left;
            case SUBTRACT, MULTIPLY, DIVIDE, MODULO, POWER -> left == Kind.NULL ? right : left;
        };
    }

    private Kind of(Expression.Case choice) {
        return Stream.concat(choice.whens().stream().map(Expression.When::result), choice.otherwise().stream())
                .map(this::of)
                .reduce(Kind.NULL, Kind::or);
    }

    private Kind of(Expression.Call call) {
        Returns returns =
                FunctionTable.find(call.function()).map(CypherFunction::returns).orElse(Returns.UNKNOWN);
        if (returns.kind() != Kind.ANY) {
            return returns.kind().broad();
        }
        return switch (returns.origin()) {
            case ARGUMENT -> joined(call, this::of);
            case ITEM -> joined(call, this::ofItems);
            case MADE, GATHERED -> Kind.ANY;
        };
    }

    /** The kind of a value as far as operators tell kinds apart. */
    private static Kind kind(Value value) {
        return Kind.of(value).broad();
    }

    private static Kind kind(PropertyType type) {
        return Kind.of(type).broad();
    }
}

package dev.touchstone.cypher.shrink;

import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.oracle.BoundCase;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.RewriteCase;
import dev.touchstone.core.shrink.ShrinkRules;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.dialect.DeclaredNames;
import dev.touchstone.cypher.statement.CypherQuery;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Query;
import dev.touchstone.cypher.text.Constants;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** What a reducer should know of Cypher. */
public final class CypherShrinkRules implements ShrinkRules {
    private static final List<Record> SMALLEST = List.of(
            new Expression.Literal(Values.of(0)),
            new Expression.Literal(Values.of(true)),
            new Expression.Literal(Values.of(false)),
            new Expression.Literal(Values.NULL),
            new Expression.Literal(Values.of("")),
            new Expression.ListLiteral(List.of()),
            new Expression.Literal(Values.of(1)),
            new Expression.CountStar());

    @Override
    public List<Record> smallest(Class<?> place, List<Value> values) {
        return place == Expression.class
                ? Stream.concat(
                                SMALLEST.stream(),
                                values.stream()
                                        .filter(CypherShrinkRules::isConstant)
                                        .map(value -> (Record) Constants.of(value)))
                        .toList()
                : List.of();
    }

    private static boolean isConstant(Value value) {
        return switch (value) {
            case Value.Element element -> false;
            case Value.Path path -> false;
            case Value.Foreign foreign -> false;
            case Value.NativeId id -> false;
            case Value.Term term -> false;
            case Value.Big big -> false;
            case Value other -> true;
        };
    }

    @Override
    public List<Case> simplifications(Case proposed) {
        List<Case> simplifications = new ArrayList<>();
        simplifications.addAll(withoutParameters(proposed));
        Map<String, Expression> stored = stored(proposed.dataset());
        Tree.nodes((Record) proposed)
                .filter(Query.Part.class::isInstance)
                .map(Query.Part.class::cast)
                .flatMap(part -> ClauseSimplifications.than(part, stored).map(other -> replaced(proposed, part, other)))
                .forEach(simplifications::add);
        Tree.nodes((Record) proposed)
                .filter(Query.class::isInstance)
                .map(Query.class::cast)
                .flatMap(query -> ClauseSimplifications.than(query).map(other -> replaced(proposed, query, other)))
                .forEach(simplifications::add);
        return simplifications;
    }

    /** What a property may be read as: the first value that there is under its key. */
    private static Map<String, Expression> stored(Dataset dataset) {
        Map<String, Expression> stored = new LinkedHashMap<>();
        if (dataset instanceof PropertyGraph graph) {
            Stream.concat(
                            graph.nodes().stream().map(PropertyGraph.Node::properties),
                            graph.edges().stream().map(PropertyGraph.Edge::properties))
                    .forEach(properties ->
                            properties.forEach((key, value) -> stored.putIfAbsent(key, Constants.of(value.value()))));
        }
        return stored;
    }

    @Override
    public List<Record> like(Record node) {
        return switch (node) {
            case Pattern.Path path -> repeated(path);
            default -> Operands.like(node).toList();
        };
    }

    /** Something that repeats and need not be there at all stands beside a node; if it must be there, it can stand alone. */
    private static List<Record> repeated(Pattern.Path path) {
        return path.elements().stream()
                .filter(Pattern.Quantified.class::isInstance)
                .map(Pattern.Quantified.class::cast)
                .filter(quantified -> path.elements().size() > 1)
                .<Record>map(quantified -> new Pattern.Path(
                        path.variable(),
                        path.selection(),
                        List.of(new Pattern.Quantified(
                                quantified.path(),
                                quantified.where(),
                                new Pattern.Length(
                                        Optional.of(1), quantified.length().most())))))
                .toList();
    }

    @Override
    public Fit fit(Case original, Case current) {
        return Kinds.in(original, current);
    }

    @Override
    public boolean isWithin(Case proposed, Dialect dialect) {
        return TextOperands.areTexts((Record) proposed) && areDeclared(proposed, dialect);
    }

    private static boolean areDeclared(Case proposed, Dialect dialect) {
        return !dialect.has(Dialect.TABLES_FIRST)
                || Tree.nodes((Record) proposed)
                        .flatMap(node -> switch (node) {
                            case CypherQuery statement -> Stream.of(statement);
                            case RewriteCase rewrite -> rewrite.other().stream().map(CypherQuery.class::cast);
                            default -> Stream.<CypherQuery>empty();
                        })
                        .allMatch(statement -> isDeclared(statement.query(), proposed.dataset()));
    }

    private static boolean isDeclared(Query query, Dataset dataset) {
        return dataset instanceof PropertyGraph graph && DeclaredNames.cover(query, graph);
    }

    private static Case replaced(Case proposed, Record part, Record other) {
        return (Case) Tree.rewrite((Record) proposed, node -> node.equals(part) ? other : node);
    }

    /** Values in the text instead of parameters: all of them, and else one alone. */
    private static List<Case> withoutParameters(Case proposed) {
        Map<String, Value> parameters = parameters(proposed);
        return Stream.concat(
                        Stream.of(parameters),
                        parameters.entrySet().stream().map(entry -> Map.of(entry.getKey(), entry.getValue())))
                .filter(inlined -> !inlined.isEmpty())
                .map(inlined -> (Case) Tree.rewrite((Record) proposed, inlining(inlined)))
                .toList();
    }

    /** Those of the only binding: with more than one a parameter has several values. */
    private static Map<String, Value> parameters(Case proposed) {
        Map<String, Value> parameters = new LinkedHashMap<>();
        Tree.nodes((Record) proposed).forEach(node -> {
            switch (node) {
                case BoundCase bound
                when bound.bindings().size() == 1 ->
                    parameters.putAll(bound.bindings().getFirst());
                case CypherQuery query -> parameters.putAll(query.parameters());
                default -> {}
            }
        });
        return parameters;
    }

    private static UnaryOperator<Record> inlining(Map<String, Value> values) {
        return node -> switch (node) {
            case Expression.Parameter(String name)
            when values.containsKey(name) -> (Record) Constants.of(values.getOrDefault(name, Values.NULL));
            case BoundCase bound ->
                (Record) bound.with(bound.bindings().stream()
                        .map(binding -> without(binding, values))
                        .toList());
            case CypherQuery(var query, var parameters) -> new CypherQuery(query, without(parameters, values));
            default -> node;
        };
    }

    private static Map<String, Value> without(Map<String, Value> parameters, Map<String, Value> gone) {
        Map<String, Value> rest = new LinkedHashMap<>(parameters);
        rest.keySet().removeAll(gone.keySet());
        return rest;
    }
}

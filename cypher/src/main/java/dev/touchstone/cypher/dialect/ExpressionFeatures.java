package dev.touchstone.cypher.dialect;

import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.PatternExpression;
import dev.touchstone.cypher.syntax.Expression.When;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.stream.Stream;

/** Which features expressions use. */
final class ExpressionFeatures {
    private ExpressionFeatures() {}

    static Stream<Feature> of(Expression expression) {
        return switch (expression) {
            case Literal literal -> Stream.of();
            case Expression.Parameter parameter -> Stream.of();
            case Expression.Variable variable -> Stream.of();
            case Expression.ListLiteral list -> mixed(list.items().stream());
            case Expression.MapLiteral map -> Stream.of();
            case Expression.Property property -> Stream.of();
            case Expression.HasLabels labels -> Stream.of(Construct.LABEL_PREDICATE);
            case Expression.Index index -> Stream.of();
            case Expression.Slice slice -> Stream.of(Construct.LIST_SLICE);
            case Expression.Unary unary -> Stream.of();
            case Expression.Binary binary -> binary(binary.operator());
            case Expression.Comparison comparison ->
                comparison.links().size() > 1 ? Stream.of(Construct.CHAINED_COMPARISON) : Stream.of();
            case Expression.IsNull isNull -> Stream.of();
            case Expression.Case choice -> choice(choice);
            case Expression.Call call -> call(call);
            case Expression.CountStar star -> Stream.of();
            case Expression.ListComprehension comprehension -> Stream.of(Construct.LIST_COMPREHENSION);
            case Expression.PatternComprehension comprehension ->
                Stream.concat(
                        Stream.of(Construct.PATTERN_COMPREHENSION),
                        PatternFeatures.together(List.of(comprehension.path())));
            case PatternExpression pattern -> pattern(pattern);
            case Expression.Quantifier quantifier -> Stream.of(Construct.QUANTIFIERS);
            case Expression.Reduce reduce -> Stream.of(Construct.REDUCE);
            case Expression.Exists exists ->
                Stream.of(isMatch(exists.query()) ? Construct.EXISTS_SUBQUERY : Construct.EXISTS_ANY_QUERY);
            case Expression.Count count ->
                Stream.of(isMatch(count.query()) ? Construct.COUNT_SUBQUERY : Construct.COUNT_ANY_QUERY);
        };
    }

    /** Whether a query is nothing but a MATCH. */
    private static boolean isMatch(Query query) {
        return query.parts().size() == 1
                && query.parts().getFirst().clauses().size() == 1
                && query.parts().getFirst().clauses().getFirst() instanceof Clause.Match match
                && !match.optional();
    }

    private static Stream<Feature> binary(Expression.BinaryOperator operator) {
        return switch (operator) {
            case XOR -> Stream.of(Construct.XOR);
            case MATCHES -> Stream.of(Construct.REGULAR_EXPRESSION);
            case POWER -> Stream.of(Construct.POWER);
            case OR, AND, STARTS_WITH, ENDS_WITH, CONTAINS, IN, ADD, SUBTRACT, MULTIPLY, DIVIDE, MODULO -> Stream.of();
        };
    }

    private static Stream<Feature> choice(Expression.Case choice) {
        Stream<Expression> results =
                Stream.concat(choice.whens().stream().map(When::result), choice.otherwise().stream());
        Stream<Feature> kind = choice.subject().isPresent()
                ? Stream.of(Construct.CASE, Construct.CASE_BY_EQUALITY)
                : Stream.of(Construct.CASE);
        return Stream.concat(kind, mixed(results));
    }

    /** Nulls go with every type. */
    private static Stream<Feature> mixed(Stream<Expression> expressions) {
        long types = expressions
                .filter(Literal.class::isInstance)
                .map(literal -> ((Literal) literal).value())
                .filter(value -> !value.equals(Values.NULL))
                .map(Object::getClass)
                .distinct()
                .count();
        return types > 1 ? Stream.of(Construct.MIXED_TYPES) : Stream.of();
    }

    private static Stream<Feature> pattern(PatternExpression pattern) {
        return pattern.path().selection() == Selection.EVERY
                ? Stream.concat(
                        Stream.of(Construct.PATTERN_PREDICATE), PatternFeatures.together(List.of(pattern.path())))
                : Stream.of(Construct.SHORTEST_PATH_AS_VALUE);
    }

    private static Stream<Feature> call(Expression.Call call) {
        boolean ofPattern = call.arguments().stream().anyMatch(PatternExpression.class::isInstance);
        if (call.function().equalsIgnoreCase("exists")) {
            return Stream.of(ofPattern ? Construct.EXISTS_OF_PATTERN : Construct.EXISTS_OF_PROPERTY);
        }
        if (call.function().equalsIgnoreCase("size")) {
            return ofPattern ? Stream.of(Construct.SIZE_OF_PATTERN) : Stream.of();
        }
        boolean decimals =
                call.function().equalsIgnoreCase("round") && call.arguments().size() > 1;
        return Stream.concat(
                FunctionGroup.called(call).stream(),
                decimals ? Stream.of(FunctionGroup.ROUND_TO_DECIMALS) : Stream.of());
    }
}

package dev.touchstone.cypher.dialect;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.Binary;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.syntax.Expression.PatternExpression;
import dev.touchstone.cypher.syntax.Expression.UnaryOperator;
import dev.touchstone.cypher.syntax.Expression.When;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import dev.touchstone.cypher.syntax.Query;
import java.util.List;
import java.util.Optional;
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
            case Expression.Index index -> Stream.of(Construct.ZERO_BASED_INDEX);
            case Expression.Slice slice -> Stream.of(Construct.LIST_SLICE);
            case Expression.Unary unary -> Stream.of();
            case Binary binary -> binary(binary);
            case Expression.Comparison comparison ->
                comparison.links().size() > 1 ? Stream.of(Construct.CHAINED_COMPARISON) : Stream.of();
            case Expression.IsNull isNull -> Stream.of();
            case Expression.Case choice -> choice(choice);
            case Expression.Call call -> FunctionFeatures.of(call);
            case Expression.CountStar star -> Stream.of();
            case Expression.ListComprehension comprehension -> Stream.of(Construct.LIST_COMPREHENSION);
            case Expression.PatternComprehension comprehension ->
                Stream.concat(
                        Stream.of(Construct.PATTERN_COMPREHENSION),
                        PatternFeatures.together(List.of(comprehension.path()), comprehension.where()));
            case PatternExpression pattern -> pattern(pattern);
            case Expression.Quantifier quantifier ->
                canHoldNull(quantifier.list())
                        ? Stream.of(Construct.QUANTIFIERS, Construct.QUANTIFIERS_WITH_NULL)
                        : Stream.of(Construct.QUANTIFIERS);
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

    private static Stream<Feature> binary(Binary binary) {
        return switch (binary.operator()) {
            case IN -> canHoldNull(binary.right()) ? Stream.of(Construct.NULL_IN_LIST) : Stream.of();
            case ADD ->
                isNumber(binary.left()) || isNumber(binary.right())
                        ? Stream.of()
                        : Stream.of(Construct.CONCATENATION_WITH_NULL);
            case XOR -> Stream.of(Construct.XOR);
            case MATCHES -> Stream.of(Construct.REGULAR_EXPRESSION);
            case POWER -> Stream.of(Construct.POWER);
            case OR, AND, STARTS_WITH, ENDS_WITH, CONTAINS, SUBTRACT, MULTIPLY, DIVIDE, MODULO -> Stream.of();
        };
    }

    /** Whether a list can be null or have a null among its items. Of parameters it is supposed that they are not null. */
    private static boolean canHoldNull(Expression list) {
        return switch (list) {
            case Expression.Parameter parameter -> false;
            case Expression.Call call -> FunctionFeatures.canHoldNull(call);
            case Expression.ListLiteral literal ->
                !literal.items().stream()
                        .allMatch(item -> item instanceof Expression.Parameter
                                || (item instanceof Literal(Value value) && !value.equals(Values.NULL)));
            default -> true;
        };
    }

    /** Whether one sees that an expression is a number, so that what is added to it is no string. */
    private static boolean isNumber(Expression expression) {
        return switch (expression) {
            case Literal(Value value) -> value instanceof Value.Int || value instanceof Value.Real;
            case Binary binary ->
                switch (binary.operator()) {
                    case SUBTRACT, MULTIPLY, DIVIDE, MODULO, POWER -> true;
                    case ADD -> isNumber(binary.left()) && isNumber(binary.right());
                    default -> false;
                };
            case Expression.Unary unary -> unary.operator() != UnaryOperator.NOT;
            case Expression.Call call -> FunctionFeatures.isNumber(call);
            case Expression.Count count -> true;
            case Expression.CountStar star -> true;
            default -> false;
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
                        Stream.of(Construct.PATTERN_PREDICATE),
                        PatternFeatures.together(List.of(pattern.path()), Optional.empty()))
                : Stream.of(Construct.SHORTEST_PATH_AS_VALUE);
    }
}

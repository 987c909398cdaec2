package dev.touchstone.cypher.reference.check;

import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.function.Kind;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Expression.PatternExpression;
import dev.touchstone.cypher.syntax.Pattern.Selection;
import java.util.List;

/** Checks expressions: their variables and functions exist, and what is known of their parts fits. */
final class Expressions {
    private Expressions() {}

    /** Checks an expression that may not aggregate, and says what is known of its value. */
    static Type checkPlain(Expression expression, Scope scope) {
        Type type = check(expression, scope);
        Aggregations.forbid(expression);
        return type;
    }

    /** Checks what stands after WHERE. */
    static void checkWhere(Expression condition, Scope scope) {
        checkCondition(condition, scope);
        Aggregations.forbid(condition);
    }

    /** Checks an expression of which a truth value is expected: there, a pattern may stand. */
    static void checkCondition(Expression condition, Scope scope) {
        if (condition instanceof PatternExpression pattern && pattern.path().selection() == Selection.EVERY) {
            Patterns.checkReferring(pattern.path(), scope);
        } else {
            require(check(condition, scope), "a truth value", Kind.BOOLEAN);
        }
    }

    /** Checks an expression, and says what is known of its value. */
    static Type check(Expression expression, Scope scope) {
        return switch (expression) {
            case Expression.Literal literal -> Type.of(literal.value());
            case Expression.Parameter parameter -> Type.UNKNOWN;
            case Expression.Variable variable -> scope.typeOf(variable.name());
            case Expression.ListLiteral list -> Type.listOf(joined(list.items(), scope));
            case Expression.MapLiteral map -> {
                map.entries().forEach(entry -> check(entry.value(), scope));
                yield Type.of(Kind.MAP);
            }
            case Expression.Property property -> {
                checkHasProperties(check(property.subject(), scope));
                yield Type.UNKNOWN;
            }
            case Expression.HasLabels labels -> {
                require(check(labels.subject(), scope), "a node or relationship", Kind.NODE, Kind.RELATIONSHIP);
                yield Type.BOOLEAN;
            }
            case Expression.Index index -> {
                check(index.index(), scope);
                yield check(index.subject(), scope).item();
            }
            case Expression.Slice slice -> {
                slice.from().ifPresent(from -> check(from, scope));
                slice.to().ifPresent(to -> check(to, scope));
                yield Type.listOf(check(slice.subject(), scope).item());
            }
            case Expression.Unary unary -> Operators.check(unary, scope);
            case Expression.Binary binary -> Operators.check(binary, scope);
            case Expression.Comparison comparison -> {
                check(comparison.first(), scope);
                comparison.links().forEach(link -> check(link.right(), scope));
                yield Type.BOOLEAN;
            }
            case Expression.IsNull isNull -> {
                check(isNull.operand(), scope);
                yield Type.BOOLEAN;
            }
            case Expression.Case choice -> checkCase(choice, scope);
            case Expression.Call call -> checkCall(call, scope);
            case Expression.CountStar star -> Type.of(Kind.INTEGER);
            case Expression.ListComprehension each -> {
                Type item = check(each.list(), scope).item();
                Scope inside = scope.with(each.variable(), item);
                each.where().ifPresent(where -> checkCondition(where, inside));
                yield Type.listOf(
                        each.result().map(result -> check(result, inside)).orElse(item));
            }
            case Expression.PatternComprehension each -> {
                Scope inside = Patterns.match(List.of(each.path()), scope);
                each.where().ifPresent(where -> checkCondition(where, inside));
                yield Type.listOf(check(each.result(), inside));
            }
            case PatternExpression pattern -> checkPath(pattern, scope);
            case Expression.Quantifier quantifier -> {
                Type item = check(quantifier.list(), scope).item();
                checkCondition(quantifier.where(), scope.with(quantifier.variable(), item));
                yield Type.BOOLEAN;
            }
            case Expression.Reduce reduce -> {
                check(reduce.initial(), scope);
                Type item = check(reduce.list(), scope).item();
                check(
                        reduce.step(),
                        scope.with(reduce.accumulator(), Type.UNKNOWN).with(reduce.variable(), item));
                yield Type.UNKNOWN;
            }
            case Expression.Exists exists -> {
                Queries.checkReading(exists.query(), scope);
                yield Type.BOOLEAN;
            }
            case Expression.Count count -> {
                Queries.checkReading(count.query(), scope);
                yield Type.of(Kind.INTEGER);
            }
            case Expression.Collect collect -> Type.listOf(Queries.checkColumn(collect.query(), scope));
        };
    }

    /** Checks that a value is of one of the kinds, as far as it is known. */
    static void require(Type type, String wanted, Kind... kinds) {
        if (!type.mayBe(kinds)) {
            throw CypherError.syntax("InvalidArgumentType", "Expected " + wanted + ", but it is a " + type.kind());
        }
    }

    private static Type joined(List<Expression> items, Scope scope) {
        return items.stream().map(item -> check(item, scope)).reduce(Type::or).orElse(Type.UNKNOWN);
    }

    private static void checkHasProperties(Type subject) {
        // The TCK calls a property of a path a SyntaxError, and one of a number a TypeError.
        if (subject.kind() == Kind.PATH) {
            throw CypherError.syntax("InvalidArgumentType", "A path has no properties");
        }
        if (!subject.mayBe(Kind.NODE, Kind.RELATIONSHIP, Kind.MAP)) {
            throw CypherError.type("A " + subject.kind() + " has no properties");
        }
    }

    private static Type checkCase(Expression.Case choice, Scope scope) {
        choice.subject().ifPresent(subject -> check(subject, scope));
        Type result =
                choice.otherwise().map(otherwise -> check(otherwise, scope)).orElse(Type.of(Kind.NULL));
        for (Expression.When when : choice.whens()) {
            if (choice.subject().isPresent()) {
                check(when.condition(), scope);
            } else {
                checkCondition(when.condition(), scope);
            }
            result = result.or(check(when.result(), scope));
        }
        return result;
    }

    private static Type checkCall(Expression.Call call, Scope scope) {
        CypherFunction function = FunctionTable.find(call.function())
                .orElseThrow(() -> CypherError.syntax("UnknownFunction", "There is no function " + call.function()));
        List<Expression> arguments = call.arguments();
        if (!function.takes(arguments.size())) {
            throw CypherError.syntax(
                    "InvalidNumberOfArguments", call.function() + " does not take " + arguments.size() + " arguments");
        }
        if (call.distinct() && !function.aggregates()) {
            throw CypherError.syntax("UnexpectedSyntax", call.function() + " does not aggregate, and has no DISTINCT");
        }
        if (call.function().equalsIgnoreCase("exists") && arguments.getFirst() instanceof PatternExpression) {
            checkCondition(arguments.getFirst(), scope);
            return Type.of(function.returns());
        }
        List<Type> types =
                arguments.stream().map(argument -> check(argument, scope)).toList();
        if (!types.isEmpty() && !types.getFirst().fits(function.parameters())) {
            throw CypherError.syntax(
                    "InvalidArgumentType",
                    call.function() + " does not take a " + types.getFirst().kind());
        }
        return Type.of(function.returns());
    }

    private static Type checkPath(PatternExpression pattern, Scope scope) {
        return switch (pattern.path().selection()) {
            case EVERY -> throw CypherError.syntax("UnexpectedSyntax", "A pattern can only be a condition");
            case ONE_SHORTEST -> {
                Patterns.checkReferring(pattern.path(), scope);
                yield Type.of(Kind.PATH);
            }
            case ALL_SHORTEST -> {
                Patterns.checkReferring(pattern.path(), scope);
                yield Type.listOf(Kind.PATH);
            }
        };
    }
}

package dev.touchstone.cypher.reference.check;

import dev.touchstone.cypher.reference.CypherError;
import dev.touchstone.cypher.reference.check.Parts.Part;
import dev.touchstone.cypher.syntax.Expression;

/** Where aggregating functions may stand. */
final class Aggregations {
    private Aggregations() {}

    /** Whether an expression is the call of an aggregating function. */
    static boolean is(Expression expression) {
        return expression instanceof Expression.CountStar
                || (expression instanceof Expression.Call call && KnownFunctions.aggregates(call.function()));
    }

    /** Whether an expression or something in it aggregates. */
    static boolean in(Expression expression) {
        return Parts.any(expression, Aggregations::is);
    }

    /** Checks that nothing aggregates in a place where a value of one row is asked for. */
    static void forbid(Expression expression) {
        if (in(expression)) {
            throw CypherError.syntax("InvalidAggregation", "An aggregation cannot stand here");
        }
    }

    /** Checks the aggregations in an expression that may have some. */
    static void check(Expression expression) {
        if (is(expression)) {
            Parts.of(expression).forEach(part -> checkArgument(part.expression()));
            return;
        }
        for (Part part : Parts.of(expression)) {
            if (part.repeated()) {
                forbid(part.expression());
            } else {
                check(part.expression());
            }
        }
    }

    private static void checkArgument(Expression argument) {
        if (in(argument)) {
            throw CypherError.syntax("NestedAggregation", "An aggregation cannot stand in another");
        }
        if (Parts.any(argument, Aggregations::isRandom)) {
            throw CypherError.syntax("NonConstantExpression", "A random number cannot be aggregated");
        }
    }

    private static boolean isRandom(Expression expression) {
        return expression instanceof Expression.Call call && call.function().equalsIgnoreCase("rand");
    }
}

package dev.touchstone.cypher.reference.check;

import dev.touchstone.cypher.reference.check.Parts.Part;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.syntax.Expression;

/** Where aggregating functions may stand. */
final class Aggregations {
    private Aggregations() {}

    /** Checks that nothing aggregates in a place where a value of one row is asked for. */
    static void forbid(Expression expression) {
        if (Aggregating.in(expression)) {
            throw CypherError.syntax("InvalidAggregation", "An aggregation cannot stand here");
        }
    }

    /** Checks the aggregations in an expression that may have some. */
    static void check(Expression expression) {
        if (Aggregating.is(expression)) {
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
        if (Aggregating.in(argument)) {
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

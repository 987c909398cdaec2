package dev.touchstone.cypher.reference.check;

import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.syntax.Expression;
import java.util.ArrayList;
import java.util.List;

/** Which expressions aggregate. */
public final class Aggregating {
    private Aggregating() {}

    /** Whether an expression is the call of an aggregating function. */
    public static boolean is(Expression expression) {
        return expression instanceof Expression.CountStar
                || (expression instanceof Expression.Call call && FunctionTable.aggregates(call.function()));
    }

    /** Whether an expression or something in it aggregates. */
    public static boolean in(Expression expression) {
        return Parts.any(expression, Aggregating::is);
    }

    /** The calls of aggregating functions in an expression. */
    public static List<Expression> all(Expression expression) {
        return in(expression, new ArrayList<>());
    }

    private static List<Expression> in(Expression expression, List<Expression> found) {
        if (is(expression)) {
            found.add(expression);
        } else {
            Parts.of(expression).forEach(part -> in(part.expression(), found));
        }
        return found;
    }
}

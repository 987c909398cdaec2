package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.value.Aggregations;
import dev.touchstone.cypher.reference.value.Equivalence;
import dev.touchstone.cypher.syntax.Expression;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Evaluates aggregating functions over a group of rows.
 *
 * @param first where the arguments that are the same in all rows are evaluated
 */
record Aggregation(Run run, List<Row> group, Row first) {

    Value evaluate(Expression aggregation) {
        return switch (aggregation) {
            case Expression.CountStar star -> Values.of((long) group.size());
            case Expression.Call call -> call(call);
            default -> throw new IllegalArgumentException("no aggregation: " + aggregation);
        };
    }

    private Value call(Expression.Call call) {
        if (group.isEmpty() && call.arguments().size() > 1) {
            // The arguments that are the same in all rows are nowhere to be had.
            return Values.NULL;
        }
        Expressions expressions = new Expressions(run);
        List<Expression> arguments = call.arguments();
        List<Value> values = new ArrayList<>();
        Set<Value> seen = new HashSet<>();
        for (Row row : group) {
            Value value = expressions.evaluate(arguments.getFirst(), row);
            if (!call.distinct() || seen.add(Equivalence.key(value))) {
                values.add(value);
            }
        }
        List<Value> others = expressions.evaluate(arguments.subList(1, arguments.size()), first);
        return Aggregations.apply(call.function(), values, others, run.world());
    }
}

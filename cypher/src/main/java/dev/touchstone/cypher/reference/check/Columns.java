package dev.touchstone.cypher.reference.check;

import dev.touchstone.cypher.reference.check.Parts.Part;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Expression;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a projection computes, as far as it limits what can stand beside an aggregation, in ORDER BY and in WHERE.
 *
 * <p>Where rows are grouped or made distinct, the rows before the projection are gone: ORDER BY and WHERE can then use only what
 * is projected, by its name or by repeating its expression.
 *
 * @param star whether all variables are projected too
 * @param before the variables before the projection that differ from row to row
 * @param after the columns
 */
record Columns(
        List<Expression> expressions, boolean star, boolean aggregating, boolean distinct, Scope before, Scope after) {

    static Columns of(Projection projection, Scope before, Scope after) {
        List<Expression> expressions =
                projection.items().stream().map(Item::expression).toList();
        boolean aggregating = expressions.stream().anyMatch(Aggregating::in);
        return new Columns(expressions, projection.star(), aggregating, projection.distinct(), before, after);
    }

    /** Checks that what stands beside an aggregation has one value in each group. */
    void checkGrouping() {
        for (Expression expression : expressions) {
            if (Aggregating.in(expression)) {
                checkConstantInGroup(expression, Set.of());
            }
        }
    }

    /** Checks an expression of ORDER BY or WHERE, the variables of which are known to exist before or after. */
    void check(Expression expression) {
        if (!aggregating) {
            Aggregations.forbid(expression);
        }
        if (aggregating || distinct) {
            checkProjected(expression, Aggregating.in(expression), Set.of());
        }
    }

    private void checkConstantInGroup(Expression expression, Set<String> locals) {
        if (Aggregating.is(expression) || (isSimple(expression) && expressions.contains(expression))) {
            return;
        }
        if (expression instanceof Expression.Variable variable) {
            if (!star && before.has(variable.name()) && !locals.contains(variable.name())) {
                throw ambiguous();
            }
        }
        for (Part part : Parts.of(expression)) {
            checkConstantInGroup(part.expression(), and(locals, part.locals()));
        }
    }

    private void checkProjected(Expression expression, boolean besideAggregation, Set<String> locals) {
        if (expressions.contains(expression)) {
            if (besideAggregation && !isSimple(expression) && !Aggregating.in(expression)) {
                throw ambiguous();
            }
            return;
        }
        if (expression instanceof Expression.Variable variable
                && isGone(variable.name())
                && !locals.contains(variable.name())) {
            throw CypherError.syntax("UndefinedVariable", variable.name() + " is not projected");
        }
        for (Part part : Parts.of(expression)) {
            checkProjected(part.expression(), besideAggregation, and(locals, part.locals()));
        }
        if (Aggregating.is(expression)) {
            throw CypherError.syntax("InvalidAggregation", "An aggregation to sort by must be projected");
        }
    }

    private boolean isGone(String variable) {
        return before.has(variable) && !after.has(variable);
    }

    private static boolean isSimple(Expression expression) {
        return expression instanceof Expression.Variable
                || (expression instanceof Expression.Property property && isSimple(property.subject()));
    }

    private static Set<String> and(Set<String> locals, List<String> more) {
        Set<String> all = new HashSet<>(locals);
        all.addAll(more);
        return all;
    }

    private static CypherError ambiguous() {
        return CypherError.syntax(
                "AmbiguousAggregationExpression", "What stands beside an aggregation must be projected by itself");
    }
}

package dev.touchstone.cypher.reference.check;

import dev.touchstone.core.value.Value;
import dev.touchstone.cypher.function.Kind;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.syntax.Clause.Item;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Clause.SortKey;
import dev.touchstone.cypher.syntax.Clause.With;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.text.CypherText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Checks WITH and RETURN.
 *
 * @param outside the variables around the subquery, which are the same for all of its rows
 */
record Projections(Scope outside) {

    /** Checks a WITH, and gives the scope of what it projects. */
    Scope with(With with, Scope before) {
        Projection projection = with.projection();
        Scope after = project(projection, before);
        with.where().ifPresent(where -> {
            Expressions.checkWhere(where, before.with(after));
            Columns.of(projection, before.without(outside), after).check(where);
        });
        projection.items().forEach(Projections::checkNamed);
        return after;
    }

    /** Checks that an item has a name, or is one. */
    static void checkNamed(Item item) {
        if (item.alias().isEmpty() && !(item.expression() instanceof Expression.Variable)) {
            throw CypherError.syntax(
                    "NoExpressionAlias", "There must be a name for " + CypherText.of(item.expression()));
        }
    }

    /** Checks a RETURN, and gives the scope of its columns. */
    Scope returned(Projection projection, Scope before) {
        if (projection.star() && before.names().isEmpty()) {
            throw CypherError.syntax("NoVariablesInScope", "RETURN * needs a variable");
        }
        return project(projection, before);
    }

    private Scope project(Projection projection, Scope before) {
        Scope after = projection.star() ? before : Scope.EMPTY;
        for (Item item : projection.items()) {
            Type type = Expressions.check(item.expression(), before);
            Aggregations.check(item.expression());
            String name = item.alias().orElseGet(() -> nameOf(item.expression()));
            if (after.has(name)) {
                throw CypherError.syntax("ColumnNameConflict", "Two columns are both named " + name);
            }
            after = after.with(name, type);
        }
        Columns columns = Columns.of(projection, before.without(outside), after);
        columns.checkGrouping();
        for (SortKey key : projection.order()) {
            Expressions.check(key.expression(), before.with(after));
            Aggregations.check(key.expression());
            columns.check(key.expression());
        }
        checkCount(projection.skip());
        checkCount(projection.limit());
        return after;
    }

    private static String nameOf(Expression expression) {
        return expression instanceof Expression.Variable variable ? variable.name() : CypherText.of(expression);
    }

    private static void checkCount(Optional<Expression> count) {
        if (count.isEmpty()) {
            return;
        }
        Expression expression = count.get();
        if (dependsOnRow(expression, List.of())) {
            throw CypherError.syntax("NonConstantExpression", "A number of rows cannot depend on a row");
        }
        Expressions.require(Expressions.check(expression, Scope.EMPTY), "a whole number", Kind.INTEGER);
        if (isNegative(expression)) {
            throw CypherError.syntax("NegativeIntegerArgument", "A number of rows cannot be negative");
        }
    }

    private static boolean dependsOnRow(Expression expression, List<String> locals) {
        if (expression instanceof Expression.Variable variable) {
            return !locals.contains(variable.name());
        }
        return Aggregating.is(expression)
                || Parts.of(expression).stream()
                        .anyMatch(part -> dependsOnRow(
                                part.expression(),
                                Stream.concat(locals.stream(), part.locals().stream())
                                        .toList()));
    }

    private static boolean isNegative(Expression expression) {
        return expression instanceof Expression.Literal(Value.Int(long value)) && value < 0;
    }
}

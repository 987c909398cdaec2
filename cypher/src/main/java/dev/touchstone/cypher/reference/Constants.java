package dev.touchstone.cypher.reference;

import dev.touchstone.core.tree.Tree;
import dev.touchstone.cypher.reference.check.Aggregating;
import dev.touchstone.cypher.reference.check.Mentions;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.syntax.Expression;
import dev.touchstone.cypher.syntax.Pattern;
import dev.touchstone.cypher.syntax.Query;
import java.util.Map;

/** Expressions that depend on nothing: an engine may evaluate them before it knows whether they are needed, and meet an error. */
final class Constants {
    private Constants() {}

    /** Whether all constants in a query have a value. */
    static boolean haveValues(Query query, Budget budget) {
        Expressions expressions = new Expressions(Run.on(new Graph(), Map.of(), budget));
        return Tree.nodes(query)
                .filter(node -> node instanceof Expression.Binary || node instanceof Expression.Call)
                .map(Expression.class::cast)
                .filter(Constants::isConstant)
                .allMatch(constant -> hasValue(constant, expressions));
    }

    private static boolean isConstant(Expression expression) {
        return !Aggregating.in(expression)
                && Mentions.of(expression).isEmpty()
                && Tree.nodes((Record) expression)
                        .noneMatch(node -> node instanceof Expression.Parameter
                                || node instanceof Pattern.Path
                                || node instanceof Query);
    }

    private static boolean hasValue(Expression constant, Expressions expressions) {
        try {
            expressions.evaluate(constant, Row.EMPTY);
            return true;
        } catch (CypherError e) {
            return false;
        }
    }
}

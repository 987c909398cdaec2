package dev.touchstone.cypher.reference.check;

import dev.touchstone.cypher.syntax.Expression;
import java.util.HashSet;
import java.util.Set;

/**
 * The variables that an expression mentions, its own ones included.
 *
 * @param complete false where there are subqueries, into which this does not look
 */
public record Mentions(Set<String> variables, boolean complete) {
    public Mentions {
        variables = Set.copyOf(variables);
    }

    public static Mentions of(Expression expression) {
        Set<String> variables = new HashSet<>();
        boolean subqueries = Parts.any(expression, part -> {
            if (part instanceof Expression.Variable(String name)) {
                variables.add(name);
            }
            return part instanceof Expression.Exists || part instanceof Expression.Count;
        });
        return new Mentions(variables, !subqueries);
    }
}

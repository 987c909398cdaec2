package dev.touchstone.cypher.reference.check;

import dev.touchstone.cypher.syntax.Clause;
import dev.touchstone.cypher.syntax.Clause.Projection;
import dev.touchstone.cypher.syntax.Expression;

/** The WITH at the start of a CALL that says what the subquery can use. */
public final class Imports {
    private Imports() {}

    /** Whether a clause only names variables. */
    public static boolean is(Clause first) {
        return first instanceof Clause.With with && with.where().isEmpty() && isBare(with.projection());
    }

    private static boolean isBare(Projection projection) {
        return !projection.distinct()
                && projection.order().isEmpty()
                && projection.skip().isEmpty()
                && projection.limit().isEmpty()
                && projection.items().stream()
                        .allMatch(item -> item.expression() instanceof Expression.Variable variable
                                && item.alias().orElse(variable.name()).equals(variable.name()));
    }
}

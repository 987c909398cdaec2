package dev.touchstone.lab.agreement.cypher;

import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Expression;

/** Short ways to write literals down. */
final class Literals {
    private Literals() {}

    static Expression of(long number) {
        return new Expression.Literal(Values.of(number));
    }
}

package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Bool;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.error.Words;

/** Three-valued logic. Operands are booleans or null; anything else is a type error, whatever the other operand is. */
public final class Truth {
    private enum Known {
        TRUE,
        FALSE,
        UNKNOWN
    }

    private Truth() {}

    /** Whether a condition lets its row through: only true does. */
    public static boolean holds(Value condition) {
        return known(condition) == Known.TRUE;
    }

    public static Value not(Value operand) {
        return switch (known(operand)) {
            case TRUE -> Values.of(false);
            case FALSE -> Values.of(true);
            case UNKNOWN -> Values.NULL;
        };
    }

    public static Value and(Value left, Value right) {
        return decide(left, right, Known.FALSE);
    }

    public static Value or(Value left, Value right) {
        return decide(left, right, Known.TRUE);
    }

    public static Value xor(Value left, Value right) {
        Known first = known(left);
        Known second = known(right);
        return first == Known.UNKNOWN || second == Known.UNKNOWN ? Values.NULL : Values.of(first != second);
    }

    /** One operand that decides is enough; without one, null if there is one, and the opposite otherwise. */
    private static Value decide(Value left, Value right, Known decisive) {
        Known first = known(left);
        Known second = known(right);
        if (first == decisive || second == decisive) {
            return Values.of(decisive == Known.TRUE);
        }
        boolean unknown = first == Known.UNKNOWN || second == Known.UNKNOWN;
        return unknown ? Values.NULL : Values.of(decisive == Known.FALSE);
    }

    private static Known known(Value value) {
        return switch (value) {
            case Bool(boolean truth) -> truth ? Known.TRUE : Known.FALSE;
            case Null() -> Known.UNKNOWN;
            default -> throw CypherError.type("expected a boolean, not " + Words.of(value));
        };
    }
}

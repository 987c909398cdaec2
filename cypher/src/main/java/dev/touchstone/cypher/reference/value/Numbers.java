package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Big;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.Real;
import java.math.BigDecimal;

/** Numbers of different records, compared by their exact value. */
final class Numbers {
    private Numbers() {}

    static boolean isNumber(Value value) {
        return value instanceof Int || value instanceof Real || value instanceof Big;
    }

    static boolean isNaN(Value value) {
        return value instanceof Real(double real) && Double.isNaN(real);
    }

    /** Compares two numbers of which none is NaN. Both zeros are the same. */
    static int compare(Value left, Value right) {
        if (left instanceof Int(long first) && right instanceof Int(long second)) {
            return Long.compare(first, second);
        }
        boolean finite = Double.isFinite(approximate(left)) && Double.isFinite(approximate(right));
        if (!finite || (left instanceof Real && right instanceof Real)) {
            return order(approximate(left), approximate(right));
        }
        return exact(left).compareTo(exact(right));
    }

    /** The nearest double. */
    static double approximate(Value number) {
        return switch (number) {
            case Int(long whole) -> (double) whole;
            case Real(double real) -> real;
            case Big(BigDecimal big) -> big.doubleValue();
            default -> throw new IllegalArgumentException("not a number: " + number);
        };
    }

    /** The exact value of a finite number. */
    static BigDecimal exact(Value number) {
        return switch (number) {
            case Int(long whole) -> BigDecimal.valueOf(whole);
            // Not valueOf, which gives the shortest decimal form instead of the value.
            case Real(double real) -> new BigDecimal(real);
            case Big(BigDecimal big) -> big;
            default -> throw new IllegalArgumentException("not a number: " + number);
        };
    }

    private static int order(double left, double right) {
        if (left < right) {
            return -1;
        }
        return left > right ? 1 : 0;
    }
}

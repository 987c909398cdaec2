package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.error.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.LongBinaryOperator;

/**
 * Arithmetic of values. Two integers give an integer, or an error where 64 bits do not hold it; a float on either side makes it
 * IEEE 754 arithmetic of doubles. {@link Temporals} has what there is with dates, times and durations. Null makes null, and what
 * has no result a type error.
 */
public final class Arithmetic {
    private Arithmetic() {}

    /**
     * Adds numbers, durations, and durations to points in time. Joins strings (and numbers to strings), and lists (and single
     * values to lists).
     */
    public static Value add(Value left, Value right) {
        return add(left, right, World.AS_FOUND);
    }

    /** The same in another world, where floats may be written otherwise. */
    public static Value add(Value left, Value right, World world) {
        if (left instanceof Null || right instanceof Null) {
            return Values.NULL;
        }
        if (left instanceof ListOf || right instanceof ListOf) {
            List<Value> all = new ArrayList<>(items(left));
            all.addAll(items(right));
            return new ListOf(all);
        }
        if (left instanceof Text || right instanceof Text) {
            return new Text(text(left, world) + text(right, world));
        }
        if (left instanceof Temporal first && right instanceof Temporal second) {
            return Temporals.add(first, second);
        }
        return compute("+", left, right, Math::addExact, Double::sum);
    }

    /** Subtracts numbers and durations, and durations from points in time. */
    public static Value subtract(Value left, Value right) {
        if (left instanceof Temporal first && right instanceof Temporal second) {
            return Temporals.subtract(first, second);
        }
        return compute("-", left, right, Math::subtractExact, (first, second) -> first - second);
    }

    /** Multiplies numbers, and a duration with a number. */
    public static Value multiply(Value left, Value right) {
        if (left instanceof Temporal duration && Numbers.isNumber(right)) {
            return Temporals.multiply(duration, right);
        }
        if (right instanceof Temporal duration && Numbers.isNumber(left)) {
            return Temporals.multiply(duration, left);
        }
        return compute("*", left, right, Math::multiplyExact, (first, second) -> first * second);
    }

    /** Divides; of integers, towards zero. A duration can be divided by a number. */
    public static Value divide(Value left, Value right, World world) {
        requireDivisor(left, right, world);
        return divide(left, right);
    }

    /** Whether null or the zero counts first is open where null is divided by zero. */
    private static void requireDivisor(Value left, Value right, World world) {
        if (world.isEager() && left instanceof Null && right.equals(new Int(0))) {
            throw error("DivisionByZero", "null divided by zero");
        }
    }

    static Value divide(Value left, Value right) {
        if (left instanceof Temporal duration && Numbers.isNumber(right)) {
            return Temporals.divide(duration, right);
        }
        return compute(
                "/",
                left,
                right,
                (first, second) -> Math.divideExact(first, divisor(second)),
                (first, second) -> first / second);
    }

    /** What division leaves over, with the sign of the dividend. */
    public static Value modulo(Value left, Value right, World world) {
        requireDivisor(left, right, world);
        return compute("%", left, right, (first, second) -> first % divisor(second), (first, second) -> first % second);
    }

    /** Raises to a power: always a float. */
    public static Value power(Value left, Value right, World world) {
        if (left instanceof Null || right instanceof Null) {
            return Values.NULL;
        }
        return Values.of(world.rounded(Math.pow(Arguments.real("^", left), Arguments.real("^", right))));
    }

    public static Value negate(Value operand) {
        return switch (operand) {
            case Null none -> Values.NULL;
            case Real(double real) -> new Real(-real);
            default -> subtract(new Int(0), operand);
        };
    }

    private static Value compute(
            String operator, Value left, Value right, LongBinaryOperator whole, DoubleBinaryOperator real) {
        if (left instanceof Null || right instanceof Null) {
            return Values.NULL;
        }
        if (left instanceof Int(long first) && right instanceof Int(long second)) {
            try {
                return new Int(whole.applyAsLong(first, second));
            } catch (ArithmeticException e) {
                throw error("IntegerOverflow", first + " " + operator + " " + second);
            }
        }
        return new Real(real.applyAsDouble(Arguments.real(operator, left), Arguments.real(operator, right)));
    }

    private static long divisor(long divisor) {
        if (divisor == 0) {
            throw error("DivisionByZero", "an integer divided by zero");
        }
        return divisor;
    }

    private static List<Value> items(Value value) {
        return value instanceof ListOf(List<Value> items) ? items : List.of(value);
    }

    private static String text(Value value, World world) {
        return switch (value) {
            case Text(String text) -> text;
            case Int(long whole) -> Long.toString(whole);
            case Real(double real) -> world.text(real);
            default -> throw CypherError.type("cannot join to a string: " + Words.of(value));
        };
    }

    static CypherError error(String detail, String message) {
        return new CypherError(CypherError.Kind.ARITHMETIC_ERROR, detail, message);
    }
}

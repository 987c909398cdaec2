package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Value.Temporal.Kind;
import dev.touchstone.cypher.reference.temporal.Moment;
import dev.touchstone.cypher.reference.temporal.Span;
import java.math.BigDecimal;

/** What operators do with dates, times and durations. */
final class Temporals {
    private Temporals() {}

    static boolean isDuration(Value value) {
        return value instanceof Temporal temporal && temporal.kind() == Kind.DURATION;
    }

    /** How two values of one kind are ordered: points in time by instant and then by local time, durations by their mean length. */
    static int compare(Temporal left, Temporal right) {
        return left.kind() == Kind.DURATION
                ? Span.of(left).compareTo(Span.of(right))
                : Moment.of(left).compareTo(Moment.of(right));
    }

    /** Whether the language says how two values of one kind are ordered: how long a month is, it does not. */
    static boolean compareClearly(Temporal left, Temporal right) {
        return left.kind() != Kind.DURATION || Span.of(left).differsClearlyFrom(Span.of(right));
    }

    /** The same value in the one spelling that all its spellings share. */
    static Temporal canonical(Temporal temporal) {
        return isDuration(temporal)
                ? Span.of(temporal).value()
                : Moment.of(temporal).value();
    }

    /** Adds two durations, or a duration and a point in time. */
    static Value add(Temporal left, Temporal right) {
        if (isDuration(left) && isDuration(right)) {
            return Span.of(left).plus(Span.of(right)).value();
        }
        if (isDuration(left)) {
            return add(right, left);
        }
        if (isDuration(right)) {
            return Moment.of(left).plus(Span.of(right)).value();
        }
        throw Arguments.unfit("+", right);
    }

    /** Takes a duration away from another, or from a point in time. */
    static Value subtract(Temporal left, Temporal right) {
        if (!isDuration(right)) {
            throw Arguments.unfit("-", right);
        }
        return add(left, Span.of(right).negated().value());
    }

    static Value multiply(Temporal duration, Value factor) {
        return span("*", duration).times(decimal("*", factor)).value();
    }

    static Value divide(Temporal duration, Value divisor) {
        BigDecimal number = decimal("/", divisor);
        if (number.signum() == 0) {
            throw Arithmetic.error("DivisionByZero", "a duration divided by zero");
        }
        return span("/", duration).dividedBy(number).value();
    }

    private static Span span(String operator, Temporal value) {
        if (isDuration(value)) {
            return Span.of(value);
        }
        throw Arguments.unfit(operator, value);
    }

    private static BigDecimal decimal(String operator, Value number) {
        return switch (number) {
            case Int(long whole) -> BigDecimal.valueOf(whole);
            case Real(double real) when Double.isFinite(real) -> BigDecimal.valueOf(real);
            default -> throw Arguments.unfit(operator, number);
        };
    }
}

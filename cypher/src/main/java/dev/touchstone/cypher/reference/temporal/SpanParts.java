package dev.touchstone.cypher.reference.temporal;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.error.Words;
import java.math.BigDecimal;
import java.util.Map;

/**
 * The amounts that make up a duration, with their fractions.
 *
 * @param nanos all that is less than a day
 */
public record SpanParts(BigDecimal months, BigDecimal days, BigDecimal nanos) {
    static final SpanParts NONE = new SpanParts(BigDecimal.ZERO, BigDecimal.ZERO, BigDecimal.ZERO);

    /** The duration that a map such as {@code {days: 1, hours: 12.5}} describes. */
    public static Span span(Map<String, Value> map) {
        if (map.isEmpty()) {
            throw Faults.unfit("a duration of nothing");
        }
        SpanParts parts = NONE;
        for (Map.Entry<String, Value> entry : map.entrySet()) {
            parts = parts.plus(entry.getKey(), amount(entry.getKey(), entry.getValue()));
        }
        return parts.span();
    }

    /** So much more of a unit. */
    SpanParts plus(String unit, BigDecimal amount) {
        return switch (unit) {
            case "years" -> plusMonths(amount, 12);
            case "quarters" -> plusMonths(amount, 3);
            case "months" -> plusMonths(amount, 1);
            case "weeks" -> plusDays(amount, 7);
            case "days" -> plusDays(amount, 1);
            case "hours" -> plusNanos(amount, 3600 * Span.NANOS);
            case "minutes" -> plusNanos(amount, 60 * Span.NANOS);
            case "seconds" -> plusNanos(amount, Span.NANOS);
            case "milliseconds" -> plusNanos(amount, 1_000_000);
            case "microseconds" -> plusNanos(amount, 1_000);
            case "nanoseconds" -> plusNanos(amount, 1);
            default -> throw Faults.unfit("no part of a duration: " + unit);
        };
    }

    Span span() {
        return Span.of(months, days, nanos);
    }

    private SpanParts plusMonths(BigDecimal amount, long each) {
        return new SpanParts(months.add(amount.multiply(BigDecimal.valueOf(each))), days, nanos);
    }

    private SpanParts plusDays(BigDecimal amount, long each) {
        return new SpanParts(months, days.add(amount.multiply(BigDecimal.valueOf(each))), nanos);
    }

    private SpanParts plusNanos(BigDecimal amount, long each) {
        return new SpanParts(months, days, nanos.add(amount.multiply(BigDecimal.valueOf(each))));
    }

    private static BigDecimal amount(String unit, Value value) {
        return switch (value) {
            case Int(long whole) -> BigDecimal.valueOf(whole);
            case Real(double real) when Double.isFinite(real) -> BigDecimal.valueOf(real);
            default -> throw CypherError.type("no amount of " + unit + ": " + Words.of(value));
        };
    }
}

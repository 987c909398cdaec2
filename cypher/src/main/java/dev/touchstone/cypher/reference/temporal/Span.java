package dev.touchstone.cypher.reference.temporal;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Temporal.Kind;
import dev.touchstone.cypher.reference.error.CypherError;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * A duration. Months, days and seconds are kept apart, because neither a month nor a day always has the same length.
 *
 * @param nanos from 0 to 999,999,999, also in a duration that goes backwards
 */
public record Span(long months, long days, long seconds, int nanos) implements Comparable<Span> {
    static final long NANOS = 1_000_000_000;
    /** A twelfth of the mean year of the Gregorian calendar. */
    private static final long SECONDS_OF_A_MONTH = 2_629_746;

    private static final long SECONDS_OF_A_DAY = 86_400;
    private static final Comparator<Span> ORDER = Comparator.comparing(Span::nanosOnAverage)
            .thenComparing(Span::months)
            .thenComparing(Span::days);

    /** The duration that a value is. */
    public static Span of(Value.Temporal value) {
        return SpanText.read(value.text());
    }

    /** The duration that a string says. */
    public static Span parse(String text) {
        return SpanText.read(text);
    }

    /** A duration from amounts with fractions. What is left of a month goes into days, and what is left of a day into seconds. */
    static Span of(BigDecimal months, BigDecimal days, BigDecimal nanos) {
        int scale = Math.max(0, Math.max(months.scale(), Math.max(days.scale(), nanos.scale())));
        return of(
                months.setScale(scale).unscaledValue(),
                days.setScale(scale).unscaledValue(),
                nanos.setScale(scale).unscaledValue(),
                BigInteger.TEN.pow(scale));
    }

    /** The same, with all three amounts over one denominator. */
    private static Span of(BigInteger months, BigInteger days, BigInteger nanos, BigInteger denominator) {
        BigInteger[] wholeMonths = months.divideAndRemainder(denominator);
        BigInteger secondsOfDays = days.multiply(BigInteger.valueOf(SECONDS_OF_A_DAY))
                .add(wholeMonths[1].multiply(BigInteger.valueOf(SECONDS_OF_A_MONTH)));
        BigInteger[] wholeDays =
                secondsOfDays.divideAndRemainder(denominator.multiply(BigInteger.valueOf(SECONDS_OF_A_DAY)));
        BigInteger rest = nanos.add(wholeDays[1].multiply(BigInteger.valueOf(NANOS)));
        return of(wholeMonths[0], wholeDays[0], rest.divide(denominator));
    }

    private static Span of(BigInteger months, BigInteger days, BigInteger nanos) {
        BigInteger second = BigInteger.valueOf(NANOS);
        BigInteger nanosOfSecond = nanos.mod(second);
        try {
            return new Span(
                    months.longValueExact(),
                    days.longValueExact(),
                    nanos.subtract(nanosOfSecond).divide(second).longValueExact(),
                    nanosOfSecond.intValueExact());
        } catch (ArithmeticException e) {
            throw new CypherError(CypherError.Kind.ARITHMETIC_ERROR, "IntegerOverflow", "a duration that is too long");
        }
    }

    public Value.Temporal value() {
        return new Value.Temporal(Kind.DURATION, SpanText.of(this));
    }

    public Span plus(Span other) {
        return of(
                BigInteger.valueOf(months).add(BigInteger.valueOf(other.months)),
                BigInteger.valueOf(days).add(BigInteger.valueOf(other.days)),
                allNanos().add(other.allNanos()));
    }

    public Span negated() {
        return of(
                BigInteger.valueOf(months).negate(),
                BigInteger.valueOf(days).negate(),
                allNanos().negate());
    }

    public Span times(BigDecimal factor) {
        return of(
                factor.multiply(BigDecimal.valueOf(months)),
                factor.multiply(BigDecimal.valueOf(days)),
                factor.multiply(new BigDecimal(allNanos())));
    }

    /** Divides by a number that is not zero. */
    public Span dividedBy(BigDecimal divisor) {
        BigInteger numerator = BigInteger.TEN.pow(Math.max(0, divisor.scale()));
        BigInteger denominator = divisor.multiply(new BigDecimal(numerator)).toBigIntegerExact();
        return of(
                numerator.multiply(BigInteger.valueOf(months)),
                numerator.multiply(BigInteger.valueOf(days)),
                numerator.multiply(allNanos()),
                denominator);
    }

    /** The seconds without their fraction, which is cut off towards zero. */
    long wholeSeconds() {
        return seconds < 0 && nanos > 0 ? seconds + 1 : seconds;
    }

    private BigInteger allNanos() {
        return BigInteger.valueOf(seconds).multiply(BigInteger.valueOf(NANOS)).add(BigInteger.valueOf(nanos));
    }

    private BigInteger nanosOnAverage() {
        return nanos(SECONDS_OF_A_MONTH, SECONDS_OF_A_DAY);
    }

    private BigInteger nanos(long secondsOfAMonth, long secondsOfADay) {
        return BigInteger.valueOf(months)
                .multiply(BigInteger.valueOf(secondsOfAMonth))
                .add(BigInteger.valueOf(days).multiply(BigInteger.valueOf(secondsOfADay)))
                .multiply(BigInteger.valueOf(NANOS))
                .add(allNanos());
    }

    /** Whether one of the two is longer however long months and days are. */
    public boolean differsClearlyFrom(Span other) {
        int leastDays = 28;
        int mostDays = 31;
        long hour = 3600;
        return Stream.of(leastDays, mostDays)
                        .flatMap(month -> Stream.of(23 * hour, 25 * hour)
                                .map(day -> nanos(month * SECONDS_OF_A_DAY, day)
                                        .compareTo(other.nanos(month * SECONDS_OF_A_DAY, day))))
                        .distinct()
                        .count()
                == 1;
    }

    /** By length, with months and days of mean length; among equally long ones, fewer months and then fewer days come first. */
    @Override
    public int compareTo(Span other) {
        return ORDER.compare(this, other);
    }
}

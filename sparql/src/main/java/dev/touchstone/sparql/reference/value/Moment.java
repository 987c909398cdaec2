package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An xsd:dateTime, or the beginning of an xsd:date.
 *
 * @param minute the moment without its seconds
 * @param zone empty where the literal has none
 */
record Moment(LocalDateTime minute, BigDecimal seconds, Optional<ZoneOffset> zone) {
    private static final String DAY = "(-?[0-9]{4,9})-([0-9]{2})-([0-9]{2})";
    private static final String ZONE = "(Z|[+-][0-9]{2}:[0-9]{2})?";
    private static final Pattern DATE = Pattern.compile(DAY + ZONE);
    private static final Pattern DATE_TIME =
            Pattern.compile(DAY + "T([0-9]{2}):([0-9]{2}):([0-9]{2}(?:\\.[0-9]+)?)" + ZONE);
    /** No time zone is further from Greenwich. */
    private static final int FURTHEST_HOURS = 14;

    private static final BigDecimal MINUTE = BigDecimal.valueOf(60);

    static Optional<Moment> ofDateTime(Term term) {
        return term instanceof Literal literal && literal.datatype().equals(Xsd.DATE_TIME)
                ? readDateTime(literal.lexical())
                : Optional.empty();
    }

    static Optional<Moment> ofDate(Term term) {
        return term instanceof Literal literal && literal.datatype().equals(Xsd.DATE)
                ? readDate(literal.lexical())
                : Optional.empty();
    }

    static Optional<Moment> readDateTime(String text) {
        Matcher matcher = DATE_TIME.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        try {
            int hour = Integer.parseInt(matcher.group(4));
            int minute = Integer.parseInt(matcher.group(5));
            BigDecimal seconds = new BigDecimal(matcher.group(6));
            boolean midnight = hour == 24 && minute == 0 && seconds.signum() == 0;
            if (seconds.compareTo(MINUTE) >= 0) {
                return Optional.empty();
            }
            LocalDateTime start = day(matcher).atTime(midnight ? 0 : hour, minute);
            return Optional.of(new Moment(midnight ? start.plusDays(1) : start, seconds, zone(matcher, 7)));
        } catch (DateTimeException e) {
            return Optional.empty(); // digits that are no day, such as the 30th of February
        }
    }

    static Optional<Moment> readDate(String text) {
        Matcher matcher = DATE.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Moment(day(matcher).atStartOfDay(), BigDecimal.ZERO, zone(matcher, 4)));
        } catch (DateTimeException e) {
            return Optional.empty(); // digits that are no day, such as the 30th of February
        }
    }

    private static LocalDate day(Matcher matcher) {
        return LocalDate.of(
                Integer.parseInt(matcher.group(1)),
                Integer.parseInt(matcher.group(2)),
                Integer.parseInt(matcher.group(3)));
    }

    private static Optional<ZoneOffset> zone(Matcher matcher, int group) {
        return Optional.ofNullable(matcher.group(group)).map(ZoneOffset::of);
    }

    /** Before, after or at the same time; empty where that depends on the time zone that one of them lacks. */
    OptionalInt compare(Moment other) {
        if (zone.isPresent() == other.zone.isPresent()) {
            return OptionalInt.of(instant(ZoneOffset.UTC).compareTo(other.instant(ZoneOffset.UTC)));
        }
        if (zone.isEmpty()) {
            OptionalInt reversed = other.compare(this);
            return reversed.isPresent() ? OptionalInt.of(-reversed.getAsInt()) : reversed;
        }
        if (instant(ZoneOffset.UTC).compareTo(other.instant(ZoneOffset.ofHours(FURTHEST_HOURS))) < 0) {
            return OptionalInt.of(-1);
        }
        return instant(ZoneOffset.UTC).compareTo(other.instant(ZoneOffset.ofHours(-FURTHEST_HOURS))) > 0
                ? OptionalInt.of(1)
                : OptionalInt.empty();
    }

    /** Seconds on the time line, in its own time zone or else in this one. */
    BigDecimal instant(ZoneOffset otherwise) {
        return BigDecimal.valueOf(minute.toEpochSecond(zone.orElse(otherwise))).add(seconds);
    }
}

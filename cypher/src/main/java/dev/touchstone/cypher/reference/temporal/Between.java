package dev.touchstone.cypher.reference.temporal;

import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.util.Optional;

/**
 * How much lies between two moments, which need not be of one kind.
 *
 * <p>What one of them lacks is taken from the other: the date, so that only the times count, and the time zone. A date without a
 * time is its midnight.
 */
public final class Between {
    private final boolean dated;
    private final Temporal from;
    private final Temporal to;

    private Between(Moment from, Moment to) {
        this.dated = from.date().isPresent() && to.date().isPresent();
        LocalDate anyDate = from.date().or(to::date).orElse(LocalDate.EPOCH);
        Optional<ZoneId> anyZone = from.zone().or(to::zone);
        this.from = at(from, anyDate, from.zone().or(to::zone));
        Temporal end = at(to, anyDate, to.zone().or(from::zone));
        // Months and days are counted by the calendar where the way begins.
        this.to = end instanceof ZonedDateTime zoned ? zoned.withZoneSameInstant(anyZone.orElseThrow()) : end;
    }

    private static Temporal at(Moment moment, LocalDate otherDate, Optional<ZoneId> zone) {
        LocalDateTime local =
                LocalDateTime.of(moment.date().orElse(otherDate), moment.time().orElse(LocalTime.MIDNIGHT));
        if (zone.isEmpty()) {
            return local;
        }
        return ZonedDateTime.ofLocal(local, zone.get(), moment.offset().orElse(null));
    }

    /** Months, then days, then seconds. */
    public static Span of(Moment from, Moment to) {
        return Faults.checked(() -> new Between(from, to).all());
    }

    /** Whole months only. */
    public static Span inMonths(Moment from, Moment to) {
        return Faults.checked(() -> new Span(new Between(from, to).count(ChronoUnit.MONTHS), 0, 0, 0));
    }

    /** Whole days only. */
    public static Span inDays(Moment from, Moment to) {
        return Faults.checked(() -> new Span(0, new Between(from, to).count(ChronoUnit.DAYS), 0, 0));
    }

    /** Seconds with their fraction. */
    public static Span inSeconds(Moment from, Moment to) {
        return Faults.checked(() -> {
            Between between = new Between(from, to);
            return seconds(0, 0, between.from, between.to);
        });
    }

    private Span all() {
        long months = count(ChronoUnit.MONTHS);
        Temporal afterMonths = from.plus(months, ChronoUnit.MONTHS);
        long days = dated ? afterMonths.until(to, ChronoUnit.DAYS) : 0;
        return seconds(months, days, afterMonths.plus(days, ChronoUnit.DAYS), to);
    }

    private long count(ChronoUnit unit) {
        return dated ? from.until(to, unit) : 0;
    }

    private static Span seconds(long months, long days, Temporal from, Temporal to) {
        Duration rest = Duration.between(from, to);
        return new Span(months, days, rest.getSeconds(), rest.getNano());
    }
}

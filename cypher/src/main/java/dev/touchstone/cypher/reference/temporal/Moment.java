package dev.touchstone.cypher.reference.temporal;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Temporal.Kind;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalQueries;
import java.util.Optional;

/**
 * A date, a time of the day, or both, with or without a time zone: all temporal values but durations.
 *
 * @param at a {@link LocalDate}, {@link LocalTime}, {@link OffsetTime}, {@link LocalDateTime} or {@link ZonedDateTime}
 */
public record Moment(Kind kind, Temporal at) implements Comparable<Moment> {
    private static final long SECONDS_OF_A_DAY = 86_400;

    static Moment of(LocalDate date) {
        return new Moment(Kind.DATE, date);
    }

    static Moment of(LocalTime time) {
        return new Moment(Kind.LOCAL_TIME, time);
    }

    static Moment of(OffsetTime time) {
        return new Moment(Kind.TIME, time);
    }

    static Moment of(LocalDateTime dateTime) {
        return new Moment(Kind.LOCAL_DATETIME, dateTime);
    }

    static Moment of(ZonedDateTime dateTime) {
        return new Moment(Kind.DATETIME, dateTime);
    }

    /** The moment that a value is. */
    public static Moment of(Value.Temporal value) {
        return MomentText.read(value.kind(), value.text());
    }

    /** The moment of a kind that a string says. */
    public static Moment parse(Kind kind, String text) {
        return MomentText.read(kind, text);
    }

    /** What a clock in that zone shows at that instant. */
    public static Moment now(Kind kind, Instant now, String zone) {
        ZonedDateTime here = now.atZone(Zones.of(zone));
        return switch (kind) {
            case DATE -> of(here.toLocalDate());
            case LOCAL_TIME -> of(here.toLocalTime());
            case TIME -> of(here.toOffsetDateTime().toOffsetTime());
            case LOCAL_DATETIME -> of(here.toLocalDateTime());
            case DATETIME -> of(here);
            case DURATION -> throw new IllegalArgumentException("a clock shows no duration");
        };
    }

    /** The instant so many seconds and nanoseconds after the beginning of 1970. */
    public static Moment ofEpoch(long seconds, long nanos) {
        if (nanos < 0 || nanos >= Span.NANOS) {
            throw Faults.unfit("nanoseconds of a second are not " + nanos);
        }
        return Faults.checked(() -> of(Instant.ofEpochSecond(seconds, nanos).atZone(ZoneOffset.UTC)));
    }

    public static Moment ofEpochMillis(long millis) {
        return of(Instant.ofEpochMilli(millis).atZone(ZoneOffset.UTC));
    }

    public Value.Temporal value() {
        return new Value.Temporal(kind, MomentText.of(this));
    }

    Optional<LocalDate> date() {
        return Optional.ofNullable(at.query(TemporalQueries.localDate()));
    }

    Optional<LocalTime> time() {
        return Optional.ofNullable(at.query(TemporalQueries.localTime()));
    }

    /** The time zone: an offset, or a region with rules. */
    Optional<ZoneId> zone() {
        return Optional.ofNullable(at.query(TemporalQueries.zone()));
    }

    /** How far the time zone is ahead of UTC then. */
    Optional<ZoneOffset> offset() {
        return Optional.ofNullable(at.query(TemporalQueries.offset()));
    }

    /**
     * The moment so much later: first by months, then by days, then by seconds. A date goes by whole days only, and a time by
     * seconds only, round the clock.
     */
    public Moment plus(Span span) {
        return Faults.checked(() -> {
            Temporal later = plus(at, span.months(), ChronoUnit.MONTHS);
            later = plus(later, span.days(), ChronoUnit.DAYS);
            if (!later.isSupported(ChronoUnit.SECONDS)) {
                return new Moment(kind, plus(later, span.wholeSeconds() / SECONDS_OF_A_DAY, ChronoUnit.DAYS));
            }
            later = plus(later, span.seconds(), ChronoUnit.SECONDS);
            return new Moment(kind, plus(later, span.nanos(), ChronoUnit.NANOS));
        });
    }

    private static Temporal plus(Temporal moment, long amount, ChronoUnit unit) {
        return moment.isSupported(unit) ? moment.plus(amount, unit) : moment;
    }

    /** By instant first, then by local time, then by the name of the zone. Only moments of one kind compare. */
    @Override
    public int compareTo(Moment other) {
        return switch (at) {
            case LocalDate date when other.at instanceof LocalDate second -> date.compareTo(second);
            case LocalTime time when other.at instanceof LocalTime second -> time.compareTo(second);
            case OffsetTime time when other.at instanceof OffsetTime second -> time.compareTo(second);
            case LocalDateTime dateTime when other.at instanceof LocalDateTime second -> dateTime.compareTo(second);
            case ZonedDateTime dateTime when other.at instanceof ZonedDateTime second -> dateTime.compareTo(second);
            default -> throw new IllegalArgumentException("no order between " + this + " and " + other);
        };
    }
}

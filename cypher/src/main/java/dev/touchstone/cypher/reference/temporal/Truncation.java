package dev.touchstone.cypher.reference.temporal;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Temporal.Kind;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAdjusters;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Sets to its beginning all of a moment that is finer than a unit. */
public final class Truncation {
    private static final Map<String, ChronoUnit> UNITS_OF_THE_CLOCK = Map.of(
            "hour", ChronoUnit.HOURS,
            "minute", ChronoUnit.MINUTES,
            "second", ChronoUnit.SECONDS,
            "millisecond", ChronoUnit.MILLIS,
            "microsecond", ChronoUnit.MICROS);

    private final String unit;
    private final Moment moment;
    private final Components parts;

    private Truncation(String unit, Moment moment, Components parts) {
        this.unit = unit;
        this.moment = moment;
        this.parts = parts;
    }

    /**
     * The beginning of the unit in which a moment lies.
     *
     * @param kind the kind of the result
     * @param unit {@code millennium} down to {@code microsecond}
     * @param parts what is set afterwards; here a time zone does not convert, but replaces the other
     */
    public static Moment of(Kind kind, String unit, Moment moment, Map<String, Value> parts) {
        return Faults.checked(() -> new Truncation(unit, moment, new Components(parts)).to(kind));
    }

    private Moment to(Kind kind) {
        Moment beginning = switch (kind) {
            case DATE -> Moment.of(dateOnly());
            case LOCAL_TIME -> Moment.of(timeOnly());
            case TIME -> zoned(timeOnly());
            case LOCAL_DATETIME -> Moment.of(LocalDateTime.of(date(), time()));
            case DATETIME -> zoned(LocalDateTime.of(date(), time()));
            case DURATION -> throw new IllegalArgumentException("a duration is no moment");
        };
        Map<String, Value> all = new LinkedHashMap<>(withFraction(beginning).parts());
        all.put(Construction.source(kind), beginning.value());
        return Construction.of(kind, all);
    }

    private LocalDate dateOnly() {
        if (ofTheClock()) {
            throw Faults.unfit("a date has no " + unit);
        }
        return date();
    }

    private LocalTime timeOnly() {
        if (!ofTheClock() && !unit.equals("day")) {
            throw Faults.unfit("a time of the day is within one " + unit);
        }
        LocalTime time = moment.time().orElseThrow(() -> Faults.unfit("no time in " + moment.value()));
        return ofTheClock() ? time() : time.truncatedTo(ChronoUnit.DAYS);
    }

    private boolean ofTheClock() {
        return UNITS_OF_THE_CLOCK.containsKey(unit);
    }

    private LocalDate date() {
        LocalDate date = moment.date().orElseThrow(() -> Faults.unfit("no date in " + moment.value()));
        return switch (unit) {
            case "millennium" -> beginningOf(1000, date);
            case "century" -> beginningOf(100, date);
            case "decade" -> beginningOf(10, date);
            case "year" -> beginningOf(1, date);
            case "weekYear" -> monday(LocalDate.of(date.get(IsoFields.WEEK_BASED_YEAR), 1, 4));
            case "quarter" -> date.with(IsoFields.DAY_OF_QUARTER, 1);
            case "month" -> date.withDayOfMonth(1);
            case "week" -> monday(date);
            case "day" -> date;
            default -> {
                if (ofTheClock()) {
                    yield date;
                }
                throw Faults.unfit("no unit of time: " + unit);
            }
        };
    }

    private static LocalDate beginningOf(int years, LocalDate date) {
        return LocalDate.of(Math.floorDiv(date.getYear(), years) * years, 1, 1);
    }

    private static LocalDate monday(LocalDate date) {
        return date.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    }

    private LocalTime time() {
        Optional<ChronoUnit> fine = Optional.ofNullable(UNITS_OF_THE_CLOCK.get(unit));
        return fine.map(clock -> moment.time()
                        .orElseThrow(() -> Faults.unfit("no time in " + moment.value()))
                        .truncatedTo(clock))
                .orElse(LocalTime.MIDNIGHT);
    }

    private Moment zoned(LocalTime time) {
        Optional<ZoneOffset> offset = parts.has("timezone") ? Optional.empty() : moment.offset();
        return offset.map(own -> Moment.of(OffsetTime.of(time, own))).orElse(Moment.of(time));
    }

    private Moment zoned(LocalDateTime local) {
        if (parts.has("timezone") || moment.zone().isEmpty()) {
            return Moment.of(local);
        }
        return Moment.of(ZonedDateTime.ofLocal(
                local, moment.zone().get(), moment.offset().orElse(null)));
    }

    /** Finer fractions of a second that are given count within the fraction that is kept. */
    private Components withFraction(Moment beginning) {
        int nanos = beginning.time().map(LocalTime::getNano).orElse(0);
        if (unit.equals("millisecond")) {
            return parts.orElse("millisecond", nanos / 1_000_000);
        }
        boolean coarser = parts.has("millisecond");
        return unit.equals("microsecond") && !coarser ? parts.orElse("microsecond", nanos / 1_000) : parts;
    }
}

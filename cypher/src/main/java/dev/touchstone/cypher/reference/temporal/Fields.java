package dev.touchstone.cypher.reference.temporal;

import static java.util.Map.entry;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Temporal.Kind;
import dev.touchstone.core.value.Values;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalField;
import java.util.Map;
import java.util.Optional;

/** The parts of temporal values that can be asked for: {@code moment.year}, {@code duration.days}. */
public final class Fields {
    private static final Map<String, TemporalField> OF_MOMENTS = Map.ofEntries(
            entry("year", ChronoField.YEAR),
            entry("quarter", IsoFields.QUARTER_OF_YEAR),
            entry("month", ChronoField.MONTH_OF_YEAR),
            entry("week", IsoFields.WEEK_OF_WEEK_BASED_YEAR),
            entry("weekYear", IsoFields.WEEK_BASED_YEAR),
            entry("day", ChronoField.DAY_OF_MONTH),
            entry("ordinalDay", ChronoField.DAY_OF_YEAR),
            entry("dayOfWeek", ChronoField.DAY_OF_WEEK),
            entry("weekDay", ChronoField.DAY_OF_WEEK),
            entry("dayOfQuarter", IsoFields.DAY_OF_QUARTER),
            entry("quarterDay", IsoFields.DAY_OF_QUARTER),
            entry("hour", ChronoField.HOUR_OF_DAY),
            entry("minute", ChronoField.MINUTE_OF_HOUR),
            entry("second", ChronoField.SECOND_OF_MINUTE),
            entry("millisecond", ChronoField.MILLI_OF_SECOND),
            entry("microsecond", ChronoField.MICRO_OF_SECOND),
            entry("nanosecond", ChronoField.NANO_OF_SECOND),
            entry("offsetSeconds", ChronoField.OFFSET_SECONDS),
            entry("epochSeconds", ChronoField.INSTANT_SECONDS));

    private Fields() {}

    /** One part of a value. It is an error to ask for what values of its kind do not have. */
    public static Value get(Value.Temporal value, String name) {
        Optional<Value> found = value.kind() == Kind.DURATION
                ? Faults.checked(() -> of(Span.of(value), name)).map(Values::of)
                : of(Moment.of(value), name);
        return found.orElseThrow(() -> Faults.unfit("a " + value.kind() + " has no " + name));
    }

    private static Optional<Value> of(Moment moment, String name) {
        return switch (name) {
            case "timezone" -> moment.zone().map(ZoneId::getId).map(Values::of);
            case "offset" -> moment.offset().map(ZoneOffset::getId).map(Values::of);
            case "offsetMinutes" -> number(moment, "offsetSeconds").map(seconds -> Values.of(seconds / 60));
            case "epochMillis" ->
                number(moment, "epochSeconds")
                        .map(seconds -> Values.of(seconds * 1000 + moment.at().get(ChronoField.MILLI_OF_SECOND)));
            default -> number(moment, name).map(Values::of);
        };
    }

    private static Optional<Long> number(Moment moment, String name) {
        return Optional.ofNullable(OF_MOMENTS.get(name))
                .filter(moment.at()::isSupported)
                .map(moment.at()::getLong);
    }

    private static Optional<Long> of(Span span, String name) {
        long months = span.months();
        long seconds = span.seconds();
        long nanos = span.nanos();
        return switch (name) {
            case "years" -> Optional.of(months / 12);
            case "quarters" -> Optional.of(months / 3);
            case "months" -> Optional.of(months);
            case "quartersOfYear" -> Optional.of(months / 3 % 4);
            case "monthsOfYear" -> Optional.of(months % 12);
            case "monthsOfQuarter" -> Optional.of(months % 3);
            case "weeks" -> Optional.of(span.days() / 7);
            case "days" -> Optional.of(span.days());
            case "daysOfWeek" -> Optional.of(span.days() % 7);
            case "hours" -> Optional.of(seconds / 3600);
            case "minutes" -> Optional.of(seconds / 60);
            case "seconds" -> Optional.of(seconds);
            case "minutesOfHour" -> Optional.of(seconds / 60 % 60);
            case "secondsOfMinute" -> Optional.of(seconds % 60);
            case "milliseconds" -> Optional.of(all(seconds, 1_000, nanos / 1_000_000));
            case "microseconds" -> Optional.of(all(seconds, 1_000_000, nanos / 1_000));
            case "nanoseconds" -> Optional.of(all(seconds, Span.NANOS, nanos));
            case "millisecondsOfSecond" -> Optional.of(nanos / 1_000_000);
            case "microsecondsOfSecond" -> Optional.of(nanos / 1_000);
            case "nanosecondsOfSecond" -> Optional.of(nanos);
            default -> Optional.empty();
        };
    }

    private static long all(long seconds, long each, long more) {
        return Math.addExact(Math.multiplyExact(seconds, each), more);
    }
}

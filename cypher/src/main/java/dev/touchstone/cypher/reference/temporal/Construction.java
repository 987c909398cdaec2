package dev.touchstone.cypher.reference.temporal;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Temporal.Kind;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Puts moments together from a map: from parts of their own, from parts of other moments, or from both, where the own ones win.
 *
 * <p>A time zone that is given converts a time that has one already, and else is just added. Without any, it is UTC.
 */
public final class Construction {
    private static final List<String> WITH_BOTH = List.of("datetime", "epochSeconds", "epochMillis");

    private final Kind kind;
    private final Components parts;

    private Construction(Kind kind, Components parts) {
        this.kind = kind;
        this.parts = parts;
    }

    /** The moment of a kind that a map describes. */
    public static Moment of(Kind kind, Map<String, Value> map) {
        Construction construction = new Construction(kind, new Components(map));
        return Faults.checked(construction::moment);
    }

    /** The part of a moment that is of a kind, such as its date; what it does not have, like a time zone, is made up. */
    public static Moment of(Kind kind, Moment other) {
        return of(kind, Map.of(source(kind), other.value()));
    }

    /** The name under which a map has the other moment from which one of a kind is taken. */
    static String source(Kind kind) {
        return switch (kind) {
            case DATE -> "date";
            case LOCAL_TIME, TIME -> "time";
            case LOCAL_DATETIME, DATETIME -> "datetime";
            case DURATION -> throw new IllegalArgumentException("a duration is no moment");
        };
    }

    private Moment moment() {
        if (parts.parts().isEmpty()) {
            throw Faults.unfit("a " + kind + " of nothing");
        }
        parts.parts().keySet().forEach(this::requireKnown);
        return switch (kind) {
            case DATE -> Moment.of(Dates.of(parts, otherDate()));
            case LOCAL_TIME -> Moment.of(Times.of(parts, otherTime()));
            case TIME -> Moment.of(time());
            case LOCAL_DATETIME -> Moment.of(localDateTime());
            case DATETIME -> Moment.of(dateTime());
            case DURATION -> throw new IllegalArgumentException("a duration is no moment");
        };
    }

    private void requireKnown(String name) {
        boolean dated = kind != Kind.TIME && kind != Kind.LOCAL_TIME;
        boolean timed = kind != Kind.DATE;
        boolean zoned = kind == Kind.TIME || kind == Kind.DATETIME;
        boolean known = switch (name) {
            case "date" -> dated;
            case "time" -> timed;
            case "datetime" -> dated && timed;
            case "timezone" -> zoned;
            case "epochSeconds", "epochMillis" -> kind == Kind.DATETIME;
            default -> (dated && Components.OF_DATE.contains(name)) || (timed && Components.OF_TIME.contains(name));
        };
        if (!known) {
            throw Faults.unfit("no part of a " + kind + ": " + name);
        }
    }

    private OffsetTime time() {
        LocalTime local = Times.of(parts, otherTime());
        Optional<ZoneOffset> given = parts.zone().map(Construction::offset);
        ZoneOffset own = otherWithTime().flatMap(Moment::offset).or(() -> given).orElse(ZoneOffset.UTC);
        return OffsetTime.of(local, own).withOffsetSameInstant(given.orElse(own));
    }

    /** A time has no date, so that it does not say which offset the rules of a region give. */
    private static ZoneOffset offset(ZoneId zone) {
        if (zone instanceof ZoneOffset offset) {
            return offset;
        }
        throw Faults.unfit("a time without a date can have an offset, but no time zone: " + zone);
    }

    private LocalDateTime localDateTime() {
        boolean timed = parts.hasAny(Components.OF_TIME) || otherWithTime().isPresent();
        if (timed && otherWithDate().isEmpty()) {
            Dates.requireDay(parts);
        }
        LocalDate date = Dates.of(parts, otherDate());
        return LocalDateTime.of(date, timed ? Times.of(parts, otherTime()) : LocalTime.MIDNIGHT);
    }

    private ZonedDateTime dateTime() {
        Optional<ZoneId> given = parts.zone();
        Optional<Moment> other = otherWithTime();
        ZoneId own = other.flatMap(Moment::zone).or(() -> given).orElse(ZoneOffset.UTC);
        ZonedDateTime there = ZonedDateTime.ofLocal(
                localDateTime(), own, other.flatMap(Moment::offset).orElse(null));
        return there.withZoneSameInstant(given.orElse(own));
    }

    private Optional<LocalDate> otherDate() {
        return otherWithDate()
                .map(other -> other.date().orElseThrow(() -> Faults.unfit("no date in " + other.value())));
    }

    private Optional<LocalTime> otherTime() {
        return otherWithTime()
                .map(other -> other.time().orElseThrow(() -> Faults.unfit("no time in " + other.value())));
    }

    private Optional<Moment> otherWithDate() {
        return both().or(() -> parts.moment("date"));
    }

    private Optional<Moment> otherWithTime() {
        return both().or(() -> parts.moment("time"));
    }

    private Optional<Moment> both() {
        List<String> given = WITH_BOTH.stream().filter(parts::has).toList();
        if (given.size() > 1 || (!given.isEmpty() && parts.hasAny(List.of("date", "time")))) {
            throw Faults.unfit("a date or a time from two moments");
        }
        return parts.moment("datetime")
                .or(() -> parts.number("epochSeconds").map(seconds -> Moment.ofEpoch(seconds, 0)))
                .or(() -> parts.number("epochMillis").map(Moment::ofEpochMillis));
    }
}

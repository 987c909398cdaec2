package dev.touchstone.host;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.Optional;

/** A date, a time or a duration, in its ISO 8601 form. */
public final class Temporal {
    /** The kinds that engines tell apart. */
    public enum Kind {
        DATE,
        LOCAL_TIME,
        TIME,
        LOCAL_DATETIME,
        DATETIME,
        DURATION
    }

    public final Kind kind;
    public final String text;

    public Temporal(Kind kind, String text) {
        this.kind = kind;
        this.text = text;
    }

    /** A date or time in the text that Cypher's toString gives, which has seconds where Java's leaves them out. */
    public static Optional<Temporal> of(TemporalAccessor value) {
        if (value instanceof LocalDate) {
            return written(Kind.DATE, DateTimeFormatter.ISO_LOCAL_DATE, value);
        }
        if (value instanceof LocalTime) {
            return written(Kind.LOCAL_TIME, DateTimeFormatter.ISO_LOCAL_TIME, value);
        }
        if (value instanceof OffsetTime) {
            return written(Kind.TIME, DateTimeFormatter.ISO_OFFSET_TIME, value);
        }
        if (value instanceof LocalDateTime) {
            return written(Kind.LOCAL_DATETIME, DateTimeFormatter.ISO_LOCAL_DATE_TIME, value);
        }
        if (value instanceof ZonedDateTime) {
            return written(Kind.DATETIME, DateTimeFormatter.ISO_ZONED_DATE_TIME, value);
        }
        return Optional.empty();
    }

    private static Optional<Temporal> written(Kind kind, DateTimeFormatter format, TemporalAccessor value) {
        return Optional.of(new Temporal(kind, format.format(value)));
    }

    /** This date or time as Java has it; a duration, which Java has two halves of, is refused. */
    public TemporalAccessor value() {
        switch (kind) {
            case DATE:
                return LocalDate.parse(text);
            case LOCAL_TIME:
                return LocalTime.parse(text);
            case TIME:
                return OffsetTime.parse(text);
            case LOCAL_DATETIME:
                return LocalDateTime.parse(text);
            case DATETIME:
                return ZonedDateTime.parse(text);
            default:
                throw new NotSupported("take a " + kind);
        }
    }
}

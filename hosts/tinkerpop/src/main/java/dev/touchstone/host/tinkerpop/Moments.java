package dev.touchstone.host.tinkerpop;

import dev.touchstone.host.Foreign;
import dev.touchstone.host.Temporal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.Map;

/**
 * Turns dates and times into values that can travel. TinkerPop's own dates are {@link Date} before 3.8 and
 * {@link OffsetDateTime} after; the rest only occurs where it was stored.
 */
final class Moments {
    private static final Map<Class<?>, Temporal.Kind> KINDS = Map.of(
            LocalDate.class, Temporal.Kind.DATE,
            LocalTime.class, Temporal.Kind.LOCAL_TIME,
            OffsetTime.class, Temporal.Kind.TIME,
            LocalDateTime.class, Temporal.Kind.LOCAL_DATETIME,
            OffsetDateTime.class, Temporal.Kind.DATETIME,
            ZonedDateTime.class, Temporal.Kind.DATETIME,
            Duration.class, Temporal.Kind.DURATION);

    private Moments() {}

    /** The temporal value; what is none is a foreign value. */
    static Object wireValue(Object value) {
        Object moment = value;
        if (value instanceof Date) {
            moment = ((Date) value).toInstant().atOffset(ZoneOffset.UTC);
        } else if (value instanceof Instant) {
            moment = ((Instant) value).atOffset(ZoneOffset.UTC);
        }
        Temporal.Kind kind = KINDS.get(moment.getClass());
        return kind == null
                ? new Foreign(value.getClass().getName(), value.toString())
                : new Temporal(kind, moment.toString());
    }
}

package dev.touchstone.host.redis;

import dev.touchstone.host.Temporal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** Dates and times, which the server keeps and sends as seconds since 1970. */
final class Moments {
    private static final long SECONDS_OF_DAY = 86_400;
    private static final int LOCAL_DATETIME = 13;
    private static final int DATE = 14;

    private Moments() {}

    static Temporal of(int type, long seconds) {
        if (type == LOCAL_DATETIME) {
            LocalDateTime moment = LocalDateTime.ofEpochSecond(seconds, 0, ZoneOffset.UTC);
            return new Temporal(Temporal.Kind.LOCAL_DATETIME, DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(moment));
        }
        if (type == DATE) {
            LocalDate day = LocalDate.ofEpochDay(Math.floorDiv(seconds, SECONDS_OF_DAY));
            return new Temporal(Temporal.Kind.DATE, DateTimeFormatter.ISO_LOCAL_DATE.format(day));
        }
        LocalTime time = LocalTime.ofSecondOfDay(Math.floorMod(seconds, SECONDS_OF_DAY));
        return new Temporal(Temporal.Kind.LOCAL_TIME, DateTimeFormatter.ISO_LOCAL_TIME.format(time));
    }
}

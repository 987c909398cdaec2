package dev.touchstone.cypher.reference.temporal;

import static java.time.format.DateTimeFormatter.ISO_LOCAL_DATE;
import static java.time.format.DateTimeFormatter.ISO_LOCAL_DATE_TIME;
import static java.time.format.DateTimeFormatter.ISO_LOCAL_TIME;
import static java.time.format.DateTimeFormatter.ISO_OFFSET_TIME;
import static java.time.format.DateTimeFormatter.ISO_ZONED_DATE_TIME;

import dev.touchstone.core.value.Value.Temporal.Kind;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moments as ISO 8601 writes them, with the name of a time zone in brackets at the end:
 * {@code 2015-07-21T21:40:32+02:00[Europe/Rome]}.
 *
 * <p>Many spellings are read, short ones and those without separators. One is written, with seconds and as many decimals as it
 * takes.
 */
final class MomentText {
    private static final String TIME = "(?<time>[0-9:.,]+)";
    private static final String ZONE = "(?<offset>[Zz]|[+-][0-9:]+)?(?:\\[(?<zone>[^\\]]+)\\])?";
    private static final Pattern TIME_OF_DAY = Pattern.compile("T?" + TIME + ZONE, Pattern.CASE_INSENSITIVE);
    private static final Pattern DATE_AND_TIME = Pattern.compile("(?<date>[0-9WQ+-]+)(?:[Tt]" + TIME + ZONE + ")?");

    private MomentText() {}

    static Moment read(Kind kind, String text) {
        return Faults.checked(() -> switch (kind) {
            case DATE -> Moment.of(Dates.parse(text));
            case LOCAL_TIME -> Moment.of(Times.parse(zoneless(match(TIME_OF_DAY, kind, text), text)));
            case TIME -> Moment.of(time(match(TIME_OF_DAY, kind, text), text));
            case LOCAL_DATETIME -> Moment.of(localDateTime(match(DATE_AND_TIME, kind, text), text));
            case DATETIME -> Moment.of(dateTime(match(DATE_AND_TIME, kind, text), text));
            case DURATION -> throw new IllegalArgumentException("a duration is no moment: " + text);
        });
    }

    private static Matcher match(Pattern pattern, Kind kind, String text) {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.matches()) {
            throw Faults.unfit("no " + kind + ": " + text);
        }
        return matcher;
    }

    private static String zoneless(Matcher matcher, String text) {
        if (part(matcher, "offset").isPresent() || part(matcher, "zone").isPresent()) {
            throw Faults.unfit("a time zone where there must be none: " + text);
        }
        return part(matcher, "time").orElse("00");
    }

    private static OffsetTime time(Matcher matcher, String text) {
        if (part(matcher, "zone").isPresent()) {
            throw Faults.unfit("a time without a date can have an offset, but no time zone: " + text);
        }
        return OffsetTime.of(Times.parse(matcher.group("time")), offset(matcher).orElse(ZoneOffset.UTC));
    }

    private static LocalDateTime localDateTime(Matcher matcher, String text) {
        return LocalDateTime.of(Dates.parse(matcher.group("date")), Times.parse(zoneless(matcher, text)));
    }

    private static ZonedDateTime dateTime(Matcher matcher, String text) {
        LocalDate date = Dates.parse(matcher.group("date"));
        LocalTime time = part(matcher, "time").map(Times::parse).orElse(LocalTime.MIDNIGHT);
        LocalDateTime local = LocalDateTime.of(date, time);
        Optional<ZoneOffset> offset = offset(matcher);
        Optional<ZoneId> zone = part(matcher, "zone").map(Zones::of);
        ZonedDateTime there = offset.isPresent() && zone.isPresent()
                ? ZonedDateTime.ofInstant(local, offset.get(), zone.get())
                : local.atZone(zone.or(() -> offset).orElse(ZoneOffset.UTC));
        if (offset.isPresent() && !there.getOffset().equals(offset.get())) {
            throw Faults.unfit("an offset that the time zone does not have then: " + text);
        }
        return there;
    }

    private static Optional<ZoneOffset> offset(Matcher matcher) {
        return part(matcher, "offset").map(text -> (ZoneOffset) Zones.of(text));
    }

    private static Optional<String> part(Matcher matcher, String name) {
        return Optional.ofNullable(matcher.group(name));
    }

    static String of(Moment moment) {
        DateTimeFormatter format = switch (moment.kind()) {
            case DATE -> ISO_LOCAL_DATE;
            case LOCAL_TIME -> ISO_LOCAL_TIME;
            case TIME -> ISO_OFFSET_TIME;
            case LOCAL_DATETIME -> ISO_LOCAL_DATE_TIME;
            case DATETIME -> ISO_ZONED_DATE_TIME;
            case DURATION -> throw new IllegalArgumentException("a duration is no moment");
        };
        return format.format(moment.at());
    }
}

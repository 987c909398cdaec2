package dev.touchstone.cypher.reference.temporal;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Time zones by what they are called: {@code Z}, an offset like {@code +01:00} or {@code -0130}, a name like {@code Europe/Rome}. */
final class Zones {
    private static final Pattern OFFSET =
            Pattern.compile("(?<sign>[+-])(?<hours>\\d{2})(?::?(?<minutes>\\d{2})(?::?(?<seconds>\\d{2}))?)?");

    private Zones() {}

    static ZoneId of(String text) {
        if (text.equalsIgnoreCase("Z")) {
            return ZoneOffset.UTC;
        }
        Matcher offset = OFFSET.matcher(text);
        return offset.matches() ? Faults.checked(() -> offset(offset)) : region(text);
    }

    private static ZoneOffset offset(Matcher matcher) {
        int sign = matcher.group("sign").equals("-") ? -1 : 1;
        return ZoneOffset.ofHoursMinutesSeconds(
                sign * number(matcher, "hours"), sign * number(matcher, "minutes"), sign * number(matcher, "seconds"));
    }

    private static int number(Matcher matcher, String group) {
        return matcher.group(group) == null ? 0 : Integer.parseInt(matcher.group(group));
    }

    private static ZoneId region(String text) {
        if (text.isEmpty() || !Character.isLetter(text.charAt(0))) {
            throw Faults.unfit("no time zone: " + text);
        }
        try {
            return ZoneId.of(text);
        } catch (DateTimeException e) {
            throw Faults.unfit("no time zone: " + text);
        }
    }
}

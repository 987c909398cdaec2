package dev.touchstone.cypher.reference.temporal;

import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times of the day from their parts. What is not given is taken from another time, or is zero where there is none. */
final class Times {
    private static final Pattern SPELLING = Pattern.compile(
            "(?<hour>\\d{1,2})" + "(?::(?<minute>\\d{1,2})(?::(?<second>\\d{1,2})(?:[.,](?<fraction>\\d{1,9}))?)?)?");
    private static final Pattern COMPACT = Pattern.compile(
            "(?<hour>\\d{2})" + "(?:(?<minute>\\d{2})(?:(?<second>\\d{2})(?:[.,](?<fraction>\\d{1,9}))?)?)?");
    private static final List<String> WHOLE = List.of("hour", "minute", "second");
    private static final List<String> FRACTIONS = List.of("millisecond", "microsecond", "nanosecond");

    private Times() {}

    static LocalTime parse(String text) {
        Matcher matcher = SPELLING.matcher(text);
        if (!matcher.matches()) {
            matcher = COMPACT.matcher(text);
        }
        if (!matcher.matches()) {
            throw Faults.unfit("no time: " + text);
        }
        return LocalTime.of(
                digits(matcher, "hour", 0),
                digits(matcher, "minute", 0),
                digits(matcher, "second", 0),
                digits(matcher, "fraction", 9));
    }

    /** A group as a number, with zeros appended to make it so wide. */
    private static int digits(Matcher matcher, String name, int width) {
        String digits = Optional.ofNullable(matcher.group(name)).orElse("0");
        return Integer.parseInt(digits + "0".repeat(Math.max(0, width - digits.length())));
    }

    static LocalTime of(Components parts, Optional<LocalTime> other) {
        if (other.isEmpty()) {
            requireInOrder(parts);
        }
        return LocalTime.of(
                whole(parts, "hour", other.map(LocalTime::getHour)),
                whole(parts, "minute", other.map(LocalTime::getMinute)),
                whole(parts, "second", other.map(LocalTime::getSecond)),
                parts.hasAny(FRACTIONS)
                        ? nanos(parts)
                        : other.map(LocalTime::getNano).orElse(0));
    }

    private static void requireInOrder(Components parts) {
        if (!parts.has("hour")) {
            throw Faults.unfit("a time without an hour");
        }
        parts.requireInOrder(WHOLE);
        if (parts.hasAny(FRACTIONS) && !parts.has("second")) {
            throw Faults.unfit("a fraction of a second without a second");
        }
    }

    private static int whole(Components parts, String name, Optional<Integer> fallback) {
        return parts.number(name).map(Math::toIntExact).or(() -> fallback).orElse(0);
    }

    /** The fraction of a second. Of the units given, the finer ones count within the coarser. */
    private static int nanos(Components parts) {
        long nanos = 0;
        long room = Span.NANOS;
        long unit = Span.NANOS;
        for (String name : FRACTIONS) {
            unit /= 1000;
            if (parts.has(name)) {
                long amount = parts.number(name).orElse(0L);
                if (amount < 0 || amount >= room / unit) {
                    throw Faults.unfit("no " + name + ": " + amount);
                }
                nanos += amount * unit;
                room = unit;
            }
        }
        return (int) nanos;
    }
}

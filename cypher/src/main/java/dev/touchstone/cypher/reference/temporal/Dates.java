package dev.touchstone.cypher.reference.temporal;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalField;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Dates from their parts. A date is given by month and day, by week and day of the week, by quarter and day of the quarter, or by
 * day of the year. What is not given is taken from another date, or is the first where there is none.
 */
final class Dates {
    private static final String YEAR = "(?<year>\\d{4}|[+-]\\d{1,9})";
    private static final List<Pattern> SPELLINGS = Stream.of(
                    YEAR,
                    YEAR + "-(?<month>\\d{1,2})",
                    YEAR + "-(?<month>\\d{1,2})-(?<day>\\d{1,2})",
                    "(?<year>\\d{4})(?<month>\\d{2})",
                    "(?<year>\\d{4})(?<month>\\d{2})(?<day>\\d{2})",
                    YEAR + "-?W(?<week>\\d{1,2})",
                    YEAR + "-?W(?<week>\\d{1,2})-(?<dayOfWeek>\\d)",
                    YEAR + "W(?<week>\\d{2})(?<dayOfWeek>\\d)",
                    YEAR + "-?Q(?<quarter>\\d)",
                    YEAR + "-?Q(?<quarter>\\d)-(?<dayOfQuarter>\\d{1,2})",
                    YEAR + "Q(?<quarter>\\d)(?<dayOfQuarter>\\d{2})",
                    YEAR + "-(?<ordinalDay>\\d{3})",
                    "(?<year>\\d{4})(?<ordinalDay>\\d{3})")
            .map(Pattern::compile)
            .toList();
    private static final List<List<String>> WAYS = List.of(
            List.of("month", "day"),
            List.of("week", "dayOfWeek"),
            List.of("quarter", "dayOfQuarter"),
            List.of("ordinalDay"));

    private Dates() {}

    static LocalDate parse(String text) {
        for (Pattern spelling : SPELLINGS) {
            Matcher matcher = spelling.matcher(text);
            if (matcher.matches()) {
                Map<String, Value> parts = new LinkedHashMap<>();
                matcher.namedGroups()
                        .keySet()
                        .forEach(name -> parts.put(name, new Int(Long.parseLong(matcher.group(name)))));
                return of(new Components(parts), Optional.empty());
            }
        }
        throw Faults.unfit("no date: " + text);
    }

    static LocalDate of(Components parts, Optional<LocalDate> other) {
        if (other.isEmpty()) {
            requireYear(parts);
        }
        List<String> way = way(parts);
        if (other.isEmpty()) {
            parts.requireInOrder(way);
        }
        return switch (way.getFirst()) {
            case "week" -> byWeek(parts, other);
            case "quarter" -> byQuarter(parts, other);
            case "ordinalDay" ->
                LocalDate.ofYearDay(year(parts, other, ChronoField.YEAR), part(parts, "ordinalDay", Optional.empty()));
            default -> byMonth(parts, other);
        };
    }

    /** Complains of parts that do not go down to the day: a time of the day needs a day. */
    static void requireDay(Components parts) {
        requireYear(parts);
        List<String> way = way(parts);
        for (String name : way) {
            if (!parts.has(name)) {
                throw Faults.unfit("a time of the day, but no " + name);
            }
        }
    }

    private static void requireYear(Components parts) {
        if (!parts.has("year")) {
            throw Faults.unfit("a date without a year");
        }
    }

    private static List<String> way(Components parts) {
        List<List<String>> given = WAYS.stream().filter(parts::hasAny).toList();
        if (given.size() > 1) {
            throw Faults.unfit("a date in two ways: by " + given.get(0) + " and by " + given.get(1));
        }
        return given.isEmpty() ? WAYS.getFirst() : given.getFirst();
    }

    private static LocalDate byMonth(Components parts, Optional<LocalDate> other) {
        int year = year(parts, other, ChronoField.YEAR);
        int month = part(parts, "month", other.map(LocalDate::getMonthValue));
        return inMonth(YearMonth.of(year, month), parts.number("day"), other);
    }

    private static LocalDate byWeek(Components parts, Optional<LocalDate> other) {
        int year = year(parts, other, IsoFields.WEEK_BASED_YEAR);
        int week = part(parts, "week", other.map(date -> date.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR)));
        int day = part(parts, "dayOfWeek", other.map(date -> date.get(ChronoField.DAY_OF_WEEK)));
        // The fourth of January is always in the first week.
        LocalDate first = LocalDate.of(year, 1, 4);
        first.range(IsoFields.WEEK_OF_WEEK_BASED_YEAR).checkValidValue(week, IsoFields.WEEK_OF_WEEK_BASED_YEAR);
        return first.plusWeeks(week - 1L).with(ChronoField.DAY_OF_WEEK, day);
    }

    /** Without a day of the quarter, the other date's month and day are kept as months of the quarter. */
    private static LocalDate byQuarter(Components parts, Optional<LocalDate> other) {
        int year = year(parts, other, ChronoField.YEAR);
        int quarter = part(parts, "quarter", other.map(date -> date.get(IsoFields.QUARTER_OF_YEAR)));
        YearMonth first = YearMonth.of(year, 1).with(IsoFields.QUARTER_OF_YEAR, quarter);
        if (parts.has("dayOfQuarter")) {
            int day = part(parts, "dayOfQuarter", Optional.empty());
            LocalDate start = first.atDay(1);
            start.range(IsoFields.DAY_OF_QUARTER).checkValidValue(day, IsoFields.DAY_OF_QUARTER);
            return start.plusDays(day - 1L);
        }
        int monthsIn = other.map(date -> (date.getMonthValue() - 1) % 3).orElse(0);
        return inMonth(first.plusMonths(monthsIn), Optional.empty(), other);
    }

    /** The given day, which must exist, or the other date's day, or the last one where the month is too short for that. */
    private static LocalDate inMonth(YearMonth month, Optional<Long> day, Optional<LocalDate> other) {
        int fallback = other.map(LocalDate::getDayOfMonth).orElse(1);
        return month.atDay(day.map(Math::toIntExact).orElse(Math.min(fallback, month.lengthOfMonth())));
    }

    private static int year(Components parts, Optional<LocalDate> other, TemporalField field) {
        return part(parts, "year", other.map(date -> date.get(field)));
    }

    private static int part(Components parts, String name, Optional<Integer> fallback) {
        return parts.number(name).map(Math::toIntExact).or(() -> fallback).orElse(1);
    }
}

package dev.touchstone.cypher.reference.temporal;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Durations as ISO 8601 writes them: {@code P1Y2M10DT2H30M}. Each amount can have a sign, and the last one a fraction. Read, but
 * not written, is {@code P0001-02-10T02:30:00} for the same.
 */
final class SpanText {
    private static final String AMOUNT = "[+-]?\\d{1,19}(?:[.,]\\d{1,9})?";
    private static final List<String> UNITS =
            List.of("years", "months", "weeks", "days", "hours", "minutes", "seconds");
    private static final Pattern BY_UNIT = Pattern.compile(
            "(?<sign>[+-]?)P(?=.)" + unit("years", 'Y') + unit("months", 'M') + unit("weeks", 'W') + unit("days", 'D')
                    + "(?:T(?=.)" + unit("hours", 'H') + unit("minutes", 'M') + unit("seconds", 'S') + ")?",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern BY_DATE = Pattern.compile(
            "(?<sign>[+-]?)P(?<years>\\d{4})(?<dash>-?)(?<months>\\d{2})\\k<dash>(?<days>\\d{2})"
                    + "(?:T(?<hours>\\d{2})(?:(?<colon>:?)(?<minutes>\\d{2})(?:\\k<colon>(?<seconds>\\d{2}(?:[.,]\\d{1,9})?))?)?)?",
            Pattern.CASE_INSENSITIVE);

    private SpanText() {}

    private static String unit(String name, char letter) {
        return "(?:(?<" + name + ">" + AMOUNT + ")" + letter + ")?";
    }

    static Span read(String text) {
        Matcher byDate = BY_DATE.matcher(text);
        if (byDate.matches()) {
            requireInRange(byDate, text);
            return signed(byDate, sum(byDate));
        }
        Matcher byUnit = BY_UNIT.matcher(text);
        if (!byUnit.matches() || !onlyTheLastHasAFraction(byUnit)) {
            throw Faults.unfit("no duration: " + text);
        }
        return signed(byUnit, sum(byUnit));
    }

    private static Span signed(Matcher matcher, Span span) {
        return matcher.group("sign").equals("-") ? span.negated() : span;
    }

    private static Span sum(Matcher matcher) {
        SpanParts parts = SpanParts.NONE;
        for (String unit : UNITS) {
            parts = parts.plus(unit, amount(matcher, unit));
        }
        return parts.span();
    }

    private static BigDecimal amount(Matcher matcher, String unit) {
        boolean there = matcher.namedGroups().containsKey(unit) && matcher.group(unit) != null;
        return there ? new BigDecimal(matcher.group(unit).replace(',', '.')) : BigDecimal.ZERO;
    }

    private static boolean onlyTheLastHasAFraction(Matcher matcher) {
        List<BigDecimal> given = UNITS.stream()
                .filter(unit -> matcher.group(unit) != null)
                .map(unit -> amount(matcher, unit))
                .toList();
        return given.stream().limit(given.size() - 1L).allMatch(amount -> amount.scale() <= 0);
    }

    private static void requireInRange(Matcher matcher, String text) {
        boolean inRange = amount(matcher, "months").intValue() <= 12
                && amount(matcher, "days").intValue() <= 31
                && amount(matcher, "hours").intValue() < 24
                && amount(matcher, "minutes").intValue() < 60
                && amount(matcher, "seconds").intValue() < 60;
        if (!inRange) {
            throw Faults.unfit("no duration: " + text);
        }
    }

    static String of(Span span) {
        StringBuilder text = new StringBuilder("P");
        append(text, span.months() / 12, 'Y');
        append(text, span.months() % 12, 'M');
        append(text, span.days(), 'D');
        long seconds = span.wholeSeconds();
        String fraction = fraction(span, seconds);
        if (seconds != 0 || !fraction.equals("0")) {
            text.append('T');
            append(text, seconds / 3600, 'H');
            append(text, seconds / 60 % 60, 'M');
            appendSeconds(text, fraction);
        }
        return text.length() == 1 ? "PT0S" : text.toString();
    }

    private static void append(StringBuilder text, long amount, char unit) {
        if (amount != 0) {
            text.append(amount).append(unit);
        }
    }

    private static void appendSeconds(StringBuilder text, String seconds) {
        if (!seconds.equals("0")) {
            text.append(seconds).append('S');
        }
    }

    /** The seconds that make no whole minute, with their fraction. */
    private static String fraction(Span span, long wholeSeconds) {
        long nanos = span.nanos() + (span.seconds() - wholeSeconds) * Span.NANOS;
        return BigDecimal.valueOf(nanos, 9)
                .add(BigDecimal.valueOf(wholeSeconds % 60))
                .stripTrailingZeros()
                .toPlainString();
    }
}

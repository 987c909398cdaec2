package dev.touchstone.core.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Point;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Value.Temporal.Kind;
import dev.touchstone.core.value.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Random values of a type. Small numbers and short strings are frequent, so that values meet; borders do occur. */
public final class ValueGenerator {
    private static final String LETTERS = "abcxyzABC019 _-'\"\\%é中";
    /** The first whole number that a double cannot hold. */
    private static final long BEYOND_DOUBLES = (1L << 53) + 1;

    private static final int WGS84 = 4326;
    private static final int CARTESIAN = 7203;

    private ValueGenerator() {}

    /** How many values are usually at the borders of their type. */
    private static final double EXTREME = 0.1;

    public static Value value(PropertyType type, Choices choices) {
        return value(type, EXTREME, choices);
    }

    /**
     * A value.
     *
     * @param extreme the share of those at the borders of the type
     */
    static Value value(PropertyType type, double extreme, Choices choices) {
        return choices.chance(extreme)
                ? border(type, choices).orElseGet(() -> ordinary(type, choices))
                : ordinary(type, choices);
    }

    private static Optional<Value> border(PropertyType type, Choices choices) {
        return switch (type) {
            case INT -> Optional.of(Values.of(border(Integer.MIN_VALUE, Integer.MAX_VALUE, choices)));
            case LONG ->
                Optional.of(Values.of(
                        choices.chance(0.4)
                                ? choices.pickOf(BEYOND_DOUBLES, -BEYOND_DOUBLES)
                                : border(Long.MIN_VALUE, Long.MAX_VALUE, choices)));
            case FLOAT ->
                Optional.of(Values.of(shortestDouble((float) border(Float.MAX_VALUE, Float.MIN_VALUE, choices))));
            case DOUBLE -> Optional.of(Values.of(border(Double.MAX_VALUE, Double.MIN_VALUE, choices)));
            case STRING -> Optional.of(Values.of(""));
            default -> Optional.empty();
        };
    }

    private static long border(long lowest, long highest, Choices choices) {
        return choices.pickOf(lowest, highest, lowest + 1, highest - 1);
    }

    private static double border(double largest, double smallest, Choices choices) {
        return choices.pickOf(
                largest,
                -largest,
                smallest,
                -0.0,
                Double.POSITIVE_INFINITY,
                Double.NEGATIVE_INFINITY,
                Double.NaN,
                Double.NaN);
    }

    private static Value ordinary(PropertyType type, Choices choices) {
        return switch (type) {
            case BOOLEAN -> Values.of(choices.chance(0.5));
            case INT, LONG -> Values.of(whole(choices));
            case FLOAT -> Values.of(shortestDouble((float) real(choices)));
            case DOUBLE -> Values.of(real(choices));
            case STRING -> Values.of(text(choices));
            case STRINGS -> texts(choices);
            case DATE -> new Temporal(Kind.DATE, date(choices));
            case LOCAL_TIME -> new Temporal(Kind.LOCAL_TIME, time(choices));
            case TIME -> new Temporal(Kind.TIME, time(choices) + offset(choices));
            case LOCAL_DATETIME -> new Temporal(Kind.LOCAL_DATETIME, date(choices) + "T" + time(choices));
            case DATETIME -> new Temporal(Kind.DATETIME, date(choices) + "T" + time(choices) + offset(choices));
            case DURATION ->
                new Temporal(Kind.DURATION, "P" + choices.between(1, 30) + "DT" + choices.between(1, 59) + "S");
            case POINT ->
                new Point(choices.chance(0.5) ? WGS84 : CARTESIAN, List.of((double) choices.between(-90, 90), (double)
                        choices.between(-90, 90)));
        };
    }

    private static long whole(Choices choices) {
        return switch (choices.below(10)) {
            case 0 -> choices.bits() % (1L << 31);
            case 1, 2 -> choices.between(-1000, 1000);
            default -> choices.between(-5, 10);
        };
    }

    private static double real(Choices choices) {
        return choices.chance(0.2) ? choices.between(-1000, 1000) / 8.0 : choices.between(-10, 20) / 2.0;
    }

    /** The value, with 0.0 for -0.0. */
    public static Value unsigned(Value value) {
        return value instanceof Value.Real(double real) && real == 0 ? new Value.Real(0.0) : value;
    }

    /** The double that prints as the float does: what an answer in single precision is compared by. */
    public static double shortestDouble(float value) {
        return Double.parseDouble(Float.toString(value));
    }

    private static String text(Choices choices) {
        int length = choices.chance(0.1) ? 0 : choices.between(1, choices.chance(0.9) ? 3 : 12);
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.append(LETTERS.charAt(choices.below(choices.chance(0.8) ? 6 : LETTERS.length())));
        }
        return text.toString();
    }

    private static Value texts(Choices choices) {
        List<Value> items = new ArrayList<>();
        for (int i = choices.between(1, 3); i > 0; i--) {
            items.add(Values.of(text(choices)));
        }
        return new ListOf(items);
    }

    private static String date(Choices choices) {
        return String.format(
                Locale.ROOT,
                "%04d-%02d-%02d",
                choices.between(1900, 2100),
                choices.between(1, 12),
                choices.between(1, 28));
    }

    private static String time(Choices choices) {
        return String.format(
                Locale.ROOT, "%02d:%02d:%02d", choices.between(0, 23), choices.between(0, 59), choices.between(1, 59));
    }

    private static String offset(Choices choices) {
        return choices.pickOf("Z", "+01:00", "-07:30");
    }
}

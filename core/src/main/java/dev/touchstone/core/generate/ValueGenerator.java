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

/** Random values of a type. Small numbers and short strings are frequent, so that values meet; borders do occur. */
public final class ValueGenerator {
    private static final String LETTERS = "abcxyzABC019 _-'\"\\%é中";
    /** The first whole number that a double cannot hold. */
    private static final long BEYOND_DOUBLES = (1L << 53) + 1;

    private static final int WGS84 = 4326;
    private static final int CARTESIAN = 7203;

    private ValueGenerator() {}

    public static Value value(PropertyType type, Choices choices) {
        return switch (type) {
            case BOOLEAN -> Values.of(choices.chance(0.5));
            case INT -> Values.of(whole(Integer.MIN_VALUE, Integer.MAX_VALUE, choices));
            case LONG ->
                Values.of(
                        choices.chance(0.05)
                                ? choices.pickOf(BEYOND_DOUBLES, -BEYOND_DOUBLES)
                                : whole(Long.MIN_VALUE, Long.MAX_VALUE, choices));
            case FLOAT -> Values.of(shortestDouble((float) real(Float.MAX_VALUE, Float.MIN_VALUE, choices)));
            case DOUBLE -> Values.of(real(Double.MAX_VALUE, Double.MIN_VALUE, choices));
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

    private static long whole(long lowest, long highest, Choices choices) {
        return switch (choices.below(10)) {
            case 0 -> choices.pickOf(lowest, highest);
            case 1 -> choices.bits() % (1L << 31);
            case 2, 3 -> choices.between(-1000, 1000);
            default -> choices.between(-5, 10);
        };
    }

    private static double real(double largest, double smallest, Choices choices) {
        return switch (choices.below(20)) {
            case 0 -> choices.pickOf(largest, -largest, smallest);
            case 1 -> choices.pickOf(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN);
            case 2 -> -0.0;
            case 3, 4, 5 -> choices.between(-1000, 1000) / 8.0;
            default -> choices.between(-10, 20) / 2.0;
        };
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

package dev.touchstone.core.choice;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whole numbers from {@code least} to {@code most}, both included. Written {@code 2..9}. */
public record Range(int least, int most) {
    private static final Pattern TEXT = Pattern.compile("(-?\\d{1,9})\\.\\.(-?\\d{1,9})");
    private static final Pattern BOUND = Pattern.compile("-?\\d{1,9}");

    public Range {
        if (least > most) {
            throw new IllegalArgumentException(least + ".." + most + " is empty");
        }
    }

    public static Range exactly(int number) {
        return new Range(number, number);
    }

    /** {@code a..b}, or an upper bound alone; empty where the text is neither. */
    public static Optional<Range> of(String text, int least) {
        Matcher both = TEXT.matcher(text);
        if (both.matches()) {
            return between(Integer.parseInt(both.group(1)), Integer.parseInt(both.group(2)));
        }
        return BOUND.matcher(text).matches() ? between(least, Integer.parseInt(text)) : Optional.empty();
    }

    private static Optional<Range> between(int least, int most) {
        return least <= most ? Optional.of(new Range(least, most)) : Optional.empty();
    }

    /** As it is stored; files of the versions before have one number, which all rounds had. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Range stored(Object number) {
        String text = number.toString();
        Optional<Range> range = BOUND.matcher(text).matches() ? of(text, Integer.parseInt(text)) : of(text, 0);
        return range.orElseThrow(() -> new IllegalArgumentException("\"" + text + "\" is no range such as 2..9"));
    }

    @JsonValue
    Object stored() {
        return least == most ? least : toString();
    }

    @Override
    public String toString() {
        return least == most ? Integer.toString(least) : least + ".." + most;
    }

    /** The number of this range that is closest. */
    public int nearest(int number) {
        return Math.clamp(number, least, most);
    }

    /** One of these numbers, brought into the range. */
    public int oneOf(Choices choices, int... numbers) {
        return nearest(numbers[choices.below(numbers.length)]);
    }
}

package dev.touchstone.cypher.generate;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Locale;

/** The values around a value: what is equal to it, next to it, or a part of it. */
final class NearValues {
    private NearValues() {}

    /** Those of the same type; none where there is nothing near. */
    static List<Value> of(Value value) {
        return switch (value) {
            case Value.Int(long number) ->
                Math.abs(number) == Long.MAX_VALUE || number == Long.MIN_VALUE
                        ? List.of(value)
                        : List.of(value, value, Values.of(number + 1), Values.of(number - 1), Values.of(-number));
            case Value.Real(double number) ->
                List.of(value, value, Values.of(-number), Values.of(Math.nextUp(number)), Values.of(0.0));
            case Value.Text(String text) -> near(text);
            case Value.Bool truth -> List.of(truth);
            case Value.Temporal moment -> List.of(moment);
            default -> List.of();
        };
    }

    private static List<Value> near(String text) {
        if (text.isEmpty() || text.length() != text.codePointCount(0, text.length())) {
            return List.of(Values.of(text), Values.of("a"));
        }
        int half = text.length() / 2;
        return List.of(
                Values.of(text),
                Values.of(text.substring(0, half)),
                Values.of(text.substring(half)),
                Values.of(text.substring(1)),
                Values.of(text.toUpperCase(Locale.ROOT)),
                Values.of(text.toLowerCase(Locale.ROOT)),
                Values.of(""));
    }
}

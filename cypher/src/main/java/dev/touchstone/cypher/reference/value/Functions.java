package dev.touchstone.cypher.reference.value;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All functions from values to a value, by their names in any case. {@link Aggregations} has those over many rows. */
public final class Functions {
    private static final Map<String, ScalarFunction> BY_NAME = Stream.of(
                    NumberFunctions.TABLE,
                    TrigonometryFunctions.TABLE,
                    StringFunctions.TABLE,
                    ListFunctions.TABLE,
                    ElementFunctions.TABLE,
                    ConversionFunctions.TABLE,
                    NullFunctions.TABLE,
                    VolatileFunctions.TABLE,
                    TemporalFunctions.TABLE,
                    PointFunctions.TABLE)
            .flatMap(List::stream)
            .collect(Collectors.toUnmodifiableMap(function -> lower(function.name()), Function.identity()));

    private Functions() {}

    /** The function of this name, in whatever case it is written. */
    public static Optional<ScalarFunction> named(String name) {
        return Optional.ofNullable(BY_NAME.get(lower(name)));
    }

    /** All of them. */
    public static List<ScalarFunction> all() {
        return List.copyOf(BY_NAME.values());
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}

package dev.touchstone.cypher.reference.value;

import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.function.Trait;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * All functions from values to a value, by their names in any case: one for each row of the {@link FunctionTable}, but for those over
 * many rows, which {@link Aggregations} has, and for lazy ones, which are expressions of their own.
 */
public final class Functions {
    private static final Map<String, ScalarFunction> BY_NAME = complete(Stream.of(
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
            .collect(Collectors.toUnmodifiableMap(function -> lower(function.name()), Function.identity())));

    private Functions() {}

    /** The function of this name, in whatever case it is written. */
    public static Optional<ScalarFunction> named(String name) {
        return Optional.ofNullable(BY_NAME.get(lower(name)));
    }

    private static Map<String, ScalarFunction> complete(Map<String, ScalarFunction> functions) {
        Set<String> rows = FunctionTable.all().stream()
                .filter(row -> !row.aggregates() && !row.is(Trait.LAZY))
                .map(row -> lower(row.name()))
                .collect(Collectors.toSet());
        if (!rows.equals(functions.keySet())) {
            throw new IllegalStateException("the table has " + rows + ", implemented are " + functions.keySet());
        }
        return functions;
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}

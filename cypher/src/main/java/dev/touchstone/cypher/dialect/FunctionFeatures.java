package dev.touchstone.cypher.dialect;

import dev.touchstone.cypher.function.CypherFunction;
import dev.touchstone.cypher.function.FunctionTable;
import dev.touchstone.cypher.function.Trait;
import dev.touchstone.cypher.syntax.Expression.Call;
import dev.touchstone.cypher.syntax.Expression.PatternExpression;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which features calls of functions use: what the row of the function says, and what lies in how it is called. */
final class FunctionFeatures {
    private static final Map<String, List<Feature>> BY_NAME = byName();

    private FunctionFeatures() {}

    static Stream<Feature> of(Call call) {
        boolean ofPattern = call.arguments().stream().anyMatch(PatternExpression.class::isInstance);
        String name = call.function().toLowerCase(Locale.ROOT);
        Stream<Feature> called = switch (name) {
            case "exists" -> Stream.of(ofPattern ? Construct.EXISTS_OF_PATTERN : Construct.EXISTS_OF_PROPERTY);
            case "size" -> ofPattern ? Stream.of(Construct.SIZE_OF_PATTERN) : Stream.of();
            case "round" -> call.arguments().size() > 1 ? Stream.of(FunctionGroup.ROUND_TO_DECIMALS) : Stream.of();
            default -> Stream.of();
        };
        return Stream.concat(BY_NAME.getOrDefault(name, List.of()).stream(), called);
    }

    /** Whether one sees that a call gives a number. */
    static boolean isNumber(Call call) {
        return FunctionTable.find(call.function())
                .filter(row -> row.returns().kind().isNumber())
                .isPresent();
    }

    /** Whether what a call gives may be null, or a list with a null in it. */
    static boolean canHoldNull(Call call) {
        return FunctionTable.find(call.function())
                .filter(row -> row.is(Trait.WITHOUT_NULLS))
                .isEmpty();
    }

    private static Map<String, List<Feature>> byName() {
        Map<String, Feature> byKey =
                Feature.all().stream().collect(Collectors.toUnmodifiableMap(Feature::key, Function.identity()));
        return FunctionTable.all().stream()
                .collect(Collectors.toUnmodifiableMap(
                        row -> row.name().toLowerCase(Locale.ROOT), row -> features(row, byKey)));
    }

    private static List<Feature> features(CypherFunction row, Map<String, Feature> byKey) {
        if (!byKey.keySet().containsAll(row.features())) {
            throw new IllegalStateException("a row needs what is no feature: " + row);
        }
        return row.features().stream().map(byKey::get).toList();
    }
}

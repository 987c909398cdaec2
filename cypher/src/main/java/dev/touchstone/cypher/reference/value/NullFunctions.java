package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Values;
import java.util.List;

/** Functions that make nulls or do away with them. */
final class NullFunctions {
    static final List<ScalarFunction> TABLE = List.of(
            new ScalarFunction("coalesce", 1, Integer.MAX_VALUE, (arguments, around) -> coalesce(arguments)),
            new ScalarFunction("nullIf", 2, 2, (arguments, around) -> nullIf(arguments.get(0), arguments.get(1))));

    private NullFunctions() {}

    private static Value coalesce(List<Value> arguments) {
        return arguments.stream()
                .filter(argument -> !(argument instanceof Null))
                .findFirst()
                .orElse(Values.NULL);
    }

    private static Value nullIf(Value value, Value unwanted) {
        return Truth.holds(Equality.equal(value, unwanted)) ? Values.NULL : value;
    }
}

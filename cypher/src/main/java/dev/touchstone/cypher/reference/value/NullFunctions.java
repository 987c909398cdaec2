package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.ScalarFunction.function;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;

/** Functions that make nulls. */
final class NullFunctions {
    static final List<ScalarFunction> TABLE =
            List.of(function("nullIf", (arguments, around) -> nullIf(arguments.get(0), arguments.get(1))));

    private NullFunctions() {}

    private static Value nullIf(Value value, Value unwanted) {
        return Truth.holds(Equality.equal(value, unwanted)) ? Values.NULL : value;
    }
}

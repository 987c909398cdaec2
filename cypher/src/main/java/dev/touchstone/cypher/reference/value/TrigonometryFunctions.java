package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.NumberFunctions.inexact;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;

/** Functions of angles. */
final class TrigonometryFunctions {
    static final List<ScalarFunction> TABLE = List.of(
            new ScalarFunction("pi", 0, 0, (arguments, around) -> Values.of(Math.PI)),
            inexact("sin", Math::sin),
            inexact("cos", Math::cos),
            inexact("tan", Math::tan),
            inexact("cot", angle -> 1.0 / Math.tan(angle)),
            inexact("asin", Math::asin),
            inexact("acos", Math::acos),
            inexact("atan", Math::atan),
            ScalarFunction.strict(
                    "atan2",
                    2,
                    2,
                    (arguments, around) ->
                            Values.of(around.world().rounded(atan2(arguments.get(0), arguments.get(1))))),
            inexact("degrees", Math::toDegrees),
            inexact("radians", Math::toRadians),
            inexact("haversin", angle -> (1.0 - Math.cos(angle)) / 2.0));

    private TrigonometryFunctions() {}

    private static double atan2(Value y, Value x) {
        return Math.atan2(Arguments.real("atan2", y), Arguments.real("atan2", x));
    }
}

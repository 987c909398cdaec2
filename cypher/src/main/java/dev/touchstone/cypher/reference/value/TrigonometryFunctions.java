package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.NumberFunctions.real;
import static dev.touchstone.cypher.reference.value.ScalarFunction.function;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;

/** Functions of angles. */
final class TrigonometryFunctions {
    static final List<ScalarFunction> TABLE = List.of(
            function("pi", (arguments, around) -> Values.of(Math.PI)),
            real("sin", Math::sin),
            real("cos", Math::cos),
            real("tan", Math::tan),
            real("cot", angle -> 1.0 / Math.tan(angle)),
            real("asin", Math::asin),
            real("acos", Math::acos),
            real("atan", Math::atan),
            function("atan2", (arguments, around) -> Values.of(atan2(arguments.get(0), arguments.get(1)))),
            real("degrees", Math::toDegrees),
            real("radians", Math::toRadians),
            real("haversin", angle -> (1.0 - Math.cos(angle)) / 2.0));

    private TrigonometryFunctions() {}

    private static double atan2(Value y, Value x) {
        return Math.atan2(Arguments.real("atan2", y), Arguments.real("atan2", x));
    }
}

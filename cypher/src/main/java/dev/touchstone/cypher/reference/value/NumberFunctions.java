package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.ScalarFunction.function;
import static dev.touchstone.cypher.reference.value.ScalarFunction.unary;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.error.CypherError;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;

/** Functions of numbers, without those of angles. */
final class NumberFunctions {
    static final List<ScalarFunction> TABLE = List.of(
            unary("abs", NumberFunctions::abs),
            unary("sign", NumberFunctions::sign),
            unary("isNaN", value -> Values.of(Double.isNaN(Arguments.real("isNaN", value)))),
            real("ceil", Math::ceil),
            real("floor", Math::floor),
            real("sqrt", Math::sqrt),
            real("exp", Math::exp),
            real("log", Math::log),
            real("log10", Math::log10),
            function("e", (arguments, around) -> Values.of(Math.E)),
            function("round", (arguments, around) -> round(arguments)));

    /** Beyond this, every double is a whole number. */
    private static final double TWO_TO_THE_52 = 0x1p52;

    private NumberFunctions() {}

    /** A function that takes any number and gives a float. */
    static ScalarFunction real(String name, DoubleUnaryOperator body) {
        return unary(name, value -> Values.of(body.applyAsDouble(Arguments.real(name, value))));
    }

    private static Value abs(Value value) {
        if (value instanceof Int(long whole)) {
            return whole < 0 ? Arithmetic.negate(value) : value;
        }
        return new Real(Math.abs(Arguments.real("abs", value)));
    }

    private static Value sign(Value value) {
        return Values.of((long) Math.signum(Arguments.real("sign", value)));
    }

    /** Rounds to whole numbers with ties upwards, or to so many decimals with ties away from zero, or as the mode says. */
    private static Value round(List<Value> arguments) {
        double real = Arguments.real("round", arguments.get(0));
        long decimals = arguments.size() > 1 ? Arguments.natural("round", arguments.get(1)) : 0;
        if (!Double.isFinite(real) || Math.abs(real) >= TWO_TO_THE_52) {
            return Values.of(real);
        }
        if (arguments.size() < 3 && decimals == 0) {
            BigDecimal half = new BigDecimal(real).add(BigDecimal.valueOf(0.5));
            return Values.of(half.setScale(0, RoundingMode.FLOOR).doubleValue());
        }
        RoundingMode mode = arguments.size() > 2 ? mode(arguments.get(2)) : RoundingMode.HALF_UP;
        BigDecimal shortest = BigDecimal.valueOf(real);
        return Values.of(
                decimals >= shortest.scale()
                        ? real
                        : shortest.setScale((int) decimals, mode).doubleValue());
    }

    private static RoundingMode mode(Value value) {
        String name = Arguments.text("round", value).toUpperCase(Locale.ROOT);
        return switch (name) {
            case "UP" -> RoundingMode.UP;
            case "DOWN" -> RoundingMode.DOWN;
            case "CEILING" -> RoundingMode.CEILING;
            case "FLOOR" -> RoundingMode.FLOOR;
            case "HALF_UP" -> RoundingMode.HALF_UP;
            case "HALF_DOWN" -> RoundingMode.HALF_DOWN;
            case "HALF_EVEN" -> RoundingMode.HALF_EVEN;
            default -> throw CypherError.argument("InvalidArgumentValue", "no rounding mode: " + name);
        };
    }
}

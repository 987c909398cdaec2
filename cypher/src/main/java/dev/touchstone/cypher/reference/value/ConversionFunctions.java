package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.ScalarFunction.function;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Bool;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Value.Point;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.error.CypherError;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Conversions between booleans, numbers and strings.
 *
 * <p>Each is there three times: {@code toX} fails on a type that it does not take, {@code toXOrNull} is null there, and
 * {@code toXList} converts each item like {@code toXOrNull}.
 */
final class ConversionFunctions {
    static final List<ScalarFunction> TABLE = Stream.of(
                    family("toBoolean", ConversionFunctions::toBoolean),
                    family("toInteger", ConversionFunctions::toInteger),
                    family("toFloat", ConversionFunctions::toFloat),
                    family("toString", ConversionFunctions::toText))
            .flatMap(List::stream)
            .toList();

    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d{1,5})?");

    private ConversionFunctions() {}

    /** The three of one conversion, which is empty for a type that it does not take. */
    private static List<ScalarFunction> family(String name, BiFunction<Value, World, Optional<Value>> conversion) {
        BiFunction<Value, World, Value> orNull =
                (value, world) -> conversion.apply(value, world).orElse(Values.NULL);
        return List.of(
                inWorld(
                        name,
                        (value, world) ->
                                conversion.apply(value, world).orElseThrow(() -> Arguments.unfitValue(name, value))),
                inWorld(name + "OrNull", orNull),
                inWorld(
                        name + "List",
                        (list, world) -> each(Arguments.list(name + "List", list), item -> orNull.apply(item, world))));
    }

    private static ScalarFunction inWorld(String name, BiFunction<Value, World, Value> body) {
        return function(name, (arguments, around) -> body.apply(arguments.getFirst(), around.world()));
    }

    private static Value each(List<Value> items, Function<Value, Value> conversion) {
        List<Value> converted = new ArrayList<>();
        items.forEach(item -> converted.add(item instanceof Null ? item : conversion.apply(item)));
        return new ListOf(converted);
    }

    private static Optional<Value> toBoolean(Value value, World world) {
        return switch (value) {
            case Bool bool -> Optional.of(bool);
            case Int(long whole) -> Optional.of(Values.of(whole != 0));
            case Text(String text) ->
                Optional.of(
                        switch (text.strip().toLowerCase(Locale.ROOT)) {
                            case "true" -> Values.of(true);
                            case "false" -> Values.of(false);
                            default -> Values.NULL;
                        });
            default -> Optional.empty();
        };
    }

    private static Optional<Value> toInteger(Value value, World world) {
        return switch (value) {
            case Bool(boolean truth) -> Optional.of(Values.of(truth ? 1L : 0L));
            case Int whole -> Optional.of(whole);
            case Real(double real) -> Optional.of(Values.of((long) real));
            case Text(String text) ->
                Optional.of(number(text).map(ConversionFunctions::truncate).orElse(Values.NULL));
            default -> Optional.empty();
        };
    }

    private static Optional<Value> toFloat(Value value, World world) {
        return switch (value) {
            case Int(long whole) -> Optional.of(Values.of((double) whole));
            case Real real -> Optional.of(real);
            case Text(String text) -> Optional.of(real(text));
            default -> Optional.empty();
        };
    }

    /** Any way to write a double that Java reads, as Neo4j has it. */
    private static Value real(String text) {
        try {
            return Values.of(Double.parseDouble(text));
        } catch (NumberFormatException e) {
            return Values.NULL;
        }
    }

    private static Optional<Value> toText(Value value, World world) {
        return switch (value) {
            case Text text -> Optional.of(text);
            case Bool(boolean truth) -> Optional.of(Values.of(Boolean.toString(truth)));
            case Int(long whole) -> Optional.of(Values.of(Long.toString(whole)));
            case Real(double real) -> Optional.of(Values.of(world.text(real)));
            case Temporal temporal -> Optional.of(Values.of(world.text(Temporals.canonical(temporal))));
            case Point point -> Optional.of(Values.of(Points.text(point)));
            default -> Optional.empty();
        };
    }

    private static Optional<BigDecimal> number(String text) {
        return NUMBER.matcher(text).matches() ? Optional.of(new BigDecimal(text)) : Optional.empty();
    }

    private static Value truncate(BigDecimal number) {
        if (number.toBigInteger().bitLength() >= Long.SIZE) {
            throw CypherError.argument("NumberOutOfRange", "no 64-bit integer: " + number);
        }
        return Values.of(number.longValue());
    }
}

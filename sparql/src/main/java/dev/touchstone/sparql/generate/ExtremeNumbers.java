package dev.touchstone.sparql.generate;

import dev.touchstone.core.choice.Choices;
import java.util.List;

/** Canonical forms at the ends of ranges: of 32 and 64 bits, of what a double holds exactly, of the 18 digits that each engine must keep. */
final class ExtremeNumbers {
    private static final List<String> INTEGERS = List.of(
            "2147483647",
            "2147483648",
            "-2147483648",
            "-2147483649",
            "4294967296",
            "16777217",
            "80596426678",
            "1719307142",
            "9007199254740993",
            "999999999999999999",
            "-999999999999999999",
            "9223372036854775807",
            "-9223372036854775807");

    private static final List<String> DECIMALS = List.of(
            "0.000000000000000001",
            "-0.000000001",
            "999999999.999999999",
            "-123456789.123456789",
            "0.1",
            "99999999999999999.9",
            "2147483647.5",
            "9007199254740993.5");

    private static final List<String> DOUBLES = List.of(
            "1.7976931348623157E308",
            "-1.7976931348623157E308",
            "4.9E-324",
            "2.2250738585072014E-308",
            "9.007199254740992E15",
            "1.0E21",
            "1.0E-7",
            "1.0E-1",
            "2.147483648E9",
            "INF",
            "-INF",
            "NaN");

    private static final List<String> FLOATS = List.of(
            "3.4028235E38", "-3.4028235E38", "1.4E-45", "1.1754944E-38", "1.6777216E7", "1.0E-1", "INF", "-INF", "NaN");

    private ExtremeNumbers() {}

    /** Half of the integers are of any length. */
    static String of(LiteralKind kind, Choices choices) {
        return switch (kind) {
            case INTEGER -> choices.chance(0.5) ? choices.pick(INTEGERS) : anyInteger(choices);
            case DECIMAL -> choices.pick(DECIMALS);
            case DOUBLE -> choices.pick(DOUBLES);
            case FLOAT -> choices.pick(FLOATS);
            case STRING, LANGUAGE_STRING, BOOLEAN, DATE, DATE_TIME, OTHER ->
                throw new IllegalArgumentException("no number: " + kind);
        };
    }

    private static String anyInteger(Choices choices) {
        return Long.toString(choices.bits() >> choices.between(1, Long.SIZE - 8));
    }
}

package dev.touchstone.sparql.reference.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Numbers as XML Schema writes them. */
final class NumericText {
    private static final Pattern INTEGER = Pattern.compile("[+-]?[0-9]+");
    private static final Pattern DECIMAL = Pattern.compile("[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)");
    private static final Pattern REAL = Pattern.compile("[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][+-]?[0-9]+)?");
    /** Between these XPath writes a double without an exponent. */
    private static final double SMALL = 1e-6;

    private static final double LARGE = 1e6;

    private static final String NO_END = "";

    /** The ranges of the types derived from xsd:integer; an empty bound is none. */
    private static final Map<String, Range> RANGES = Map.ofEntries(
            Map.entry("integer", new Range(NO_END, NO_END)),
            Map.entry("nonPositiveInteger", new Range(NO_END, "0")),
            Map.entry("negativeInteger", new Range(NO_END, "-1")),
            Map.entry("nonNegativeInteger", new Range("0", NO_END)),
            Map.entry("positiveInteger", new Range("1", NO_END)),
            Map.entry("long", new Range("-9223372036854775808", "9223372036854775807")),
            Map.entry("int", new Range("-2147483648", "2147483647")),
            Map.entry("short", new Range("-32768", "32767")),
            Map.entry("byte", new Range("-128", "127")),
            Map.entry("unsignedLong", new Range("0", "18446744073709551615")),
            Map.entry("unsignedInt", new Range("0", "4294967295")),
            Map.entry("unsignedShort", new Range("0", "65535")),
            Map.entry("unsignedByte", new Range("0", "255")));

    private NumericText() {}

    private record Range(String least, String most) {
        boolean contains(BigInteger value) {
            return (least.isEmpty() || value.compareTo(new BigInteger(least)) >= 0)
                    && (most.isEmpty() || value.compareTo(new BigInteger(most)) <= 0);
        }
    }

    /** Whether this is xsd:integer or derived from it. */
    static boolean isInteger(String datatype) {
        return datatype.startsWith(Xsd.NAMESPACE) && RANGES.containsKey(datatype.substring(Xsd.NAMESPACE.length()));
    }

    static boolean isNumeric(String datatype) {
        return switch (datatype) {
            case Xsd.DECIMAL, Xsd.FLOAT, Xsd.DOUBLE -> true;
            default -> isInteger(datatype);
        };
    }

    /** The number with this lexical form of this type; empty if the type is not numeric or has no such form. */
    static Optional<Numeric> read(String text, String datatype) {
        return switch (datatype) {
            case Xsd.DECIMAL ->
                DECIMAL.matcher(text).matches()
                        ? Optional.of(new Numeric.Exact(new BigDecimal(text)))
                        : Optional.empty();
            case Xsd.FLOAT -> real(text).map(value -> new Numeric.Single(Float.parseFloat(value)));
            case Xsd.DOUBLE -> real(text).map(value -> new Numeric.Wide(Double.parseDouble(value)));
            default -> isInteger(datatype) ? integer(text, datatype) : Optional.empty();
        };
    }

    private static Optional<Numeric> integer(String text, String datatype) {
        if (!INTEGER.matcher(text).matches()) {
            return Optional.empty();
        }
        BigInteger value = new BigInteger(text);
        Range range = RANGES.getOrDefault(datatype.substring(Xsd.NAMESPACE.length()), new Range(NO_END, NO_END));
        return range.contains(value) ? Optional.of(new Numeric.Whole(value)) : Optional.empty();
    }

    private static Optional<String> real(String text) {
        return switch (text) {
            case "INF", "+INF" -> Optional.of("Infinity");
            case "-INF" -> Optional.of("-Infinity");
            case "NaN" -> Optional.of("NaN");
            default -> REAL.matcher(text).matches() ? Optional.of(text) : Optional.empty();
        };
    }

    /** A decimal as XPath casts it to a string: without a point where it is whole. */
    static String of(BigDecimal value) {
        return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
    }

    /** The canonical form of a double: {@code 1.0E0}. */
    static String scientific(double value) {
        return scientific(value, Double.toString(value));
    }

    static String scientific(float value) {
        return scientific(value, Float.toString(value));
    }

    private static String scientific(double value, String shortest) {
        if (Double.isNaN(value)) {
            return "NaN";
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "INF" : "-INF";
        }
        String sign = Math.copySign(1, value) < 0 ? "-" : "";
        if (value == 0) {
            return sign + "0.0E0";
        }
        BigDecimal digits = new BigDecimal(shortest).abs().stripTrailingZeros();
        String unscaled = digits.unscaledValue().toString();
        int exponent = unscaled.length() - 1 - digits.scale();
        return sign + unscaled.charAt(0) + "." + (unscaled.length() > 1 ? unscaled.substring(1) : "0") + "E" + exponent;
    }

    /** As XPath casts it to a string: a double of moderate size without an exponent. */
    static String cast(Numeric number) {
        double value = number.real();
        if (number.rank() < 2) {
            return of(number.decimal());
        }
        if (value == 0) {
            return Math.copySign(1, value) < 0 ? "-0" : "0";
        }
        boolean moderate = Math.abs(value) >= SMALL && Math.abs(value) < LARGE;
        return moderate ? of(number.decimal()) : number.literal().lexical();
    }
}

package dev.touchstone.host.tinkerpop;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * A number as it is written: {@code 5} Integer, {@code 5L} Long, {@code 0.5f} Float, {@code 0.5d} Double, {@code 0.5m}
 * BigDecimal, {@code 5n} BigInteger, {@code 5b} Byte, {@code 5s} Short, {@code NaN} and {@code Infinity} Double, with an
 * {@code f} behind them Float.
 *
 * <p>A fraction needs its suffix: TinkerPop's own parser reads a bare {@code 0.5} as BigDecimal before 3.8 and as Double
 * after, so a text without one would not mean the same everywhere.
 */
final class Numeral {
    private Numeral() {}

    /** Whether a word is a number, as {@code NaN} and {@code Infinity} are. */
    static boolean isName(String word) {
        return word.startsWith("NaN") || word.startsWith("Infinity");
    }

    static Number value(String numeral, int position) {
        try {
            boolean named = isName(numeral.startsWith("-") ? numeral.substring(1) : numeral);
            return named ? special(numeral) : plain(numeral);
        } catch (NumberFormatException e) {
            throw new SyntaxError("not a number, or not one without a suffix: " + numeral, position);
        }
    }

    private static Number special(String numeral) {
        switch (numeral) {
            case "NaN":
            case "NaNd":
                return Double.NaN;
            case "NaNf":
                return Float.NaN;
            case "Infinity":
            case "Infinityd":
                return Double.POSITIVE_INFINITY;
            case "Infinityf":
                return Float.POSITIVE_INFINITY;
            case "-Infinity":
            case "-Infinityd":
                return Double.NEGATIVE_INFINITY;
            case "-Infinityf":
                return Float.NEGATIVE_INFINITY;
            default:
                throw new NumberFormatException(numeral);
        }
    }

    private static Number plain(String numeral) {
        char suffix = Character.toLowerCase(numeral.charAt(numeral.length() - 1));
        if (Character.isDigit(suffix)) {
            return Integer.valueOf(numeral);
        }
        String digits = numeral.substring(0, numeral.length() - 1);
        // Java's own floating point syntax has suffixes too, and would take a second one.
        if (digits.isEmpty() || !Character.isDigit(digits.charAt(digits.length() - 1))) {
            throw new NumberFormatException(numeral);
        }
        switch (suffix) {
            case 'l':
                return Long.valueOf(digits);
            case 'i':
                return Integer.valueOf(digits);
            case 's':
                return Short.valueOf(digits);
            case 'b':
                return Byte.valueOf(digits);
            case 'n':
                return new BigInteger(digits);
            case 'm':
                return new BigDecimal(digits);
            case 'f':
                return Float.valueOf(digits);
            case 'd':
                return Double.valueOf(digits);
            default:
                throw new NumberFormatException(numeral);
        }
    }
}

package dev.touchstone.core.answer;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Big;
import dev.touchstone.core.value.Value.Bool;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Real;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * When two RDF literals count as the same: of one datatype, and then numbers and truth values by what they stand for, since how a store
 * writes them is its own choice. The case of a language does not count either.
 */
record Literals(Sameness sameness) {
    private static final String XSD = "http://www.w3.org/2001/XMLSchema#";
    private static final Pattern EXACT = Pattern.compile("[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)");
    private static final Pattern REAL = Pattern.compile("[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][+-]?[0-9]+)?");

    /** A single has no more. */
    private static final int DIGITS_OF_SINGLE = 6;

    boolean same(Literal a, Literal b) {
        if (!a.datatype().equals(b.datatype()) || !a.language().equalsIgnoreCase(b.language())) {
            return false;
        }
        return a.lexical().equals(b.lexical())
                || value(a).flatMap(one -> value(b).map(other -> sameValue(one, other, a.datatype())))
                        .orElse(false);
    }

    private boolean sameValue(Value one, Value other, String datatype) {
        Sameness fitting = datatype.equals(XSD + "float")
                ? new Sameness(Math.min(sameness.digits(), DIGITS_OF_SINGLE), sameness.kindsCount())
                : sameness;
        return fitting.same(one, other);
    }

    /** The number or truth value that a literal stands for; empty for all others, and where the lexical form is none of its type. */
    static Optional<Value> value(Literal literal) {
        if (!literal.datatype().startsWith(XSD)) {
            return Optional.empty();
        }
        String lexical = literal.lexical();
        return switch (literal.datatype().substring(XSD.length())) {
            case "float", "double" -> real(lexical);
            case "boolean" -> truth(lexical);
            case "decimal",
                    "integer",
                    "long",
                    "int",
                    "short",
                    "byte",
                    "nonNegativeInteger",
                    "positiveInteger",
                    "nonPositiveInteger",
                    "negativeInteger",
                    "unsignedLong",
                    "unsignedInt",
                    "unsignedShort",
                    "unsignedByte" ->
                EXACT.matcher(lexical).matches() ? Optional.of(new Big(new BigDecimal(lexical))) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static Optional<Value> real(String lexical) {
        return switch (lexical) {
            case "INF", "+INF" -> Optional.of(new Real(Double.POSITIVE_INFINITY));
            case "-INF" -> Optional.of(new Real(Double.NEGATIVE_INFINITY));
            case "NaN" -> Optional.of(new Real(Double.NaN));
            default ->
                REAL.matcher(lexical).matches() ? Optional.of(new Real(Double.parseDouble(lexical))) : Optional.empty();
        };
    }

    private static Optional<Value> truth(String lexical) {
        return switch (lexical) {
            case "true", "1" -> Optional.of(new Bool(true));
            case "false", "0" -> Optional.of(new Bool(false));
            default -> Optional.empty();
        };
    }
}

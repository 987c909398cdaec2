package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import java.util.Optional;

/** Effective boolean values, and the logic of three values in which an error is the third. */
public final class Truth {
    private Truth() {}

    /** The effective boolean value of a term; empty for an error. */
    public static Optional<Boolean> of(Term term) {
        if (!(term instanceof Literal literal)) {
            return Optional.empty();
        }
        if (literal.datatype().equals(Xsd.BOOLEAN)) {
            return Optional.of(Terms.bool(literal).orElse(false));
        }
        if (Terms.stringLiteral(literal).isPresent()) {
            return Optional.of(!literal.lexical().isEmpty());
        }
        if (NumericText.isNumeric(literal.datatype())) {
            return Optional.of(Numeric.of(literal).map(Truth::of).orElse(false));
        }
        return Optional.empty();
    }

    private static boolean of(Numeric number) {
        return number.rank() < 2 ? number.decimal().signum() != 0 : number.real() != 0 && !Double.isNaN(number.real());
    }

    /** An error and a false is false. */
    public static Optional<Boolean> and(Optional<Boolean> left, Optional<Boolean> right) {
        if (isKnown(left, false) || isKnown(right, false)) {
            return Optional.of(false);
        }
        return left.isPresent() && right.isPresent() ? Optional.of(true) : Optional.empty();
    }

    /** An error or a true is true. */
    public static Optional<Boolean> or(Optional<Boolean> left, Optional<Boolean> right) {
        return and(left.map(value -> !value), right.map(value -> !value)).map(value -> !value);
    }

    private static boolean isKnown(Optional<Boolean> truth, boolean value) {
        return truth.isPresent() && truth.get() == value;
    }
}

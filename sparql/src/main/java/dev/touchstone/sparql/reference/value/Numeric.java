package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;

/** A number of one of the four kinds that arithmetic knows. Types derived from xsd:integer are whole numbers of a range. */
public sealed interface Numeric {

    /** xsd:integer */
    record Whole(BigInteger value) implements Numeric {}

    /** xsd:decimal */
    record Exact(BigDecimal value) implements Numeric {}

    /** xsd:float */
    record Single(float value) implements Numeric {}

    /** xsd:double */
    record Wide(double value) implements Numeric {}

    /** The number that a literal stands for, if it has a numeric type and its lexical form is one of that type. */
    static Optional<Numeric> of(Term term) {
        return term instanceof Literal literal
                ? NumericText.read(literal.lexical(), literal.datatype())
                : Optional.empty();
    }

    default Literal literal() {
        return switch (this) {
            case Whole whole -> new Literal(whole.value().toString(), Xsd.INTEGER, "");
            case Exact exact -> new Literal(NumericText.of(exact.value()), Xsd.DECIMAL, "");
            case Single single -> new Literal(NumericText.scientific(single.value()), Xsd.FLOAT, "");
            case Wide wide -> new Literal(NumericText.scientific(wide.value()), Xsd.DOUBLE, "");
        };
    }

    /** The place in the order integer, decimal, float, double, along which numbers are promoted. */
    default int rank() {
        return switch (this) {
            case Whole whole -> 0;
            case Exact exact -> 1;
            case Single single -> 2;
            case Wide wide -> 3;
        };
    }

    /** The number in the kind of this rank, which is not below its own. */
    default Numeric promoted(int rank) {
        return switch (rank) {
            case 0 -> this;
            case 1 -> new Exact(decimal());
            case 2 -> new Single((float) real());
            default -> new Wide(real());
        };
    }

    default double real() {
        return switch (this) {
            case Whole whole -> whole.value().doubleValue();
            case Exact exact -> exact.value().doubleValue();
            case Single single -> single.value();
            case Wide wide -> wide.value();
        };
    }

    default boolean isFinite() {
        return rank() < 2 || Double.isFinite(real());
    }

    /** The exact value of a finite number. */
    default BigDecimal decimal() {
        return switch (this) {
            case Whole whole -> new BigDecimal(whole.value());
            case Exact exact -> exact.value();
            // The shortest decimal form is what XPath's casts and every engine give.
            case Single single -> new BigDecimal(Float.toString(single.value()));
            case Wide wide -> new BigDecimal(Double.toString(wide.value()));
        };
    }

    /** The same without zeros behind the last digit, which two decimals of one value may have. */
    default Numeric plain() {
        return this instanceof Exact exact ? new Exact(exact.value().stripTrailingZeros()) : this;
    }

    /** The same kind of number, rounded to a whole one. */
    default Numeric rounded(RoundingMode mode) {
        if (!isFinite()) {
            return this;
        }
        return switch (this) {
            case Whole whole -> whole;
            case Exact exact -> new Exact(exact.value().setScale(0, mode));
            case Single single -> new Single((float) withSign(single.value(), mode));
            case Wide wide -> new Wide(withSign(wide.value(), mode));
        };
    }

    /** A negative number that is rounded to zero becomes negative zero. */
    private static double withSign(double value, RoundingMode mode) {
        return Math.copySign(new BigDecimal(value).setScale(0, mode).doubleValue(), value);
    }
}

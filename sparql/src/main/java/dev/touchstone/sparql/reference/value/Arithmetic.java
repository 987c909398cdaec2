package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.reference.value.Numeric.Exact;
import dev.touchstone.sparql.reference.value.Numeric.Single;
import dev.touchstone.sparql.reference.value.Numeric.Whole;
import dev.touchstone.sparql.reference.value.Numeric.Wide;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/** The four operations, on numbers that are promoted to the higher kind of the two. */
public final class Arithmetic {
    /** Digits after the point of a quotient that does not end; the standard asks for 18 digits at least. */
    private static final int SCALE = 24;

    private Arithmetic() {}

    /** Empty for what is no number, and for a division of exact numbers by zero. */
    public static Optional<Term> apply(BinaryOperator operator, Term left, Term right) {
        return Numeric.of(left)
                .flatMap(a -> Numeric.of(right).flatMap(b -> apply(operator, a, b)))
                .map(Numeric::literal);
    }

    public static Optional<Numeric> apply(BinaryOperator operator, Numeric left, Numeric right) {
        int rank = Math.max(left.rank(), right.rank());
        return switch (left.promoted(rank)) {
            case Whole a -> whole(operator, a, (Whole) right.promoted(rank));
            case Exact a -> exact(operator, a.value(), ((Exact) right.promoted(rank)).value());
            case Single a -> Optional.of(new Single((float) real(operator, a.value(), (float) right.real())));
            case Wide a -> Optional.of(new Wide(real(operator, a.value(), right.real())));
        };
    }

    private static Optional<Numeric> whole(BinaryOperator operator, Whole a, Whole b) {
        return switch (operator) {
            case ADD -> Optional.of(new Whole(a.value().add(b.value())));
            case SUBTRACT -> Optional.of(new Whole(a.value().subtract(b.value())));
            case MULTIPLY -> Optional.of(new Whole(a.value().multiply(b.value())));
            default -> exact(operator, a.decimal(), b.decimal());
        };
    }

    private static Optional<Numeric> exact(BinaryOperator operator, BigDecimal a, BigDecimal b) {
        return switch (operator) {
            case ADD -> Optional.of(new Exact(a.add(b)));
            case SUBTRACT -> Optional.of(new Exact(a.subtract(b)));
            case MULTIPLY -> Optional.of(new Exact(a.multiply(b)));
            case DIVIDE ->
                b.signum() == 0
                        ? Optional.empty()
                        : Optional.of(new Exact(a.divide(b, scale(a), RoundingMode.HALF_UP)));
            default -> throw new IllegalArgumentException("no arithmetic: " + operator);
        };
    }

    private static int scale(BigDecimal dividend) {
        return Math.max(dividend.scale(), SCALE);
    }

    /** Of floats, each operation is exact in double precision before it is rounded once. */
    private static double real(BinaryOperator operator, double a, double b) {
        return switch (operator) {
            case ADD -> a + b;
            case SUBTRACT -> a - b;
            case MULTIPLY -> a * b;
            case DIVIDE -> a / b;
            default -> throw new IllegalArgumentException("no arithmetic: " + operator);
        };
    }

    public static Optional<Term> negate(Term term) {
        return Numeric.of(term).map(number -> negated(number).literal());
    }

    static Numeric negated(Numeric number) {
        return switch (number) {
            case Whole whole -> new Whole(whole.value().negate());
            case Exact exact -> new Exact(exact.value().negate());
            case Single single -> new Single(-single.value());
            case Wide wide -> new Wide(-wide.value());
        };
    }
}

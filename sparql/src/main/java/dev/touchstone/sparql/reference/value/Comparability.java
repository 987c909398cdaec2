package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;

/** Equality and the order of values, as the operators say them; an empty result is a type error. */
public final class Comparability {
    /** How two values of one kind compare; NaN compares with nothing, and of some moments it cannot be known. */
    private enum Side {
        LESS,
        EQUAL,
        GREATER,
        NONE,
        UNKNOWN;

        static Side of(int sign) {
            return sign < 0 ? LESS : sign > 0 ? GREATER : EQUAL;
        }
    }

    private Comparability() {}

    /** {@code left = right}: by value where both are of a kind that has values, else by term. */
    public static Optional<Boolean> equal(Term left, Term right) {
        if (sameTerm(left, right)) {
            return Optional.of(!isNaN(left));
        }
        Optional<Side> side = side(left, right);
        if (side.isEmpty()) {
            return termEqual(left, right);
        }
        return side.filter(each -> each != Side.UNKNOWN).map(each -> each == Side.EQUAL);
    }

    /**
     * RDFterm-equal of what is not the same term. Literals of kinds that are known differ if their kinds do, and a string with a
     * language differs from all else, as the W3C's tests "open-eq" and "date-2" have it; of others nobody knows.
     */
    private static Optional<Boolean> termEqual(Term left, Term right) {
        return left instanceof Literal a && right instanceof Literal b && !areKnown(a, b)
                ? Optional.empty()
                : Optional.of(false);
    }

    private static boolean areKnown(Literal left, Literal right) {
        Kind one = Kind.of(left);
        Kind other = Kind.of(right);
        return one == Kind.LANGUAGE_TEXT
                || other == Kind.LANGUAGE_TEXT
                || (one != Kind.UNKNOWN && other != Kind.UNKNOWN);
    }

    /**
     * Whether the standard leaves no choice in whether two terms are equal: by its text, literals that no operator compares and that are
     * not the same term give an error, and an implementation that knows more may say more.
     */
    public static boolean isSettled(Term left, Term right) {
        return !(left instanceof Literal)
                || !(right instanceof Literal)
                || sameTerm(left, right)
                || side(left, right).filter(side -> side != Side.UNKNOWN).isPresent();
    }

    /** The same term; the case of a language does not count. */
    public static boolean sameTerm(Term left, Term right) {
        return (left instanceof Literal a
                        && right instanceof Literal b
                        && !a.language().isEmpty())
                ? a.lexical().equals(b.lexical()) && a.language().equalsIgnoreCase(b.language())
                : left.equals(right);
    }

    private static boolean isNaN(Term term) {
        return Numeric.of(term).filter(number -> Double.isNaN(number.real())).isPresent();
    }

    /** {@code <}, {@code >}, {@code <=} and {@code >=} */
    public static Optional<Boolean> compare(BinaryOperator operator, Term left, Term right) {
        return side(left, right).filter(side -> side != Side.UNKNOWN).map(side -> switch (operator) {
            case LESS -> side == Side.LESS;
            case GREATER -> side == Side.GREATER;
            case LESS_OR_EQUAL -> side == Side.LESS || side == Side.EQUAL;
            case GREATER_OR_EQUAL -> side == Side.GREATER || side == Side.EQUAL;
            default -> throw new IllegalArgumentException("no order: " + operator);
        });
    }

    /** Empty where there is no operator for the two. */
    private static Optional<Side> side(Term left, Term right) {
        return pair(Numeric.of(left), Numeric.of(right), Comparability::side)
                .or(() -> pair(Terms.simple(left), Terms.simple(right), (a, b) -> Side.of(CODE_POINTS.compare(a, b))))
                .or(() -> pair(Terms.bool(left), Terms.bool(right), (a, b) -> Side.of(a.compareTo(b))))
                .or(() -> pair(Moment.ofDateTime(left), Moment.ofDateTime(right), Comparability::side))
                .or(() -> pair(Moment.ofDate(left), Moment.ofDate(right), Comparability::side));
    }

    private static <T, R> Optional<R> pair(Optional<T> left, Optional<T> right, BiFunction<T, T, R> both) {
        return left.flatMap(a -> right.map(b -> both.apply(a, b)));
    }

    private static Side side(Numeric left, Numeric right) {
        int rank = Math.max(left.rank(), right.rank());
        if (rank < 2) {
            return Side.of(left.decimal().compareTo(right.decimal()));
        }
        double a = left.promoted(rank).real();
        double b = right.promoted(rank).real();
        return a < b ? Side.LESS : a > b ? Side.GREATER : a == b ? Side.EQUAL : Side.NONE;
    }

    private static Side side(Moment left, Moment right) {
        OptionalInt sign = left.compare(right);
        return sign.isPresent() ? Side.of(sign.getAsInt()) : Side.UNKNOWN;
    }

    /** Strings by their code points, which is not the order of Java's chars. */
    static final Comparator<String> CODE_POINTS = (a, b) -> {
        int i = 0;
        while (i < a.length() && i < b.length()) {
            int left = a.codePointAt(i);
            int right = b.codePointAt(i);
            if (left != right) {
                return Integer.compare(left, right);
            }
            i += Character.charCount(left);
        }
        return Integer.compare(a.length(), b.length());
    };
}

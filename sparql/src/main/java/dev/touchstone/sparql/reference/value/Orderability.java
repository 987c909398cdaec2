package dev.touchstone.sparql.reference.value;

import dev.touchstone.core.value.Value.Blank;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.sparql.syntax.Expression.BinaryOperator;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The order of ORDER BY, MIN and MAX: nothing, blank nodes, IRIs, literals; IRIs by their code points, literals by {@code <}. Where
 * the language leaves the order open this is one of those that are allowed; {@link #settles} tells.
 */
public final class Orderability {
    public static final Comparator<Optional<Term>> ORDER =
            Comparator.<Optional<Term>>comparingInt(Orderability::kind).thenComparing(Orderability::withinKind);

    private static final int LITERALS = 3;

    private Orderability() {}

    /** Whether the language says which of the two comes first, or that they are one value. */
    public static boolean settles(Optional<Term> left, Optional<Term> right) {
        if (left.isEmpty() || right.isEmpty() || left.equals(right)) {
            return true;
        }
        if (left.get() instanceof Literal a && right.get() instanceof Literal b) {
            return Comparability.compare(BinaryOperator.LESS_OR_EQUAL, a, b).isPresent()
                    && !PermittedDifferences.areDates(a, b)
                    && !areOneByPromotion(a, b)
                    && !PermittedDifferences.isBeyond(a)
                    && !PermittedDifferences.isBeyond(b)
                    && !Numeric.of(a)
                            .filter(number -> Double.isNaN(number.real()))
                            .isPresent()
                    && !Numeric.of(b)
                            .filter(number -> Double.isNaN(number.real()))
                            .isPresent();
        }
        return !(left.get() instanceof Blank && right.get() instanceof Blank);
    }

    /** Two numbers of different types that are one for {@code <}, which promotes them, and two by their exact values. */
    private static boolean areOneByPromotion(Literal a, Literal b) {
        return Comparability.equal(a, b).orElse(false)
                && Numeric.of(a)
                        .flatMap(left -> Numeric.of(b).map(right -> numbers(left, right) != 0))
                        .orElse(false);
    }

    /**
     * The same of several keys, of which one counts where all before it are one value. Where these are different terms, such as 0 and
     * -0.0, an engine may sort them all the same, and does not come to the next key: Jena does.
     */
    public static boolean settles(List<Optional<Term>> left, List<Optional<Term>> right) {
        for (int i = 0; i < left.size(); i++) {
            if (!settles(left.get(i), right.get(i))) {
                return false;
            }
            if (ORDER.compare(left.get(i), right.get(i)) != 0) {
                return true;
            }
            if (i + 1 < left.size() && !left.get(i).equals(right.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether all keys of two rows compare as equal. */
    public static boolean areTied(List<Optional<Term>> left, List<Optional<Term>> right) {
        for (int i = 0; i < left.size(); i++) {
            if (ORDER.compare(left.get(i), right.get(i)) != 0) {
                return false;
            }
        }
        return true;
    }

    private static int kind(Optional<Term> key) {
        return key.map(term -> switch (term) {
                    case Blank blank -> 1;
                    case Iri iri -> 2;
                    case Literal literal -> LITERALS + Kind.of(literal).ordinal();
                })
                .orElse(0);
    }

    private static int withinKind(Optional<Term> left, Optional<Term> right) {
        if (left.isEmpty() || right.isEmpty()) {
            return 0;
        }
        Term a = left.get();
        Term b = right.get();
        if (a instanceof Iri one && b instanceof Iri other) {
            return Comparability.CODE_POINTS.compare(one.value(), other.value());
        }
        return a instanceof Literal one && b instanceof Literal other ? literals(one, other) : 0;
    }

    private static int literals(Literal a, Literal b) {
        return switch (Kind.of(a)) {
            case NUMBER -> numbers(Numeric.of(a).orElseThrow(), Numeric.of(b).orElseThrow());
            case TEXT -> Comparability.CODE_POINTS.compare(a.lexical(), b.lexical());
            case TRUTH -> Terms.bool(a).orElseThrow().compareTo(Terms.bool(b).orElseThrow());
            case DATE_TIME ->
                moments(Moment.ofDateTime(a).orElseThrow(), Moment.ofDateTime(b).orElseThrow());
            case DATE ->
                moments(Moment.ofDate(a).orElseThrow(), Moment.ofDate(b).orElseThrow());
            case LANGUAGE_TEXT, UNKNOWN -> others(a, b);
        };
    }

    /** By exact values: promotion would make the order depend on which pairs are compared. */
    private static int numbers(Numeric a, Numeric b) {
        if (a.isFinite() && b.isFinite()) {
            return a.decimal().compareTo(b.decimal());
        }
        double left = a.isFinite() ? 0 : a.real();
        double right = b.isFinite() ? 0 : b.real();
        return Double.compare(left, right);
    }

    private static int moments(Moment a, Moment b) {
        return a.instant(ZoneOffset.UTC).compareTo(b.instant(ZoneOffset.UTC));
    }

    private static int others(Literal a, Literal b) {
        return Comparator.comparing(Literal::datatype)
                .thenComparing(Literal::lexical, Comparability.CODE_POINTS)
                .thenComparing(Literal::language)
                .compare(a, b);
    }
}

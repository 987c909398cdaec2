package dev.touchstone.core.answer;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Big;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Literal;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.MapOf.Entry;
import dev.touchstone.core.value.Value.Path;
import dev.touchstone.core.value.Value.Point;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Values;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/**
 * When two values in two answers count as the same. All rules about numbers are here.
 *
 * <ul>
 *   <li>NaN is the same as NaN, an infinity as itself, and 0.0 as -0.0: engines may return either zero.
 *   <li>Whole numbers are compared exactly, however large.
 *   <li>Two finite reals are the same if they differ by at most one unit in the last of {@link #digits} significant
 *       digits: the order in which floats are added up is the engine's to choose.
 *   <li>With {@link #kindsCount}, 1 and 1.0 differ; without, numbers are compared by their value alone.
 *   <li>Elements with keys are the same if their kinds and keys are; an element without a key by labels and properties.
 *   <li>RDF literals of one datatype are the same if they stand for the same number or truth value, however it is written.
 *   <li>Maps are the same regardless of the order of their entries; lists only in order.
 * </ul>
 *
 * @param digits significant decimal digits in which two reals must agree
 * @param kindsCount whether a whole number differs from a real of the same value
 */
public record Sameness(int digits, boolean kindsCount) {
    /** For answers of one engine, and of engines whose types are alike. */
    public static final Sameness TYPED = new Sameness(12, true);

    /** For engines that keep numbers in types of different width. */
    public static final Sameness NUMERIC = new Sameness(6, false);

    public boolean same(Value a, Value b) {
        if (isNumber(a) && isNumber(b)) {
            return sameNumber(a, b);
        }
        return switch (a) {
            case ListOf list -> b instanceof ListOf other && sameList(list.items(), other.items());
            case Path path -> b instanceof Path other && sameList(path.stops(), other.stops());
            case MapOf map -> b instanceof MapOf other && sameEntries(map.entries(), other.entries());
            case Element element -> b instanceof Element other && sameElement(element, other);
            case Point point -> b instanceof Point other && samePoint(point, other);
            case Literal literal -> b instanceof Literal other && new Literals(this).same(literal, other);
            default -> a.equals(b);
        };
    }

    public boolean sameList(List<Value> a, List<Value> b) {
        if (a.size() != b.size()) {
            return false;
        }
        for (int i = 0; i < a.size(); i++) {
            if (!same(a.get(i), b.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean sameNumber(Value a, Value b) {
        if (kindsCount && a.getClass() != b.getClass()) {
            return false;
        }
        if (!isFinite(a) || !isFinite(b)) {
            return a.equals(b);
        }
        BigDecimal x = exactly(a);
        BigDecimal y = exactly(b);
        return (isWhole(a) && isWhole(b)) ? x.compareTo(y) == 0 : close(x, y);
    }

    private static boolean isFinite(Value number) {
        return !(number instanceof Real real) || Double.isFinite(real.value());
    }

    /** Only a number that is kept as a whole one: a real may be whole by chance. */
    private static boolean isWhole(Value number) {
        return number instanceof Int
                || (number instanceof Big big
                        && big.value().stripTrailingZeros().scale() <= 0);
    }

    private boolean close(BigDecimal a, BigDecimal b) {
        BigDecimal difference = a.subtract(b).abs();
        if (difference.signum() == 0) {
            return true;
        }
        BigDecimal larger = a.abs().max(b.abs());
        // One unit in the last of so many digits of the larger number.
        BigDecimal unit = BigDecimal.ONE.scaleByPowerOfTen(larger.precision() - larger.scale() - digits);
        return difference.compareTo(unit) <= 0;
    }

    private boolean sameElement(Element a, Element b) {
        if (a.kind() != b.kind() || !a.key().equals(b.key())) {
            return false;
        }
        return a.key().isPresent()
                || (a.labels().equals(b.labels()) && same(Values.map(a.properties()), Values.map(b.properties())));
    }

    private boolean sameEntries(List<Entry> a, List<Entry> b) {
        return a.size() == b.size() && Matching.of(a, b, this::sameEntry).isPerfect();
    }

    private boolean sameEntry(Entry a, Entry b) {
        return same(a.key(), b.key()) && same(a.value(), b.value());
    }

    private boolean samePoint(Point a, Point b) {
        return a.srid() == b.srid()
                && sameList(
                        a.coordinates().stream().<Value>map(Real::new).toList(),
                        b.coordinates().stream().<Value>map(Real::new).toList());
    }

    private static boolean isNumber(Value value) {
        return value instanceof Int || value instanceof Real || value instanceof Big;
    }

    private static BigDecimal exactly(Value number) {
        return switch (number) {
            case Int whole -> BigDecimal.valueOf(whole.value());
            case Real real -> new BigDecimal(real.value(), MathContext.DECIMAL64);
            case Big big -> big.value();
            default -> throw new IllegalArgumentException("not a number: " + number);
        };
    }
}

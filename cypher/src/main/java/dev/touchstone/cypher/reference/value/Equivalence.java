package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Big;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.NativeId;
import dev.touchstone.core.value.Value.Path;
import dev.touchstone.core.value.Value.Point;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Values;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which values DISTINCT and grouping take for one: those that are equal, and also null and null, NaN and NaN, at any depth.
 *
 * <p>Equivalence is never unknown, and unlike {@code =} it is transitive.
 */
public final class Equivalence {
    private static final double TWO_TO_THE_63 = 0x1p63;

    private Equivalence() {}

    public static boolean same(Value left, Value right) {
        return key(left).equals(key(right));
    }

    /** The one value that stands for all that are equivalent to this: fit as a key of a hash map. */
    public static Value key(Value value) {
        return switch (value) {
            case Real(double real) -> number(real);
            case Big(BigDecimal big) -> number(big);
            case ListOf(List<Value> items) -> new ListOf(keys(items));
            case Path(List<Value> stops) -> new Path(keys(stops));
            case MapOf map -> key(map);
            case Element element -> new Element(element.kind(), element.key(), List.of(), Map.of(), new NativeId(0));
            case Point point -> new Point(point.srid(), withoutNegativeZeros(point.coordinates()));
            case Temporal temporal -> Temporals.canonical(temporal);
            default -> value;
        };
    }

    /** The keys of a row, in order. */
    public static List<Value> keys(List<Value> values) {
        return values.stream().map(Equivalence::key).toList();
    }

    private static Value key(MapOf map) {
        TreeMap<String, Value> sorted = new TreeMap<>();
        Maps.entries(map).forEach((name, value) -> sorted.put(name, key(value)));
        return Values.map(sorted);
    }

    private static Value number(double real) {
        boolean whole = real == Math.rint(real) && real >= -TWO_TO_THE_63 && real < TWO_TO_THE_63;
        return whole ? new Int((long) real) : new Real(real);
    }

    private static Value number(BigDecimal big) {
        double nearest = big.doubleValue();
        if (Double.isFinite(nearest) && new BigDecimal(nearest).compareTo(big) == 0) {
            return number(nearest);
        }
        boolean whole = big.stripTrailingZeros().scale() <= 0;
        boolean fits = whole && big.toBigInteger().bitLength() < Long.SIZE;
        return fits ? new Int(big.longValueExact()) : new Big(big.stripTrailingZeros());
    }

    private static List<Double> withoutNegativeZeros(List<Double> coordinates) {
        return coordinates.stream().map(coordinate -> coordinate + 0.0).toList();
    }
}

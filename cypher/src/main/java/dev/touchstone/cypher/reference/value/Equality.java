package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Value.Path;
import dev.touchstone.core.value.Value.Point;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Map;

/**
 * What {@code =} says: true, false or null.
 *
 * <p>Null is equal to nothing and different from nothing. Inside lists and maps one difference makes the whole different, and
 * only without one does a null make it unknown. NaN differs from all, itself included.
 */
public final class Equality {
    private Equality() {}

    public static Value equal(Value left, Value right) {
        if (left instanceof Null || right instanceof Null) {
            return Values.NULL;
        }
        return switch (left) {
            case ListOf(List<Value> items) when right instanceof ListOf(List<Value> others) -> pairwise(items, others);
            case Path(List<Value> stops) when right instanceof Path(List<Value> others) -> pairwise(stops, others);
            case MapOf map when right instanceof MapOf other -> byKey(Maps.entries(map), Maps.entries(other));
            default -> Values.of(sameScalar(left, right));
        };
    }

    public static Value different(Value left, Value right) {
        return Truth.not(equal(left, right));
    }

    private static Value pairwise(List<Value> left, List<Value> right) {
        if (left.size() != right.size()) {
            return Values.of(false);
        }
        Value all = Values.of(true);
        for (int at = 0; at < left.size(); at++) {
            all = Truth.and(all, equal(left.get(at), right.get(at)));
        }
        return all;
    }

    private static Value byKey(Map<String, Value> left, Map<String, Value> right) {
        if (!left.keySet().equals(right.keySet())) {
            return Values.of(false);
        }
        Value all = Values.of(true);
        for (Map.Entry<String, Value> entry : left.entrySet()) {
            all = Truth.and(all, equal(entry.getValue(), right.getOrDefault(entry.getKey(), Values.NULL)));
        }
        return all;
    }

    private static boolean sameScalar(Value left, Value right) {
        if (Numbers.isNumber(left) && Numbers.isNumber(right)) {
            return !Numbers.isNaN(left) && !Numbers.isNaN(right) && Numbers.compare(left, right) == 0;
        }
        return switch (left) {
            case Element element
            when right instanceof Element other ->
                element.kind() == other.kind() && element.key().equals(other.key());
            case Temporal temporal
            when right instanceof Temporal other ->
                Temporals.canonical(temporal).equals(Temporals.canonical(other));
            case Point point when right instanceof Point other -> samePlace(point, other);
            default -> left.equals(right);
        };
    }

    private static boolean samePlace(Point left, Point right) {
        if (left.srid() != right.srid()
                || left.coordinates().size() != right.coordinates().size()) {
            return false;
        }
        for (int at = 0; at < left.coordinates().size(); at++) {
            double first = left.coordinates().get(at);
            double second = right.coordinates().get(at);
            if (first != second) {
                return false;
            }
        }
        return true;
    }
}

package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Bool;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.Point;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.core.value.Values;
import java.util.List;
import java.util.Set;

/**
 * What {@code <}, {@code <=}, {@code >} and {@code >=} say: true, false or null.
 *
 * <p>Numbers, strings, booleans, lists and points in time compare with their own kind. All else is null, but a number beside
 * NaN, which is false whatever is asked. Lists compare by the first items that are not equal.
 */
public final class Comparability {
    private enum Order {
        LESS,
        EQUAL,
        GREATER,
        /** Neither of the three, and known so: NaN. */
        NONE,
        /** Equal, but of a type that has no order. */
        SAME,
        UNKNOWN
    }

    private static final Set<Order> AT_MOST = Set.of(Order.LESS, Order.EQUAL, Order.SAME);
    private static final Set<Order> AT_LEAST = Set.of(Order.GREATER, Order.EQUAL, Order.SAME);

    private Comparability() {}

    public static Value less(Value left, Value right, World world) {
        return answer(left, right, world, Set.of(Order.LESS));
    }

    public static Value lessOrEqual(Value left, Value right, World world) {
        return answer(left, right, world, AT_MOST);
    }

    public static Value greater(Value left, Value right, World world) {
        return answer(left, right, world, Set.of(Order.GREATER));
    }

    public static Value greaterOrEqual(Value left, Value right, World world) {
        return answer(left, right, world, AT_LEAST);
    }

    private static Value answer(Value left, Value right, World world, Set<Order> asked) {
        Order order = world.takes(Freedom.COMPARING) && isOrderless(left) && isOrderless(right)
                ? of(new Orderability(world).compare(left, right))
                : order(left, right);
        boolean open = order == Order.UNKNOWN || order == Order.SAME;
        return open && !asked.contains(order) ? Values.NULL : Values.of(asked.contains(order));
    }

    /** What openCypher does not compare, and Neo4j does. */
    private static boolean isOrderless(Value value) {
        return value instanceof Value.Element || value instanceof Value.MapOf || value instanceof Value.Path;
    }

    private static Order order(Value left, Value right) {
        if (Numbers.isNumber(left) && Numbers.isNumber(right)) {
            boolean comparable = !Numbers.isNaN(left) && !Numbers.isNaN(right);
            return comparable ? of(Numbers.compare(left, right)) : Order.NONE;
        }
        return switch (left) {
            case Text(String text) when right instanceof Text(String other) -> of(Texts.compare(text, other));
            case Bool(boolean truth) when right instanceof Bool(boolean other) -> of(Boolean.compare(truth, other));
            case ListOf(List<Value> items) when right instanceof ListOf(List<Value> others) -> lists(items, others);
            case Temporal temporal
            when right instanceof Temporal other
                    && temporal.kind() == other.kind()
                    && !Temporals.isDuration(temporal) -> of(Temporals.compare(temporal, other));
            default -> unordered(left, right);
        };
    }

    /** Durations and points have no order, but whatever is the same is at least as much and at most as much. */
    private static Order unordered(Value left, Value right) {
        boolean known = Temporals.isDuration(left) || left instanceof Point;
        return known && Truth.holds(Equality.equal(left, right)) ? Order.SAME : Order.UNKNOWN;
    }

    private static Order lists(List<Value> left, List<Value> right) {
        int common = Math.min(left.size(), right.size());
        for (int at = 0; at < common; at++) {
            Value first = left.get(at);
            Value second = right.get(at);
            if (!Truth.holds(Equality.equal(first, second))) {
                return order(first, second);
            }
        }
        return of(Integer.compare(left.size(), right.size()));
    }

    private static Order of(int comparison) {
        if (comparison == 0) {
            return Order.EQUAL;
        }
        return comparison < 0 ? Order.LESS : Order.GREATER;
    }
}

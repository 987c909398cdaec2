package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Big;
import dev.touchstone.core.value.Value.Bool;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Foreign;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.NativeId;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Value.Path;
import dev.touchstone.core.value.Value.Point;
import dev.touchstone.core.value.Value.Real;
import dev.touchstone.core.value.Value.Temporal;
import dev.touchstone.core.value.Value.Term;
import dev.touchstone.core.value.Value.Text;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The total order of {@code ORDER BY}, and of {@code min} and {@code max}: first by type, then within the type.
 *
 * <p>It calls two values the same exactly if {@link Equivalence} does. Where openCypher leaves the order within a type open, it
 * is by key for nodes and relationships, by size, keys and values for maps, and by mean length for durations.
 */
public final class Orderability implements Comparator<Value> {
    private final World world;

    private enum Rank {
        MAP,
        NODE,
        RELATIONSHIP,
        LIST,
        PATH,
        POINT,
        DATETIME,
        LOCAL_DATETIME,
        DATE,
        TIME,
        LOCAL_TIME,
        DURATION,
        STRING,
        BOOLEAN,
        NUMBER,
        NAN,
        NULL
    }

    public Orderability() {
        this(World.AS_FOUND);
    }

    /** The order in another world: what the language leaves open is otherwise there. */
    public Orderability(World world) {
        this.world = world;
    }

    @Override
    public int compare(Value left, Value right) {
        int byType = rank(left).compareTo(rank(right));
        if (byType != 0) {
            return byType;
        }
        if (rank(left) == Rank.NUMBER) {
            return Numbers.compare(left, right);
        }
        return switch (left) {
            case Text(String text) when right instanceof Text(String other) -> Texts.compare(text, other);
            case Bool(boolean truth) when right instanceof Bool(boolean other) -> Boolean.compare(truth, other);
            case ListOf(List<Value> items) when right instanceof ListOf(List<Value> others) -> sequences(items, others);
            case Path(List<Value> stops) when right instanceof Path(List<Value> others) -> sequences(stops, others);
            case MapOf map when right instanceof MapOf other -> world.turned(maps(map, other));
            case Element element when right instanceof Element other -> Long.compare(id(element), id(other));
            case Temporal temporal when right instanceof Temporal other -> temporals(temporal, other);
            case Point point when right instanceof Point other -> world.turned(points(point, other));
            default -> 0;
        };
    }

    private long id(Element element) {
        return element.key().map(key -> world.id(element.kind(), key)).orElse(-1L);
    }

    private int temporals(Temporal left, Temporal right) {
        int comparison = Temporals.compare(left, right);
        return Temporals.compareClearly(left, right) ? comparison : world.turned(comparison);
    }

    private int sequences(List<Value> left, List<Value> right) {
        int common = Math.min(left.size(), right.size());
        for (int at = 0; at < common; at++) {
            int order = compare(left.get(at), right.get(at));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(left.size(), right.size());
    }

    private int maps(MapOf left, MapOf right) {
        SortedMap<String, Value> first = new TreeMap<>(Maps.entries(left));
        SortedMap<String, Value> second = new TreeMap<>(Maps.entries(right));
        int bySize = Integer.compare(first.size(), second.size());
        if (bySize != 0) {
            return bySize;
        }
        int byKeys = sequences(texts(first.keySet()), texts(second.keySet()));
        return byKeys != 0 ? byKeys : sequences(List.copyOf(first.values()), List.copyOf(second.values()));
    }

    private static List<Value> texts(Collection<String> texts) {
        List<Value> values = new ArrayList<>();
        texts.forEach(text -> values.add(new Text(text)));
        return values;
    }

    private int points(Point left, Point right) {
        int bySystem = Integer.compare(left.srid(), right.srid());
        return bySystem != 0 ? bySystem : sequences(reals(left), reals(right));
    }

    private static List<Value> reals(Point point) {
        List<Value> reals = new ArrayList<>();
        point.coordinates().forEach(coordinate -> reals.add(new Real(coordinate)));
        return reals;
    }

    private static Rank rank(Value value) {
        return switch (value) {
            case MapOf map -> Rank.MAP;
            case Element element -> element.kind() == Element.Kind.NODE ? Rank.NODE : Rank.RELATIONSHIP;
            case ListOf list -> Rank.LIST;
            case Path path -> Rank.PATH;
            case Point point -> Rank.POINT;
            case Temporal temporal -> rank(temporal.kind());
            case Text text -> Rank.STRING;
            case Bool bool -> Rank.BOOLEAN;
            case Int number -> Rank.NUMBER;
            case Big number -> Rank.NUMBER;
            case Real number -> Double.isNaN(number.value()) ? Rank.NAN : Rank.NUMBER;
            case Null none -> Rank.NULL;
            case Foreign foreign -> throw stranger(foreign);
            case NativeId id -> throw stranger(id);
            case Term term -> throw stranger(term);
        };
    }

    private static Rank rank(Temporal.Kind kind) {
        return switch (kind) {
            case DATE -> Rank.DATE;
            case LOCAL_TIME -> Rank.LOCAL_TIME;
            case TIME -> Rank.TIME;
            case LOCAL_DATETIME -> Rank.LOCAL_DATETIME;
            case DATETIME -> Rank.DATETIME;
            case DURATION -> Rank.DURATION;
        };
    }

    private static IllegalArgumentException stranger(Value value) {
        return new IllegalArgumentException("not a value of Cypher: " + value);
    }
}

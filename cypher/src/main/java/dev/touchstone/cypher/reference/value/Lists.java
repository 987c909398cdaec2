package dev.touchstone.cypher.reference.value;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Int;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.Null;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.error.CypherError;
import dev.touchstone.cypher.reference.error.Words;
import dev.touchstone.cypher.reference.graph.Graph;
import java.util.List;
import java.util.Optional;

/** Operators on lists. */
public final class Lists {
    private Lists() {}

    /** {@code subject[index]} of whatever has an index: a list by position, a map, node or relationship by name. */
    public static Value subscript(Value subject, Value index, Graph graph) {
        return switch (subject) {
            case Null none -> Values.NULL;
            case ListOf list -> index(list, index);
            case MapOf map -> Maps.index(map, index, graph);
            case Element element -> Maps.index(element, index, graph);
            default -> throw CypherError.type("no list or map: " + Words.of(subject));
        };
    }

    /** {@code list[index]}: negative positions count from the end; null beyond either end. */
    public static Value index(ListOf list, Value index) {
        List<Value> items = list.items();
        return switch (index) {
            case Null none -> Values.NULL;
            case Int(long position) -> {
                long at = position < 0 ? position + items.size() : position;
                yield at < 0 || at >= items.size() ? Values.NULL : items.get((int) at);
            }
            default -> throw CypherError.type("no position in a list: " + Words.of(index));
        };
    }

    /** {@code list[from..to]}: null if the list or a given bound is, and as much as there is where a bound lies outside. */
    public static Value slice(Value list, Optional<Value> from, Optional<Value> to) {
        boolean unknown = from.filter(Null.class::isInstance).isPresent()
                || to.filter(Null.class::isInstance).isPresent();
        return switch (list) {
            case Null none -> Values.NULL;
            case ListOf(List<Value> items) -> {
                if (unknown) {
                    yield Values.NULL;
                }
                int first = from.map(bound -> position(bound, items.size())).orElse(0);
                int last = to.map(bound -> position(bound, items.size())).orElse(items.size());
                yield new ListOf(first < last ? items.subList(first, last) : List.of());
            }
            default -> throw CypherError.type("no list to slice: " + Words.of(list));
        };
    }

    /** {@code item IN list}: true if one is equal, else null if one might be, else false. */
    public static Value contains(Value item, Value list) {
        return switch (list) {
            case Null none -> Values.NULL;
            case ListOf(List<Value> items) -> {
                Value any = Values.of(false);
                for (Value candidate : items) {
                    any = Truth.or(any, Equality.equal(item, candidate));
                }
                yield any;
            }
            default -> throw CypherError.type("no list to look in: " + Words.of(list));
        };
    }

    private static int position(Value bound, int size) {
        if (!(bound instanceof Int(long position))) {
            throw CypherError.type("no position in a list: " + Words.of(bound));
        }
        long at = position < 0 ? position + size : position;
        return Math.clamp(at, 0, size);
    }
}

package dev.touchstone.core.shrink;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.tree.Shape;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reduces what stands in one place of a case, and then what is in it, down to the leaves. It knows nothing of languages: what may be left
 * out, and what fits into which place, shows in the records.
 */
final class TreeShrinker {
    /** So many descendants of a node are tried in its place, the nearest first. */
    private static final int HOISTED = 20;

    private final Attempts attempts;
    private final ShrinkRules rules;
    private final ShrinkRules.Fit fit;
    private final int share;
    private final long least;

    /** One that leaves alone what is less than this share of the query or of the data, or, with 0, nothing. */
    TreeShrinker(Attempts attempts, ShrinkRules rules, ShrinkRules.Fit fit, int share) {
        this(attempts, rules, fit, share, 0);
    }

    private TreeShrinker(Attempts attempts, ShrinkRules rules, ShrinkRules.Fit fit, int share, long least) {
        this.attempts = attempts;
        this.rules = rules;
        this.fit = fit;
        this.share = share;
        this.least = least;
    }

    /** For what is in a component of a case. */
    private TreeShrinker within(Object component) {
        return share == 0 ? this : new TreeShrinker(attempts, rules, fit, share, Measure.of(component) / share);
    }

    /**
     * The smallest that was found for a place.
     *
     * @param parent the node that has this place
     * @param type what may stand there
     * @param put the case with something else in this place
     */
    Object reduce(Record parent, Object value, Type type, Function<Object, Case> put) {
        if (attempts.isSpent() || Measure.of(value) < least) {
            return value;
        }
        Object current = value;
        for (Optional<Object> smaller = replacement(parent, current, type, put);
                smaller.isPresent();
                smaller = replacement(parent, current, type, put)) {
            current = smaller.get();
        }
        return switch (current) {
            case EngineId engine -> engine;
            case Value leaf -> leaf;
            case Typed stored -> stored;
            case PropertyGraph graph -> new GraphShrinker(this, attempts).reduce(graph, put::apply);
            case Record node -> components(node, put);
            case List<?> items -> items(parent, List.copyOf(items), argument(type, 0), put::apply);
            case Map<?, ?> map -> entries(parent, map, argument(type, 1), put::apply);
            case Optional<?> optional
            when optional.isPresent() ->
                Optional.of(
                        reduce(parent, optional.get(), argument(type, 0), content -> put.apply(Optional.of(content))));
            default -> current;
        };
    }

    private Optional<Object> replacement(Record parent, Object value, Type type, Function<Object, Case> put) {
        return replacements(value, raw(type))
                .filter(candidate -> !(value instanceof Record old && candidate instanceof Record other)
                        || fit.allows(parent, old, other))
                .filter(candidate -> attempts.isBetter(put.apply(candidate)))
                .findFirst();
    }

    private Stream<Object> replacements(Object value, Class<?> place) {
        return switch (value) {
            case EngineId engine -> Stream.of();
            case PropertyGraph graph -> Stream.of();
            case Typed stored -> SimplerValues.than(stored).stream().map(smaller -> smaller);
            case Value leaf -> SimplerValues.than(leaf).stream().map(smaller -> smaller);
            case Record node ->
                Stream.of(rules.smallest(place, attempts.values()), hoisted(node, place), rules.like(node))
                        .flatMap(List::stream);
            case Optional<?> optional when optional.isPresent() -> Stream.of(Optional.empty());
            case Boolean option when option -> Stream.of(false);
            case Integer number -> IntStream.of(0, 1, number - 1).boxed().map(smaller -> smaller);
            case Enum<?> word ->
                Arrays.stream(word.getDeclaringClass().getEnumConstants()).map(other -> other);
            default -> Stream.of();
        };
    }

    /** The nodes below a node that fit into its place, the nearest first. */
    private static List<Record> hoisted(Record node, Class<?> place) {
        List<Record> fitting = new ArrayList<>();
        List<Record> level = Tree.children(node);
        while (!level.isEmpty() && fitting.size() < HOISTED) {
            level.stream().filter(place::isInstance).forEach(fitting::add);
            level = level.stream()
                    .flatMap(below -> Tree.children(below).stream())
                    .toList();
        }
        return fitting;
    }

    /** One component after the other; of a case, its lists first and its dataset last, because then the rest is done sooner. */
    private Object components(Record node, Function<Object, Case> put) {
        Shape<Record> shape = Shape.of(node);
        List<Shape.Component> components = shape.named(node);
        List<Object> values = new ArrayList<>(shape.components(node));
        for (int i : order(node, components)) {
            TreeShrinker treeShrinker = node instanceof Case ? within(values.get(i)) : this;
            Object reduced =
                    treeShrinker.reduce(node, values.get(i), components.get(i).type(), other -> {
                        List<Object> changed = new ArrayList<>(values);
                        changed.set(i, other);
                        return put.apply(shape.make(changed));
                    });
            values.set(i, reduced);
        }
        return shape.make(values);
    }

    private static List<Integer> order(Record node, List<Shape.Component> components) {
        List<Integer> order = new ArrayList<>();
        if (node instanceof Case) {
            for (int i = components.size() - 1; i >= 0; i--) {
                order.add(components.get(i).value() instanceof List ? 0 : order.size(), i);
            }
        } else {
            for (int i = 0; i < components.size(); i++) {
                order.add(i);
            }
        }
        return order;
    }

    /** Leaves items out, then reduces those that are left, the last first: the others are often there only for its sake. */
    List<Object> items(Record parent, List<Object> items, Type type, Function<List<Object>, Case> put) {
        List<Object> current = shorter(items, Measure::of, put);
        for (int i = current.size() - 1; i >= 0; i--) {
            List<Object> before = current;
            int place = i;
            Object reduced = reduce(parent, current.get(i), type, other -> put.apply(with(before, place, other)));
            current = spliced(with(current, i, reduced), i, raw(type), put);
            if (!current.equals(before)) {
                current = shorter(current, Measure::of, put);
                i = Math.min(i, current.size());
            }
        }
        return current;
    }

    /** Delta debugging: first all, then halves, then quarters, down to single items; at last two and three that stand together. */
    private List<Object> shorter(List<Object> items, ToLongFunction<Object> size, Function<List<Object>, Case> put) {
        List<Object> current = items;
        for (int chunk = items.size(); chunk >= 1 && !attempts.isSpent(); chunk /= 2) {
            for (int end = current.size(); end > 0; end = Math.min(end - chunk, current.size())) {
                int begin = Math.max(0, end - chunk);
                List<Object> rest = SimplerValues.without(current, begin, end);
                if (isWorthIt(current.subList(begin, end), size) && attempts.isBetter(put.apply(rest))) {
                    current = rest;
                }
            }
        }
        for (int together = 2; together <= 3 && !attempts.isSpent(); together++) {
            for (int end = current.size(); end >= together; end--) {
                List<Object> rest = SimplerValues.without(current, end - together, end);
                if (isWorthIt(current.subList(end - together, end), size) && attempts.isBetter(put.apply(rest))) {
                    current = rest;
                    end = current.size() + 1;
                }
            }
        }
        return current;
    }

    private boolean isWorthIt(List<Object> gone, ToLongFunction<Object> size) {
        return least == 0 || gone.stream().mapToLong(size).sum() >= least;
    }

    /** A list within an item may take the place of the item, as a whole or without its last: a subquery's clauses, for one. */
    private List<Object> spliced(List<Object> items, int place, Class<?> type, Function<List<Object>, Case> put) {
        if (!(items.get(place) instanceof Record node) || node instanceof Value || Measure.of(node) < least) {
            return items;
        }
        for (List<?> inner : listsBelow(node, node.getClass(), type)) {
            for (int taken = inner.size(); taken >= Math.max(1, inner.size() - 1); taken--) {
                List<Object> candidate = new ArrayList<>(items.subList(0, place));
                candidate.addAll(inner.subList(0, taken));
                candidate.addAll(items.subList(place + 1, items.size()));
                if (attempts.isBetter(put.apply(candidate))) {
                    return candidate;
                }
            }
        }
        return items;
    }

    private static List<List<?>> listsBelow(Record node, Class<?> sibling, Class<?> type) {
        List<List<?>> lists = new ArrayList<>();
        Tree.nodes(node)
                .flatMap(below -> Shape.of(below).components(below).stream())
                .forEach(component -> {
                    if (component instanceof List<?> list
                            && !list.isEmpty()
                            && isKin(list.getFirst(), sibling)
                            && list.stream().allMatch(type::isInstance)) {
                        lists.add(list);
                    }
                });
        return lists;
    }

    /** Whether both implement one sealed family, or are of one class. */
    private static boolean isKin(Object item, Class<?> sibling) {
        return item.getClass() == sibling
                || Arrays.stream(item.getClass().getInterfaces())
                        .anyMatch(family -> family.isSealed() && family.isAssignableFrom(sibling));
    }

    private Object entries(Record parent, Map<?, ?> map, Type type, Function<Map<?, ?>, Case> put) {
        List<Object> keys = shorter(
                List.copyOf(map.keySet()),
                key -> Measure.of(Objects.requireNonNull(map.get(key))),
                kept -> put.apply(only(map, kept)));
        Map<Object, Object> current = only(map, keys);
        for (Object key : keys) {
            Object reduced = reduce(parent, Objects.requireNonNull(map.get(key)), type, other -> {
                Map<Object, Object> changed = new LinkedHashMap<>(current);
                changed.put(key, other);
                return put.apply(changed);
            });
            current.put(key, reduced);
        }
        return current;
    }

    private static Map<Object, Object> only(Map<?, ?> map, List<Object> keys) {
        Map<Object, Object> kept = new LinkedHashMap<>();
        keys.forEach(key -> kept.put(key, Objects.requireNonNull(map.get(key))));
        return kept;
    }

    private static List<Object> with(List<Object> items, int place, Object other) {
        List<Object> changed = new ArrayList<>(items);
        changed.set(place, other);
        return changed;
    }

    private static Class<?> raw(Type type) {
        return switch (type) {
            case Class<?> plain -> plain;
            case ParameterizedType generic -> raw(generic.getRawType());
            default -> Object.class;
        };
    }

    private static Type argument(Type type, int number) {
        return type instanceof ParameterizedType generic ? generic.getActualTypeArguments()[number] : Object.class;
    }
}

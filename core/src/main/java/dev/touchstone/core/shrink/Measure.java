package dev.touchstone.core.shrink;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.tree.Shape;
import dev.touchstone.core.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How large something is. Every step of a reduction lowers it, so that the reduction ends.
 *
 * <p>Nodes of a tree count most, then options, and values least: a shorter text is smaller than a longer one, but any value is smaller
 * than a name, and a name smaller than an operation. How long a name is does not count.
 */
final class Measure {
    private static final long NODE = 100;
    private static final long OPTION = 10;

    /** More than what can say the same without it. */
    private static final long FLAG = 250;

    /** More than a node and an edge: without loops and parallel edges a graph is plainer, though it may be larger. */
    private static final long ODDITY = 400;

    private static final long NAME = 5;
    private static final long CONTENT = 12;
    private static final long LARGEST_CONTENT = 80;

    private Measure() {}

    static long of(Object component) {
        return switch (component) {
            case Value value -> of(value);
            case PropertyGraph graph -> ofNode(graph) + oddities(graph);
            case Record node -> ofNode(node);
            case List<?> items -> items.stream().mapToLong(Measure::item).sum();
            case Map<?, ?> map ->
                map.values().stream().mapToLong(item -> NODE + of(item)).sum();
            case Optional<?> optional ->
                optional.stream().mapToLong(content -> OPTION + of(content)).sum();
            case Boolean flag -> flag ? FLAG : 0;
            case Enum<?> word -> word.ordinal();
            case Integer number -> Math.min(Math.abs(number), OPTION);
            case String name -> NAME;
            default -> 0;
        };
    }

    /** A node without components is a word of the language, and the plainest value is plainer than that. */
    private static long ofNode(Record node) {
        List<Object> components = Shape.of(node).components(node);
        return NODE
                + (components.isEmpty() ? OPTION : 0)
                + components.stream().mapToLong(Measure::of).sum();
    }

    private static long oddities(PropertyGraph graph) {
        return (graph.hasLoops() ? ODDITY : 0) + (graph.hasParallelEdges() ? ODDITY : 0);
    }

    /** A name in a list is a part of the whole, as anything else there is. */
    private static long item(Object item) {
        return item instanceof String ? OPTION + NAME : of(item);
    }

    /** The plainest values are the smallest, in the order in which they are tried: 0, true, false, null and what is empty. */
    static long of(Value value) {
        return switch (value) {
            case Value.Int number when number.value() == 0 -> 0;
            case Value.Bool flag -> flag.value() ? 1 : 2;
            case Value.Null none -> 3;
            case Value.Text text ->
                text.value().isEmpty() ? 4 : content(text.value().length(), text.value());
            case Value.Int number -> content(Long.toString(number.value()).length(), Long.toString(number.value()));
            case Value.Real real ->
                Double.compare(real.value(), 0) == 0
                        ? 5
                        : content(Double.toString(real.value()).length(), Double.toString(real.value()));
            case Value.ListOf list ->
                6 + list.items().stream().mapToLong(item -> NODE + of(item)).sum();
            case Value.MapOf map ->
                7
                        + map.entries().stream()
                                .mapToLong(entry -> NODE + of(entry.value()))
                                .sum();
            case Value.Temporal temporal -> content(temporal.text().length(), temporal.text());
            case Value.Literal literal -> content(literal.lexical().length(), literal.lexical());
            case Value other -> content(other.toString().length(), other.toString());
        };
    }

    /** By the length first, then by how far its characters are from the plainest one. */
    private static long content(int length, String text) {
        long odd = text.chars().filter(c -> "a01.".indexOf(c) < 0).count();
        return CONTENT + Math.min(2L * length + odd, LARGEST_CONTENT);
    }
}

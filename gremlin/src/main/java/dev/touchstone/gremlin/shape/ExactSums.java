package dev.touchstone.gremlin.shape;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Predicate;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether a sum is the same in whatever order it is added up. With floats it need not be: {@code 1e308 + 1e308 - 1e308} is infinite or not,
 * and {@code 0.1 + 0.2 - 0.3} is zero or nearly so. Nor is it where a whole number gets too large on the way. Whole numbers up to 1,000 add
 * up exactly in every type, for as many as an answer can have.
 */
public final class ExactSums {
    private static final Set<String> SUMS = Set.of("sum", "mean");
    private static final Set<String> READERS = Set.of("values", "properties", "by", "valueMap", "propertyMap");
    private static final Argument KEY = Argument.text(Element.KEY);
    private static final double LARGEST = 1000;

    private ExactSums() {}

    /** Whether no sum of this traversal depends on an order, with the values of this graph. */
    public static boolean are(Traversal traversal, PropertyGraph graph) {
        return !adds(traversal)
                || Stream.concat(
                                graph.nodes().stream().map(Node::properties),
                                graph.edges().stream().map(Edge::properties))
                        .flatMap(properties -> properties.entrySet().stream())
                        .filter(property -> !isExact(property.getValue()))
                        .map(Map.Entry::getKey)
                        .distinct()
                        .noneMatch(key -> isRead(Argument.text(key), traversal));
    }

    private static boolean adds(Traversal traversal) {
        return Tree.nodes(traversal).anyMatch(node -> node instanceof Call call && SUMS.contains(call.name()));
    }

    /** Whether values of this key, other than small whole numbers, may get into a sum. */
    private static boolean isRead(Argument key, Traversal traversal) {
        return !key.equals(KEY)
                && Tree.nodes(traversal)
                        .filter(Traversal.class::isInstance)
                        .anyMatch(level -> isReadIn(((Traversal) level).calls(), key));
    }

    private static boolean isReadIn(List<Call> calls, Argument key) {
        for (int i = 0; i < calls.size(); i++) {
            Call call = calls.get(i);
            boolean sorts = call.name().equals("by") && calls.get(i - 1).name().equals("order");
            boolean reads = READERS.contains(call.name())
                    && !sorts
                    && (call.arguments().isEmpty() || call.arguments().contains(key));
            boolean bounded = call.arguments().size() == 1
                    && ((i > 0 && isBound(calls.get(i - 1), "has", List.of(key)))
                            || (i + 1 < calls.size() && isBound(calls.get(i + 1), "is", List.of())));
            if (reads && !bounded) {
                return true;
            }
        }
        return false;
    }

    /** {@code is(P.between(-5, 5))} */
    private static boolean isBound(Call call, String name, List<Argument> before) {
        List<Argument> arguments = call.arguments();
        return call.name().equals(name)
                && arguments.size() == before.size() + 1
                && arguments.subList(0, before.size()).equals(before)
                && arguments.getLast() instanceof Predicate(String family, String predicate, List<Argument> bounds)
                && predicate.equals("between")
                && bounds.stream()
                        .allMatch(bound -> bound instanceof Constant(Typed value)
                                && value.value() instanceof Value.Int
                                && isExact(value));
    }

    private static boolean isExact(Typed value) {
        return switch (value.value()) {
            case Value.Int number -> Math.abs((double) number.value()) <= LARGEST;
            case Value.Real number ->
                !Double.isFinite(number.value())
                        || (Math.abs(number.value()) <= LARGEST && Math.rint(number.value()) == number.value());
            default -> true;
        };
    }
}

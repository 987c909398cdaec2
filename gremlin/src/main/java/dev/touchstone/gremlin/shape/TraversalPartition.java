package dev.touchstone.gremlin.shape;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.oracle.Composition;
import dev.touchstone.core.oracle.Composition.Column;
import dev.touchstone.core.tree.Tree;
import dev.touchstone.core.value.Value;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A predicate on a property by which a traversal can be divided.
 *
 * <pre>{@code
 * g.V().both()                                     [v1, v2, v2, v4]
 * g.V().has('k', P.gt(5)).both()                   [v1]
 * g.V().has('k').not(__.has('k', P.gt(5))).both()  [v2, v4]    <- a v2 is missing
 * g.V().hasNot('k').both()                         []
 * }</pre>
 *
 * <p>Sound because a filter keeps or drops a traverser: a vertex has the property or not, and if it does the predicate either keeps it or not, so
 * that each vertex passes exactly one of the three filters. The constant has the type of the property, and no value is NaN, so that comparing
 * them is no error. The steps after it treat every traverser by itself, and so distribute over the union. In the end traversers may be
 * counted, added up, or their least or most be taken, as {@link Composition} puts them together again.
 *
 * @param before the steps before the predicate
 * @param rest the steps after it
 */
public record TraversalPartition(Traversal before, String key, Argument predicate, List<Call> rest) {
    public TraversalPartition {
        rest = List.copyOf(rest);
    }

    /** The places of the predicates by which a traversal can be divided, where all values can be compared with what they are compared with. */
    public static List<Integer> places(Traversal traversal, PropertyGraph graph) {
        return IntStream.range(1, traversal.calls().size())
                .filter(place -> at(traversal, place)
                        .filter(partition -> partition.isComparable(graph))
                        .isPresent())
                .boxed()
                .toList();
    }

    /** The predicate at a place, where it divides the traversal. */
    public static Optional<TraversalPartition> at(Traversal traversal, int place) {
        List<Call> calls = traversal.calls();
        return place < 1 || place >= calls.size()
                ? Optional.empty()
                : of(calls, place).filter(TraversalPartition::divides);
    }

    private static Optional<TraversalPartition> of(List<Call> calls, int place) {
        List<Argument> arguments = calls.get(place).arguments();
        boolean ofProperty = calls.get(place).name().equals("has")
                && arguments.size() == 2
                && (arguments.get(1) instanceof Argument.Predicate || arguments.get(1) instanceof Argument.Joined);
        return ofProperty && arguments.getFirst() instanceof Argument.Constant(Typed(var type, Value.Text(String key)))
                ? Optional.of(new TraversalPartition(
                        new Traversal(calls.subList(0, place)),
                        key,
                        arguments.get(1),
                        calls.subList(place + 1, calls.size())))
                : Optional.empty();
    }

    public Traversal whole() {
        return before.then(rest);
    }

    public Traversal holds() {
        return before.then(Call.of("has", text(key), predicate)).then(rest);
    }

    public Traversal fails() {
        return before.then(Call.of("has", text(key)), Call.of("not", nested(Call.of("has", text(key), predicate))))
                .then(rest);
    }

    public Traversal missing() {
        return before.then(Call.of("hasNot", text(key))).then(rest);
    }

    /** How the answers to the parts make up the answer to the whole. */
    public Composition composition() {
        return new Composition(List.of(column().orElse(Column.PLAIN)), false);
    }

    private boolean divides() {
        return column().isPresent()
                && Steps.of(holds()).keepsLoopsIn(whole())
                && Stream.of(whole(), holds(), fails(), missing()).allMatch(Steps::arePlain)
                && Steps.of(new Traversal(column().get() == Column.PLAIN ? rest : rest.subList(0, rest.size() - 1)))
                        .distributesFrom(0);
    }

    /** What the last step gives: a result for each traverser, or one of them all; empty where it is not known how to add that up. */
    private Optional<Column> column() {
        if (rest.isEmpty()) {
            return Optional.of(Column.PLAIN);
        }
        Call last = rest.getLast();
        return switch (last.name()) {
            case "count", "sum" -> alone(last, Column.SUM);
            case "min" -> alone(last, Column.LEAST);
            case "max" -> alone(last, Column.MOST);
            default -> Optional.of(Column.PLAIN);
        };
    }

    private static Optional<Column> alone(Call last, Column column) {
        return last.arguments().isEmpty() ? Optional.of(column) : Optional.empty();
    }

    /** Whether all values of the property are of the type that they are compared with, and none is NaN. */
    private boolean isComparable(PropertyGraph graph) {
        List<PropertyType> constants = Tree.nodes((Record) predicate)
                .filter(Typed.class::isInstance)
                .map(node -> ((Typed) node).type())
                .distinct()
                .toList();
        return Numbers.areAll(graph, key)
                && constants.size() == 1
                && Numbers.of(graph, key).allMatch(value -> constants.contains(value.type()));
    }
}

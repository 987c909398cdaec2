package dev.touchstone.core.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.Uniqueness;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Some of a graph's indexes as uniqueness constraints, and its nodes with the values that these allow. Pools are small so that values meet, and
 * hardly any constraint would hold by chance on more than one node: a value that another node has gives way to one that none has, or is left
 * out where the pool has no such value.
 */
record Constraining(List<Node> nodes, List<Index> indexes) {
    /** The share of the indexes that can be constraints. */
    private static final double SHARE = 1.0 / 3;

    static Constraining of(GraphSchema schema, List<Node> nodes, List<Index> indexes, Choices choices) {
        List<Index> chosen = indexes.stream()
                .filter(index -> index.on() == Kind.NODE && choices.chance(SHARE))
                .filter(index -> pool(schema, index).stream().anyMatch(Constraining::isComparable))
                .toList();
        List<Node> different = nodes;
        for (Index index : chosen) {
            different = different(index, different, pool(schema, index), choices);
        }
        List<Node> all = different;
        // What is done for one may undo what was done for another, where nodes have both labels.
        return new Constraining(
                all,
                indexes.stream()
                        .map(index ->
                                chosen.contains(index) && Uniqueness.holds(unique(index), all) ? unique(index) : index)
                        .toList());
    }

    private static Index unique(Index index) {
        return new Index(index.on(), index.label(), index.property(), true);
    }

    private static List<Value> pool(GraphSchema schema, Index index) {
        return schema.nodeType(index.label()).properties().stream()
                .filter(property -> property.name().equals(index.property()))
                .findFirst()
                .map(Property::pool)
                .orElseThrow();
    }

    private static boolean isComparable(Value value) {
        return Uniqueness.areDifferent(Stream.of(value));
    }

    private static List<Node> different(Index index, List<Node> nodes, List<Value> pool, Choices choices) {
        List<Value> taken = new ArrayList<>();
        List<Node> different = new ArrayList<>();
        for (Node node : nodes) {
            Typed old = node.properties().get(index.property());
            if (old == null || !node.labels().contains(index.label())) {
                different.add(node);
                continue;
            }
            Optional<Value> value = Stream.concat(Stream.of(old.value()), choices.shuffled(pool).stream())
                    .filter(candidate -> Uniqueness.areDifferent(Stream.concat(taken.stream(), Stream.of(candidate))))
                    .findFirst();
            value.ifPresent(taken::add);
            different.add(with(node, index.property(), value.map(it -> new Typed(old.type(), it))));
        }
        return different;
    }

    private static Node with(Node node, String property, Optional<Typed> value) {
        Map<String, Typed> properties = new LinkedHashMap<>(node.properties());
        value.ifPresentOrElse(it -> properties.put(property, it), () -> properties.remove(property));
        return new Node(node.key(), node.labels(), properties);
    }
}

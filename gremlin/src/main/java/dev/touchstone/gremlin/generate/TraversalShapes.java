package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.predicate;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The parts of the traversals that the relations of Partitioning and Addition are about, with arguments out of the graph, so that most of
 * them find something.
 *
 * @param types conditions are on properties of these types only
 */
public record TraversalShapes(PropertyGraph graph, List<PropertyType> types, Choices choices) {

    /** Vertices, the source of the edge among them. */
    public Traversal vertices(Edge edge) {
        Node from = graph.node(edge.from());
        Traversal start = Traversal.of(Call.of("V"));
        return switch (choices.below(4)) {
            case 0 -> start;
            case 1 -> start.then(Call.of("hasLabel", text(from.labels().getFirst())));
            default ->
                property(from)
                        .map(property ->
                                start.then(Call.of("has", text(property.getKey()), comparison(property.getValue()))))
                        .orElse(start);
        };
    }

    /** From a vertex to its neighbours, over edges like this one or over all. */
    public Call move(Edge edge) {
        String name = choices.pickOf("out", "in", "both");
        return choices.chance(0.6) ? Call.of(name, text(edge.type())) : Call.of(name);
    }

    /** A predicate that this value satisfies, unless it is not a number. */
    public Argument comparison(Typed value) {
        return predicate(choices.pickOf("eq", "lte", "gte"), new Constant(value));
    }

    /** One of the properties of a node. */
    public Optional<Map.Entry<String, Typed>> property(Node node) {
        List<Map.Entry<String, Typed>> usable = node.properties().entrySet().stream()
                .filter(property -> types.contains(property.getValue().type()))
                .toList();
        return usable.isEmpty() ? Optional.empty() : Optional.of(choices.pick(usable));
    }
}

package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.number;
import static dev.touchstone.gremlin.syntax.Argument.predicate;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Values;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A handful of traversal shapes after Grand's model, with arguments out of the graph, so that most of them find something.
 * They exercise the engines until the generator proper takes their place.
 *
 * @param types conditions are on properties of these types only
 */
public record TraversalShapes(PropertyGraph graph, List<PropertyType> types, Choices choices) {

    /** A traversal that reads. */
    public Traversal query() {
        if (graph.edges().isEmpty()) {
            return Traversal.of(Call.of("V"), Call.of("count"));
        }
        Edge edge = choices.pick(graph.edges());
        Traversal vertices = vertices(edge);
        return switch (choices.below(10)) {
            case 0 -> vertices;
            case 1 -> vertices.then(Call.of("count"));
            case 2 -> vertices.then(move(edge), Call.of("dedup"));
            case 3 -> vertices.then(Call.of("outE", text(edge.type())), Call.of("inV"), Call.of("path"));
            case 4 ->
                vertices.then(Call.of("values", text("uid")), Call.of(choices.pickOf("sum", "min", "max", "mean")));
            case 5 ->
                vertices.then(
                        Call.of("order"),
                        Call.of("by", text("uid"), new Token("Order", "desc")),
                        Call.of("limit", number(3)));
            case 6 -> vertices.then(Call.of("groupCount"), Call.of("by", new Token("T", "label")));
            case 7 -> vertices.then(Call.of("where", nested(move(edge))), Call.of("id"), Call.of("count"));
            case 8 ->
                vertices.then(
                        Call.of("repeat", nested(Call.of("both"))),
                        Call.of("times", new Constant(two())),
                        Call.of("dedup"));
            default ->
                Traversal.of(Call.of("E"), Call.of("hasLabel", text(edge.type())), Call.of("bothV"), Call.of("dedup"));
        };
    }

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

    private static Typed two() {
        return new Typed(PropertyType.INT, Values.of(2));
    }
}

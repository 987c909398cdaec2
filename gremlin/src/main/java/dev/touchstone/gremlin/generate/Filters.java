package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.nested;
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
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Filters that a traverser passes.
 *
 * @param types conditions are on properties of these types only
 */
record Filters(PropertyGraph graph, List<PropertyType> types, Choices choices) {
    private static final String ABSENT = "absent";

    /** One that lets whatever is at this spot pass. */
    Call passedBy(Spot spot) {
        return switch (spot) {
            case Spot.AtVertex(Node node) -> element(node.labels().getFirst(), node.properties(), true);
            case Spot.AtEdge(Edge edge) -> element(edge.type(), edge.properties(), false);
            case Spot.AtValue(Typed value) -> Call.of("is", new Predicates(choices).satisfiedBy(value));
            case Spot.Beyond beyond -> Call.of("identity");
        };
    }

    private Call element(String label, Map<String, Typed> properties, boolean vertex) {
        List<Map.Entry<String, Typed>> usable = properties.entrySet().stream()
                .filter(property -> types.contains(property.getValue().type()))
                .toList();
        if (usable.isEmpty() || choices.chance(0.25)) {
            return choices.chance(0.3) ? Call.of("hasNot", text(absentKey(properties))) : labelled(label, vertex);
        }
        Map.Entry<String, Typed> property = choices.pick(usable);
        Argument key = text(property.getKey());
        Argument condition = new Predicates(choices).satisfiedBy(property.getValue());
        return switch (choices.below(10)) {
            case 0 -> Call.of("has", key);
            case 1 -> Call.of("has", key, new Constant(property.getValue()));
            case 2 -> Call.of("has", text(label), key, condition);
            case 3 -> Call.of("has", key, nested(Call.of("is", condition)));
            case 4 -> Call.of("where", nested(Call.of("values", key), Call.of("is", condition)));
            case 5 -> Call.of("filter", nested(Call.of("has", key, condition)));
            default -> Call.of("has", key, condition);
        };
    }

    private Call labelled(String label, boolean vertex) {
        List<String> all = vertex
                ? graph.schema().nodeTypes().stream().map(type -> type.label()).toList()
                : graph.schema().edgeTypes().stream()
                        .map(type -> type.name())
                        .distinct()
                        .toList();
        Argument other = text(all.isEmpty() ? label : choices.pick(all));
        return switch (choices.below(5)) {
            case 0 -> Call.of("hasLabel", text(label), other);
            case 1 -> Call.of("has", new Token("T", "label"), predicate("within", text(label), other));
            case 2 -> Call.of("has", new Token("T", "label"), text(label));
            case 3 -> Call.of("hasLabel", predicate("neq", text(ABSENT)));
            default -> Call.of("hasLabel", text(label));
        };
    }

    /** A key that these properties lack, one of the schema's where there is one. */
    private String absentKey(Map<String, Typed> properties) {
        List<String> keys = Stream.concat(
                        graph.schema().nodeTypes().stream().flatMap(type -> type.properties().stream()),
                        graph.schema().edgeTypes().stream().flatMap(type -> type.properties().stream()))
                .map(property -> property.name())
                .distinct()
                .filter(name -> !properties.containsKey(name))
                .toList();
        return keys.isEmpty() ? ABSENT : choices.pick(keys);
    }

    /** Several in one: {@code and}, {@code or}, {@code not}. */
    Call compound(Spot spot, Traversal passing) {
        List<Argument> parts = new ArrayList<>();
        parts.add(new Argument.Nested(passing));
        parts.add(new Argument.Nested(Traversal.of(passedBy(spot))));
        return switch (choices.below(4)) {
            case 0 -> Call.of("and", parts.toArray(Argument[]::new));
            case 1 -> Call.of("or", parts.toArray(Argument[]::new));
            case 2 -> Call.of("not", nested(Call.of("not", parts.getFirst())));
            default -> Call.of("where", nested(Call.of("not", nested(Call.of("hasLabel", text(ABSENT))))));
        };
    }
}

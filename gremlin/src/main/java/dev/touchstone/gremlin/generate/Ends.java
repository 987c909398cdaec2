package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.number;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a traversal makes of the elements that it has found. The answer is determined: what depends on an order comes after a total one,
 * and lists are sorted before they are folded.
 *
 * @param types properties of these types only are looked at
 */
record Ends(List<PropertyType> types, Choices choices) {
    private static final Argument KEY = text(Element.KEY);
    private static final Argument LABEL = new Token("T", "label");
    private static final List<PropertyType> SUMMED = List.of(PropertyType.INT, PropertyType.LONG);

    /** The steps after an element; none at all is a way to end, too. */
    List<Call> after(Spot spot) {
        return switch (spot) {
            case Spot.AtVertex(Node node) -> after(node.properties());
            case Spot.AtEdge(Edge edge) -> after(edge.properties());
            case Spot.AtValue value -> List.of();
            case Spot.Beyond beyond -> List.of();
        };
    }

    private List<Call> after(Map<String, Typed> properties) {
        return switch (choices.below(12)) {
            case 0, 1 -> List.of();
            case 2 -> List.of(Call.of("count"));
            case 3 -> List.of(Call.of("dedup"), Call.of("count"));
            case 4 -> first();
            case 5 -> List.of(Call.of("path"));
            case 6 -> grouped();
            case 7 -> List.of(Call.of("project", text("a"), text("b")), Call.of("by", KEY), Call.of("by", LABEL));
            case 8 -> List.of(Call.of("order"), Call.of("by", KEY), Call.of("values", KEY), Call.of("fold"));
            default -> values(properties);
        };
    }

    private List<Call> first() {
        List<Call> calls = new ArrayList<>(List.of(Call.of("order"), Call.of("by", KEY, direction())));
        calls.add(
                switch (choices.below(3)) {
                    case 0 -> Call.of("limit", number(choices.between(1, 3)));
                    case 1 -> Call.of("range", number(0), number(choices.between(1, 4)));
                    default -> Call.of("tail", number(choices.between(1, 3)));
                });
        return calls;
    }

    private Token direction() {
        return new Token("Order", choices.pickOf("asc", "desc"));
    }

    private List<Call> grouped() {
        return choices.chance(0.5)
                ? List.of(Call.of("groupCount"), Call.of("by", LABEL))
                : List.of(Call.of("group"), Call.of("by", LABEL), Call.of("by", nested(Call.of("count"))));
    }

    private List<Call> values(Map<String, Typed> properties) {
        List<Map.Entry<String, Typed>> usable = properties.entrySet().stream()
                .filter(property -> types.contains(property.getValue().type()))
                .toList();
        if (usable.isEmpty()) {
            return List.of(
                    Call.of("values", KEY), Call.of(choices.pickOf("sum", "min", "max", "mean", "count", "dedup")));
        }
        Map.Entry<String, Typed> property = choices.pick(usable);
        List<Call> calls = new ArrayList<>();
        calls.add(Call.of("values", text(property.getKey())));
        switch (choices.below(5)) {
            case 0 -> calls.add(Call.of("dedup"));
            case 1 -> calls.add(Call.of("is", new Predicates(choices).satisfiedBy(property.getValue())));
            case 2 -> calls.add(Call.of("count"));
            case 3 -> {
                if (SUMMED.contains(property.getValue().type())) {
                    calls.add(Call.of(choices.pickOf("min", "max")));
                }
            }
            default -> {}
        }
        return calls;
    }
}

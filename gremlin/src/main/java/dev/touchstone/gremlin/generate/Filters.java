package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.number;
import static dev.touchstone.gremlin.syntax.Argument.predicate;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.dialect.Feature;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Nested;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Filters that a traverser passes. Ids of an engine's own are not known here, and so there is no {@code hasId}. */
record Filters(GenerationContext ground) {
    private static final Token LABEL = new Token("T", "label");
    private static final double TWICE = 0.05;
    private static final double TEXTS = 0.3;

    private Choices choices() {
        return ground.choices();
    }

    private Predicates predicates() {
        return new Predicates(ground.choices());
    }

    /** One that lets whatever is at this spot pass. */
    Call passedBy(TraverserPosition spot) {
        return switch (spot) {
            case TraverserPosition.AtVertex(Node node) ->
                element(
                        node.labels().getFirst(),
                        node.properties(),
                        ground.usable(node.properties(), node.key()),
                        vertexLabels());
            case TraverserPosition.AtEdge(Edge edge) ->
                element(edge.type(), edge.properties(), ground.usable(edge.properties(), edge.key()), edgeLabels());
        };
    }

    private List<String> vertexLabels() {
        return ground.graph().schema().nodeTypes().stream()
                .map(type -> type.label())
                .toList();
    }

    private List<String> edgeLabels() {
        return ground.graph().schema().edgeTypes().stream()
                .map(type -> type.name())
                .distinct()
                .toList();
    }

    private Call element(
            String label, Map<String, Typed> properties, List<Map.Entry<String, Typed>> usable, List<String> labels) {
        return switch (choices().below(18)) {
            case 0, 1 -> Call.of("hasNot", text(absentKey(properties)));
            case 2, 3, 4, 5 -> labelled(label, labels);
            case 6 ->
                Call.of(
                        "where",
                        nested(Call.of("label"), Call.of("is", predicates().aboutText(label))));
            default -> about(label, property(usable));
        };
    }

    /** There are many predicates on texts, and few texts. */
    private Map.Entry<String, Typed> property(List<Map.Entry<String, Typed>> usable) {
        List<Map.Entry<String, Typed>> texts = usable.stream()
                .filter(property -> property.getValue().type() == PropertyType.STRING)
                .toList();
        return choices().pick(!texts.isEmpty() && choices().chance(TEXTS) ? texts : usable);
    }

    private Call about(String label, Map.Entry<String, Typed> property) {
        Argument key = text(property.getKey());
        Argument value = new Constant(property.getValue());
        Argument condition = predicates().satisfiedBy(property.getValue());
        return switch (choices().below(14)) {
            case 0 -> Call.of("has", key);
            case 1 -> Call.of("has", key, value);
            case 2 -> Call.of("has", text(label), key, condition);
            case 3 -> Call.of("has", text(label), key, value);
            case 4 ->
                Feature.HAS_TRAVERSAL.in(ground.dialect())
                        ? Call.of("has", key, nested(Call.of("is", condition)))
                        : Call.of("has", key, condition);
            case 5 -> Call.of("where", nested(Call.of("values", key), Call.of("is", condition)));
            case 6 -> Call.of("filter", nested(Call.of("has", key, condition)));
            case 7 -> Call.of("where", nested(Call.of("properties"), Call.of("hasKey", key)));
            case 8 ->
                Call.of(
                        "where",
                        nested(
                                Call.of("properties", key),
                                Call.of("hasValue", choices().chance(0.5) ? value : condition)));
            default -> Call.of("has", key, condition);
        };
    }

    /** Seldom one label twice: TinkerPop (3.8.1 and before) then finds an edge twice, a bug as far as we can tell. */
    private Call labelled(String label, List<String> labels) {
        List<String> others = labels.stream()
                .filter(other -> !other.equals(label) || choices().chance(TWICE))
                .toList();
        Argument own = text(label);
        int way = choices().below(others.isEmpty() ? 3 : 6);
        if (way < 3) {
            return switch (way) {
                case 0 -> Call.of("has", LABEL, own);
                case 1 -> Call.of("hasLabel", predicate("neq", text(GenerationContext.NOWHERE)));
                default -> Call.of("hasLabel", own);
            };
        }
        Argument other = text(choices().pick(others));
        return switch (way) {
            case 3 -> Call.of("hasLabel", own, other);
            case 4 -> Call.of("has", LABEL, predicate("within", own, other));
            default -> Call.of("hasLabel", predicate("within", other, own));
        };
    }

    /** A key that these properties lack, one of the schema's where there is one. */
    private String absentKey(Map<String, Typed> properties) {
        List<String> keys = Stream.concat(
                        ground.graph().schema().nodeTypes().stream().flatMap(type -> type.properties().stream()),
                        ground.graph().schema().edgeTypes().stream().flatMap(type -> type.properties().stream()))
                .map(property -> property.name())
                .distinct()
                .filter(name -> !properties.containsKey(name))
                .toList();
        return keys.isEmpty() ? GenerationContext.NOWHERE : choices().pick(keys);
    }

    /** One that nothing passes: no key is below zero, no schema has one label, and vertices and edges have none in common. */
    Call passedByNothing(TraverserPosition spot) {
        return switch (choices().below(8)) {
            case 0, 1 -> Call.of("has", text(Element.KEY), predicate("lt", number(0)));
            case 2, 3 -> Call.of("not", nested(Call.of("identity")));
            case 4, 5 -> Call.of("hasLabel", text(GenerationContext.NOWHERE));
            default -> Call.of("hasLabel", text(foreignLabel(spot)));
        };
    }

    private String foreignLabel(TraverserPosition spot) {
        List<String> labels = switch (spot) {
            case TraverserPosition.AtVertex at -> edgeLabels();
            case TraverserPosition.AtEdge at -> vertexLabels();
        };
        return labels.isEmpty() ? GenerationContext.NOWHERE : choices().pick(labels);
    }

    /** Several in one: {@code and}, {@code or}, {@code not}. */
    Call compound(TraverserPosition spot, Traversal passing) {
        Argument one = new Nested(passing);
        Argument other = nested(passedBy(spot));
        return switch (choices().below(6)) {
            case 0, 1 -> Call.of("and", one, other);
            case 2 -> Call.of("or", one, other);
            case 3 -> Call.of("or", nested(passedByNothing(spot)), one);
            case 4 -> Call.of("not", nested(Call.of("not", one)));
            default -> Call.of("where", nested(Call.of("not", nested(passedByNothing(spot)))));
        };
    }
}

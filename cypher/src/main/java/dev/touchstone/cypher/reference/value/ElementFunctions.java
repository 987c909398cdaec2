package dev.touchstone.cypher.reference.value;

import static dev.touchstone.cypher.reference.value.ScalarFunction.function;
import static dev.touchstone.cypher.reference.value.ScalarFunction.unary;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.ListOf;
import dev.touchstone.core.value.Value.MapOf;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.graph.Graph;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Functions of nodes, relationships and paths, and those that also take maps. */
final class ElementFunctions {
    static final List<ScalarFunction> TABLE = List.of(
            function("labels", (arguments, around) -> labels(arguments.getFirst(), around)),
            function("type", (arguments, around) -> type(arguments.getFirst(), around.graph())),
            function(
                    "startNode",
                    (arguments, around) ->
                            edge("startNode", arguments, around.graph()).from().value()),
            function(
                    "endNode",
                    (arguments, around) ->
                            edge("endNode", arguments, around.graph()).to().value()),
            function("keys", (arguments, around) -> keys(arguments.getFirst(), around)),
            function("properties", (arguments, around) -> properties(arguments.getFirst(), around.graph())),
            function("id", (arguments, around) -> {
                Element element = element("id", arguments.getFirst());
                return Values.of(around.world().id(element.kind(), key(element)));
            }),
            function("elementId", (arguments, around) -> {
                Element element = element("elementId", arguments.getFirst());
                return Values.of(around.world().elementId(element.kind(), key(element)));
            }),
            unary("length", ElementFunctions::length),
            unary("nodes", path -> stops("nodes", Element.Kind.NODE, path)),
            unary("relationships", path -> stops("relationships", Element.Kind.EDGE, path)));

    private ElementFunctions() {}

    private static Value labels(Value node, FunctionContext around) {
        Element element = Arguments.element("labels", Element.Kind.NODE, node);
        return texts(Freedom.LABELS, Elements.node(element, around.graph()).labels(), around.world());
    }

    /** The type, which outlives the relationship if its value carries it. */
    private static Value type(Value relationship, Graph graph) {
        Element element = Arguments.element("type", Element.Kind.EDGE, relationship);
        return element.labels().stream()
                .findFirst()
                .map(Values::of)
                .orElseGet(() -> Values.of(Elements.edge(element, graph).type()));
    }

    private static Graph.Edge edge(String function, List<Value> arguments, Graph graph) {
        return Elements.edge(Arguments.element(function, Element.Kind.EDGE, arguments.getFirst()), graph);
    }

    private static Value keys(Value value, FunctionContext around) {
        Collection<String> keys = switch (value) {
            case MapOf map -> Maps.entries(map).keySet();
            case Element element -> Elements.properties(element, around.graph()).keySet();
            default -> throw Arguments.unfit("keys", value);
        };
        return texts(Freedom.KEYS, keys, around.world());
    }

    private static Value properties(Value value, Graph graph) {
        return switch (value) {
            case MapOf map -> map;
            case Element element -> Values.map(Elements.properties(element, graph));
            default -> throw Arguments.unfit("properties", value);
        };
    }

    private static Element element(String function, Value value) {
        if (value instanceof Element element) {
            return element;
        }
        throw Arguments.unfit(function, value);
    }

    private static long key(Element element) {
        return element.key().orElseThrow();
    }

    private static Value length(Value value) {
        return Values.of(Arguments.path("length", value).stops().size() / 2L);
    }

    private static Value stops(String function, Element.Kind kind, Value value) {
        List<Value> kept = new ArrayList<>();
        for (Value stop : Arguments.path(function, value).stops()) {
            if (stop instanceof Element element && element.kind() == kind) {
                kept.add(element);
            }
        }
        return new ListOf(kept);
    }

    private static Value texts(Freedom freedom, Collection<String> texts, World world) {
        List<Value> values = new ArrayList<>();
        texts.forEach(text -> values.add(new Text(text)));
        return new ListOf(world.ordered(freedom, values));
    }
}

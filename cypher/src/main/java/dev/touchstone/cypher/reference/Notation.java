package dev.touchstone.cypher.reference;

import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Value.Text;
import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.reference.graph.Graph;
import dev.touchstone.cypher.reference.temporal.Moment;
import dev.touchstone.cypher.text.Literals;
import dev.touchstone.cypher.text.Names;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Writes values down as the openCypher TCK does: {@code (:Label {key: 'value'})}, {@code [:TYPE]},
 * {@code <(:A)-[:T]->(:B)>}; dates and the like as strings.
 *
 * @param graph where the nodes and relationships are
 */
public record Notation(Graph graph) {

    public String write(Value value) {
        return switch (value) {
            case Value.Real(double real) when Double.isInfinite(real) -> real > 0 ? "Inf" : "-Inf";
            case Value.Real(double real) when Double.isNaN(real) -> "NaN";
            case Value.Temporal temporal
            when temporal.kind() != Value.Temporal.Kind.DURATION ->
                Literals.of(new Text(Moment.of(temporal).at().toString()));
            case Value.Temporal temporal -> Literals.of(new Text(temporal.text()));
            case Value.Point point -> point(point);
            case Value.ListOf(List<Value> items) ->
                items.stream().map(this::write).collect(Collectors.joining(", ", "[", "]"));
            case Value.MapOf(List<Value.MapOf.Entry> entries) ->
                entries.stream()
                        .map(entry -> Names.of(((Text) entry.key()).value()) + ": " + write(entry.value()))
                        .collect(Collectors.joining(", ", "{", "}"));
            case Element element when element.kind() == Element.Kind.NODE -> "(" + content(element) + ")";
            case Element edge -> "[" + content(edge) + "]";
            case Value.Path(List<Value> stops) -> path(stops);
            case Value other -> Literals.of(other);
        };
    }

    private static String point(Value.Point point) {
        List<String> names = List.of("x", "y", "z");
        StringBuilder out = new StringBuilder("point({srid: ").append(point.srid());
        for (int axis = 0; axis < point.coordinates().size(); axis++) {
            out.append(", ")
                    .append(names.get(axis))
                    .append(": ")
                    .append(point.coordinates().get(axis));
        }
        return out.append("})").toString();
    }

    private String content(Element element) {
        String labels =
                labels(element).stream().map(label -> ":" + Names.of(label)).collect(Collectors.joining());
        Map<String, Value> properties = properties(element);
        String map = properties.isEmpty() ? "" : write(Values.map(properties));
        return labels + (labels.isEmpty() || map.isEmpty() ? "" : " ") + map;
    }

    private Collection<String> labels(Element element) {
        return element.kind() == Element.Kind.NODE
                ? graph.node(element.key().orElseThrow())
                        .map(Graph.Node::labels)
                        .orElse(new TreeSet<>())
                : element.labels();
    }

    private SortedMap<String, Value> properties(Element element) {
        long id = element.key().orElseThrow();
        return switch (element.kind()) {
            case NODE -> graph.node(id).map(Graph.Node::properties).orElse(new TreeMap<>());
            case EDGE -> graph.edge(id).map(Graph.Edge::properties).orElse(new TreeMap<>());
        };
    }

    private String path(List<Value> stops) {
        StringBuilder out = new StringBuilder("<").append(write(stops.getFirst()));
        for (int place = 1; place < stops.size(); place += 2) {
            boolean forwards = leads((Element) stops.get(place), stops.get(place - 1));
            out.append(forwards ? "-" : "<-").append(write(stops.get(place))).append(forwards ? "->" : "-");
            out.append(write(stops.get(place + 1)));
        }
        return out.append(">").toString();
    }

    /** Whether an edge points away from a node. Of a deleted one nobody knows. */
    private boolean leads(Element edge, Value node) {
        return graph.edge(edge.key().orElseThrow())
                .map(there -> there.from().value().equals(node))
                .orElse(true);
    }
}

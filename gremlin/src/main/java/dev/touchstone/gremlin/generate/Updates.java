package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.number;
import static dev.touchstone.gremlin.syntax.Argument.predicate;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.dialect.Feature;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;

/**
 * Traversals that write. What they write does not depend on which traverser comes first: all that is written to is found, each once, before
 * the first change, and the values are constants. What is new has the next key, all that one traversal adds the same: some databases
 * tell edges apart by it.
 */
record Updates(GenerationContext ground) {
    private static final Argument KEY = text(Element.KEY);

    private Choices choices() {
        return ground.choices();
    }

    private PropertyGraph graph() {
        return ground.graph();
    }

    Traversal any() {
        Node node = choices().pick(graph().nodes());
        if (graph().edges().isEmpty()) {
            return choices().chance(0.5) ? addVertex(node) : change(new TraverserPosition.AtVertex(node));
        }
        Edge edge = choices().pick(graph().edges());
        TraverserPosition spot =
                choices().chance(0.6) ? new TraverserPosition.AtVertex(node) : new TraverserPosition.AtEdge(edge);
        return switch (choices().below(9)) {
            case 0 -> addVertex(node);
            case 1, 2 -> addEdge(edge);
            case 3, 4 -> change(spot);
            case 5, 6 -> drop(spot);
            default -> Feature.MERGE.in(ground.dialect()) ? new MergeSteps(ground).any(node, edge) : change(spot);
        };
    }

    /** A new vertex like this one, or one for each that is found. */
    private Traversal addVertex(Node like) {
        String label = like.labels().getFirst();
        Call add = Call.of("addV", text(label));
        Traversal start = choices().chance(0.5)
                ? Traversal.of(add)
                : found(new TraverserPosition.AtVertex(like)).then(add);
        long next = graph().nodes().stream().mapToLong(Node::key).max().orElse(0) + 1;
        return start.then(Call.of("property", KEY, number(next)))
                .then(assignments(new AssignableProperties(ground).ofVertices(label)));
    }

    /** From each that is found, or to it, an edge like this one. */
    private Traversal addEdge(Edge like) {
        Node from = graph().node(like.from());
        Node to = graph().node(like.to());
        boolean forward = choices().chance(0.5);
        TraverserPosition here = new TraverserPosition.AtVertex(forward ? from : to);
        Node there = forward ? to : from;
        Call add = Call.of("addE", text(like.type()));
        String way = forward ? "to" : "from";
        Traversal start = choices().chance(0.6)
                ? found(here).then(add, Call.of(way, nested(Call.of("V"), Call.of("has", KEY, number(there.key())))))
                : Traversal.of(Call.of("V"), Call.of("has", KEY, number(there.key())), Call.of("as", text("a")))
                        .then(found(here).calls())
                        .then(add, Call.of(way, text("a")));
        long next = graph().edges().stream().mapToLong(Edge::key).max().orElse(0) + 1;
        return start.then(Call.of("property", KEY, number(next)))
                .then(assignments(new AssignableProperties(ground).ofEdges(like.type())));
    }

    private List<Call> assignments(List<Property> properties) {
        return choices().some(properties, 0.4).stream()
                .map(property ->
                        Call.of("property", text(property.name()), new AssignableProperties(ground).constant(property)))
                .toList();
    }

    private Traversal change(TraverserPosition spot) {
        AssignableProperties values = new AssignableProperties(ground);
        boolean vertex = spot instanceof TraverserPosition.AtVertex;
        List<Property> properties = vertex ? values.ofVertices(spot.label()) : values.ofEdges(spot.label());
        if (properties.isEmpty()) {
            return drop(spot);
        }
        Property property = choices().pick(properties);
        Argument value = values.constant(property);
        Call change = vertex && choices().chance(0.5)
                ? Call.of("property", new Token("Cardinality", "single"), text(property.name()), value)
                : Call.of("property", text(property.name()), value);
        return found(spot).then(change);
    }

    private Traversal drop(TraverserPosition spot) {
        List<String> keys = ground.usable(spot.properties()).stream()
                .map(property -> property.getKey())
                .toList();
        return keys.isEmpty() || choices().chance(0.6)
                ? found(spot).then(Call.of("drop"))
                : found(spot).then(Call.of("properties", text(choices().pick(keys))), Call.of("drop"));
    }

    /** What is of the same label as this, with something more in common, each once. */
    private Traversal found(TraverserPosition spot) {
        boolean narrow = choices().chance(0.5);
        Call some = narrow
                ? Call.of("has", KEY, number(spot.key()))
                : Call.of("has", KEY, predicate(choices().pickOf("gte", "lte"), number(spot.key())));
        Traversal start = Traversal.of(Call.of(spot instanceof TraverserPosition.AtVertex ? "V" : "E"))
                .then(some, Call.of("hasLabel", text(spot.label())));
        Traversal filtered = choices().chance(0.5) ? start.then(new Filters(ground).passedBy(spot)) : start;
        return filtered.then(Call.of("dedup"), Call.of("barrier"));
    }
}

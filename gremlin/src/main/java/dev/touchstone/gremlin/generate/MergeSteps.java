package dev.touchstone.gremlin.generate;

import static dev.touchstone.gremlin.syntax.Argument.nested;
import static dev.touchstone.gremlin.syntax.Argument.number;
import static dev.touchstone.gremlin.syntax.Argument.text;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.gremlin.syntax.Argument;
import dev.touchstone.gremlin.syntax.Argument.Constant;
import dev.touchstone.gremlin.syntax.Argument.Entries;
import dev.touchstone.gremlin.syntax.Argument.Entry;
import dev.touchstone.gremlin.syntax.Argument.Token;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is there, or else is made. */
record MergeSteps(GenerationContext ground) {
    private static final Argument KEY = text(Element.KEY);
    private static final Token LABEL = new Token("T", "label");

    private Choices choices() {
        return ground.choices();
    }

    Traversal any(Node node, Edge edge) {
        return choices().chance(0.6) ? vertex(node) : edge(edge);
    }

    /** A vertex like this one, or perhaps a new one, with a property of it that is not looked for set in either case. */
    private Traversal vertex(Node node) {
        String label = node.labels().getFirst();
        List<Entry> wanted = new ArrayList<>(List.of(new Entry(LABEL, text(label))));
        List<Map.Entry<String, Typed>> usable = ground.usable(node.properties());
        if (!usable.isEmpty()) {
            Map.Entry<String, Typed> property = choices().pick(usable);
            Typed value =
                    choices().chance(0.6) ? property.getValue() : new Predicates(choices()).other(property.getValue());
            wanted.add(new Entry(text(property.getKey()), new Constant(value)));
        }
        Traversal merge = Traversal.of(Call.of("mergeV", new Entries(wanted)));
        List<Property> others = new AssignableProperties(ground)
                .ofVertices(label).stream()
                        .filter(property ->
                                wanted.stream().noneMatch(entry -> entry.key().equals(text(property.name()))))
                        .toList();
        if (others.isEmpty()) {
            return merge;
        }
        Property set = choices().pick(others);
        Entries changes =
                new Entries(List.of(new Entry(text(set.name()), new AssignableProperties(ground).constant(set))));
        return switch (choices().below(3)) {
            case 0 -> merge.then(option("onCreate", changes));
            case 1 -> merge.then(option("onMatch", changes));
            default -> merge;
        };
    }

    /** An edge of the type of this one, from where it begins to where it ends, or to another vertex of that label. */
    private Traversal edge(Edge edge) {
        List<String> labels = ground.graph().node(edge.to()).labels();
        Node end = choices()
                .pick(ground.graph().nodes().stream()
                        .filter(node -> node.labels().equals(labels))
                        .toList());
        long to = choices().chance(0.5) ? edge.to() : end.key();
        Entries wanted = new Entries(List.of(
                new Entry(LABEL, text(edge.type())),
                new Entry(new Token("Direction", "OUT"), new Token("Merge", "outV")),
                new Entry(new Token("Direction", "IN"), new Token("Merge", "inV"))));
        return Traversal.of(
                Call.of("V"),
                Call.of("has", KEY, number(edge.from())),
                Call.of("as", text("a")),
                Call.of("V"),
                Call.of("has", KEY, number(to)),
                Call.of("as", text("b")),
                Call.of("mergeE", wanted),
                option("outV", nested(Call.of("select", text("a")))),
                option("inV", nested(Call.of("select", text("b")))));
    }

    private static Call option(String when, Argument what) {
        return Call.of("option", new Token("Merge", when), what);
    }
}

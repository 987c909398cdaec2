package dev.touchstone.core.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.Change.AddEdge;
import dev.touchstone.core.dataset.Change.AddLabel;
import dev.touchstone.core.dataset.Change.AddNode;
import dev.touchstone.core.dataset.Change.CreateIndex;
import dev.touchstone.core.dataset.Change.DeleteEdge;
import dev.touchstone.core.dataset.Change.DeleteNode;
import dev.touchstone.core.dataset.Change.SetProperty;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value.Element.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A random history that ends in a given graph: elements that come and go, properties that are set late or changed, labels
 * that are added, indexes that are created before, between or after the data they cover.
 */
final class Growth {
    private static final double LATE = 0.3;
    private static final double PASSING = 0.1;

    private final GraphStyle style;
    private final Choices choices;
    private final List<Change> history = new ArrayList<>();
    private final List<Change> later = new ArrayList<>();

    Growth(GraphStyle style, Choices choices) {
        this.style = style;
        this.choices = choices;
    }

    PropertyGraph of(PropertyGraph graph) {
        List<Change> indexes = new ArrayList<>();
        graph.indexes().forEach(index -> indexes.add(new CreateIndex(index)));
        choices.shuffled(graph.nodes()).forEach(this::grow);
        settle();
        choices.shuffled(graph.edges()).forEach(this::grow);
        passBy(graph);
        settle();
        indexes.forEach(index -> history.add(choices.below(history.size() + 1), index));
        return new PropertyGraph(graph.schema(), graph.nodes(), graph.edges(), graph.indexes(), history);
    }

    private void grow(Node node) {
        List<String> labels = new ArrayList<>(node.labels());
        if (style.labelsChange() && !labels.isEmpty() && choices.chance(LATE)) {
            later.add(new AddLabel(node.key(), labels.remove(choices.below(labels.size()))));
        }
        history.add(new AddNode(new Node(node.key(), labels, early(Kind.NODE, node.key(), node.properties()))));
    }

    private void grow(Edge edge) {
        history.add(new AddEdge(new Edge(
                edge.key(),
                edge.type(),
                edge.from(),
                edge.to(),
                early(Kind.EDGE, edge.key(), edge.properties()))));
    }

    /** The properties that are set at once; the others are remembered for later. */
    private Map<String, Typed> early(Kind kind, long key, Map<String, Typed> properties) {
        Map<String, Typed> early = new LinkedHashMap<>();
        properties.forEach((name, value) -> {
            if (!choices.chance(LATE)) {
                early.put(name, value);
                return;
            }
            if (choices.chance(0.5)) {
                early.put(name, new Typed(value.type(), ValueGenerator.value(value.type(), choices)));
            }
            later.add(new SetProperty(kind, key, name, Optional.of(value)));
        });
        return early;
    }

    /** Twins of some edges, each with a twin of its source, that are gone again in the end. */
    private void passBy(PropertyGraph graph) {
        long node = graph.nodes().size();
        long edge = graph.edges().size();
        for (Edge model : choices.some(graph.edges(), PASSING)) {
            Node source = graph.nodes().get((int) model.from());
            history.add(new AddNode(new Node(node, source.labels(), source.properties())));
            history.add(new AddEdge(new Edge(edge, model.type(), node, model.to(), model.properties())));
            later.add(new DeleteEdge(edge++));
            later.add(new DeleteNode(node++));
        }
    }

    /** Lets the changes that were put off happen, in the order in which they were. */
    private void settle() {
        history.addAll(later);
        later.clear();
    }
}

package dev.touchstone.core.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.Change.AddEdge;
import dev.touchstone.core.dataset.Change.AddLabel;
import dev.touchstone.core.dataset.Change.AddNode;
import dev.touchstone.core.dataset.Change.CreateIndex;
import dev.touchstone.core.dataset.Change.DeleteEdge;
import dev.touchstone.core.dataset.Change.DeleteNode;
import dev.touchstone.core.dataset.Change.DropIndex;
import dev.touchstone.core.dataset.Change.RemoveLabel;
import dev.touchstone.core.dataset.Change.SetProperty;
import dev.touchstone.core.dataset.Changes;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.GraphSchema.NodeType;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.value.Value;
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
        choices.shuffled(graph.nodes()).forEach(node -> grow(node, graph.schema()));
        settle();
        choices.shuffled(graph.edges()).forEach(this::grow);
        passBy(graph);
        settle();
        graph.indexes().stream()
                .filter(index -> !index.unique())
                .forEach(index -> history.add(choices.below(history.size() + 1), new CreateIndex(index)));
        passingIndexes(graph);
        graph.indexes().stream().filter(Index::unique).forEach(index -> constrain(graph.schema(), index));
        return new PropertyGraph(graph.schema(), graph.nodes(), graph.edges(), graph.indexes(), history);
    }

    private void grow(Node node, GraphSchema schema) {
        List<String> labels = new ArrayList<>(node.labels());
        if (style.labelsChange()) {
            changeLabels(node, labels, schema);
        }
        Map<String, Typed> early = early(Kind.NODE, node.key(), node.properties());
        node.labels().stream()
                .flatMap(label -> schema.nodeType(label).properties().stream())
                .filter(property -> !node.properties().containsKey(property.name()) && choices.chance(PASSING))
                .forEach(property -> {
                    early.put(property.name(), new Typed(property.type(), choices.pick(property.pool())));
                    later.add(new SetProperty(Kind.NODE, node.key(), property.name(), Optional.empty()));
                });
        history.add(new AddNode(new Node(node.key(), labels, early)));
    }

    /** One label may come later, and one that is not the node's may pass by. */
    private void changeLabels(Node node, List<String> labels, GraphSchema schema) {
        if (!labels.isEmpty() && choices.chance(LATE)) {
            later.add(new AddLabel(node.key(), labels.remove(choices.below(labels.size()))));
        }
        String other = choices.pick(schema.nodeTypes()).label();
        if (!node.labels().contains(other) && choices.chance(PASSING)) {
            labels.add(other);
            later.add(new RemoveLabel(node.key(), other));
        }
    }

    private void grow(Edge edge) {
        history.add(new AddEdge(new Edge(
                edge.key(), edge.type(), edge.from(), edge.to(), early(Kind.EDGE, edge.key(), edge.properties()))));
    }

    /** The properties that are set at once; the others are remembered for later. */
    private Map<String, Typed> early(Kind kind, long key, Map<String, Typed> properties) {
        Map<String, Typed> early = new LinkedHashMap<>();
        properties.forEach((name, value) -> {
            if (!choices.chance(LATE)) {
                early.put(name, value);
                return;
            }
            Value passing = ValueGenerator.value(value.type(), choices.split(name));
            // FalkorDB keeps a NaN that a number replaces, and of a graph that cannot be loaded nothing can be asked.
            if (choices.chance(0.5) && !isNaN(passing)) {
                early.put(name, new Typed(value.type(), passing));
            }
            later.add(new SetProperty(kind, key, name, Optional.of(value)));
        });
        return early;
    }

    private static boolean isNaN(Value value) {
        return value instanceof Value.Real(double number) && Double.isNaN(number);
    }

    /** Indexes that are created somewhere on the way and dropped again. */
    private void passingIndexes(PropertyGraph graph) {
        for (NodeType type : graph.schema().nodeTypes()) {
            for (Property property : choices.some(type.properties(), PASSING)) {
                Index index = new Index(Kind.NODE, type.label(), property.name());
                if (graph.indexes().stream().noneMatch(index::isBeside)) {
                    int created = choices.below(history.size() + 1);
                    history.add(created, new CreateIndex(index));
                    history.add(choices.between(created + 1, history.size()), new DropIndex(index));
                }
            }
        }
    }

    /** A constraint comes where it holds from then on: somewhere on the way, or else at the end, when the values are those of the graph. */
    private void constrain(GraphSchema schema, Index constraint) {
        int place = choices.below(history.size() + 1);
        List<Change> early = new ArrayList<>(history);
        early.add(place, new CreateIndex(constraint));
        boolean holds = Changes.play(schema, early, false).history().size() == early.size();
        history.add(holds ? place : history.size(), new CreateIndex(constraint));
    }

    /** Twins of some edges, each with a twin of its source, that are gone again in the end. */
    private void passBy(PropertyGraph graph) {
        long node = graph.nodes().size();
        long edge = graph.edges().size();
        for (Edge model : choices.some(graph.edges(), PASSING)) {
            Node source = graph.node(model.from());
            history.add(new AddNode(new Node(node, source.labels(), source.properties())));
            history.add(new AddEdge(new Edge(edge, model.type(), node, model.to(), model.properties())));
            later.add(new DeleteEdge(edge++));
            later.add(new DeleteNode(node++));
        }
    }

    /** Applies the deferred changes in their order. */
    private void settle() {
        history.addAll(later);
        later.clear();
    }
}

package dev.touchstone.engines.conformance;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.DatasetSettings.Density;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.ValueGenerator;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element.Kind;
import dev.touchstone.core.value.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Property graphs for the conformance tests. */
final class GraphDatasets {
    private static final int VALUES_PER_TYPE = 40;

    private GraphDatasets() {}

    /** Every claimed type, then random graphs: loaded at once, and grown. */
    static List<Dataset> of(Language language, Dialect dialect) {
        List<Dataset> datasets = new ArrayList<>();
        datasets.add(everyType(dialect));
        for (int seed = 0; seed < 4; seed++) {
            DatasetSettings settings = new DatasetSettings(60, 120, 0, 5, 4, 8, new Density(seed % 2, 0.7, 0.1, 0.2));
            Choices choices = new Choices(seed);
            datasets.add(language.dataset(settings, dialect, choices.split("schema"), choices.split("content")));
        }
        return datasets;
    }

    private static PropertyGraph everyType(Dialect dialect) {
        List<Node> nodes = new ArrayList<>();
        List<Edge> edges = new ArrayList<>();
        List<Index> indexes = new ArrayList<>();
        Choices choices = new Choices(7);
        for (PropertyType type : dialect.types()) {
            String name = type.name().toLowerCase(Locale.ROOT);
            indexes.add(new Index(Kind.NODE, "L", name));
            for (int i = 0; i < VALUES_PER_TYPE; i++) {
                Value value = ValueGenerator.value(type, choices);
                Map<String, Typed> properties = Map.of(
                        name,
                        new Typed(type, dialect.has(Dialect.UNSIGNED_ZEROS) ? ValueGenerator.unsigned(value) : value));
                nodes.add(new Node(nodes.size(), List.of("L"), properties));
                edges.add(new Edge(edges.size(), "T", nodes.size() - 1, choices.below(nodes.size()), properties));
            }
        }
        return new PropertyGraph(new GraphSchema(List.of(), List.of()), nodes, edges, indexes, List.of());
    }

    /** Names that mean something else where they stand in a statement without quotes. */
    static PropertyGraph namesToQuote(List<String> labels) {
        return new PropertyGraph(
                new GraphSchema(List.of(), List.of()),
                List.of(new Node(1, labels, Map.of("order by", new Typed(PropertyType.INT, Values.of(1))))),
                List.of(),
                List.of(new Index(Kind.NODE, labels.getFirst(), "order by")),
                List.of());
    }

    /** Indexes on a label and on properties that nothing has and nobody declared. */
    static PropertyGraph untypedIndex() {
        Node node = new Node(0, List.of("L"), Map.of());
        return new PropertyGraph(
                new GraphSchema(List.of(), List.of()),
                List.of(node),
                List.of(),
                List.of(new Index(Kind.NODE, "L", "gone"), new Index(Kind.NODE, "Gone", "gone")),
                List.of());
    }

    /** One node with the value 1, and one for each of these values, of a property that is to be unique. */
    static PropertyGraph constrained(List<Long> others) {
        List<Node> nodes = new ArrayList<>(List.of(one(0)));
        others.forEach(value -> nodes.add(
                new Node(nodes.size(), List.of("L"), Map.of("k", new Typed(PropertyType.LONG, Values.of(value))))));
        return new PropertyGraph(
                new GraphSchema(List.of(), List.of()),
                nodes,
                List.of(),
                List.of(new Index(Kind.NODE, "L", "k", true)),
                List.of());
    }

    private static Node one(long key) {
        return new Node(key, List.of("L"), Map.of("k", new Typed(PropertyType.LONG, Values.of(1))));
    }

    /** The same, where the constraint is made twice, and the node comes in between. */
    static PropertyGraph constrainedOnTheWay() {
        Index constraint = new Index(Kind.NODE, "L", "k", true);
        return new PropertyGraph(
                new GraphSchema(List.of(), List.of()),
                List.of(one(0)),
                List.of(),
                List.of(constraint),
                List.of(
                        new Change.CreateIndex(constraint),
                        new Change.DropIndex(constraint),
                        new Change.AddNode(one(0)),
                        new Change.AddNode(one(1)),
                        new Change.DeleteNode(1),
                        new Change.CreateIndex(constraint)));
    }

    /** The same graph, grown without the indexes that are dropped on the way. */
    static Dataset withoutPassingIndexes(PropertyGraph graph) {
        List<Change> history = graph.history().stream()
                .filter(change -> !(change instanceof Change.DropIndex)
                        && !(change instanceof Change.CreateIndex(Index index)
                                && graph.history().contains(new Change.DropIndex(index))))
                .toList();
        return new PropertyGraph(graph.schema(), graph.nodes(), graph.edges(), graph.indexes(), history);
    }

    static PropertyGraph empty() {
        return new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of());
    }
}

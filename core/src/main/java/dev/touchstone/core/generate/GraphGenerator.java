package dev.touchstone.core.generate;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.GraphSchema.EdgeType;
import dev.touchstone.core.dataset.GraphSchema.NodeType;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.value.Value.Element.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Random property graphs of a schema. Self-loops, parallel edges, hubs, cycles and isolated nodes all occur. */
public record GraphGenerator(DatasetSettings settings, GraphStyle style, Dialect dialect) {
    private static final double SELF_LOOP = 0.04;
    private static final double PARALLEL = 0.06;
    private static final double AT_A_HUB = 0.2;

    /** A graph of a schema that the one choices make, with content that the other choices make. */
    public PropertyGraph generate(Choices schema, Choices content) {
        return generate(stored(new SchemaGenerator(settings, style, dialect.types()).generate(schema)), content);
    }

    /** With values that the engines keep as they are. */
    private GraphSchema stored(GraphSchema schema) {
        return dialect.has(Dialect.UNSIGNED_ZEROS)
                ? new GraphSchema(
                        schema.nodeTypes().stream()
                                .map(type -> new NodeType(type.label(), unsigned(type.properties())))
                                .toList(),
                        schema.edgeTypes().stream()
                                .map(type ->
                                        new EdgeType(type.name(), type.from(), type.to(), unsigned(type.properties())))
                                .toList())
                : schema;
    }

    private static List<Property> unsigned(List<Property> properties) {
        return properties.stream()
                .map(property -> new Property(
                        property.name(),
                        property.type(),
                        property.pool().stream().map(ValueGenerator::unsigned).toList()))
                .toList();
    }

    /** A graph of this schema. */
    public PropertyGraph generate(GraphSchema schema, Choices choices) {
        List<Node> nodes = nodes(schema, choices.split("nodes"));
        List<Edge> edges = edges(schema, nodes, choices.split("edges"));
        List<Index> indexes = indexes(schema, choices.split("indexes"));
        Constraining constraining = dialect.has(Dialect.UNIQUENESS_CONSTRAINTS)
                ? Constraining.of(schema, nodes, indexes, choices.split("constraints"))
                : new Constraining(nodes, indexes);
        PropertyGraph graph = new PropertyGraph(schema, constraining.nodes(), edges, constraining.indexes(), List.of());
        Choices growth = choices.split("growth");
        return growth.chance(settings.density().grown()) ? new Growth(style, growth).of(graph) : graph;
    }

    private List<Node> nodes(GraphSchema schema, Choices choices) {
        List<Node> nodes = new ArrayList<>();
        for (int key = 0; key < settings.nodes(); key++) {
            int most = Math.min(style.mostLabels(), schema.nodeTypes().size());
            List<NodeType> types = choices.shuffled(schema.nodeTypes())
                    .subList(0, choices.between(Math.min(style.fewestLabels(), most), most));
            List<Property> properties = types.stream()
                    .flatMap(type -> type.properties().stream())
                    .distinct()
                    .toList();
            nodes.add(
                    new Node(key, types.stream().map(NodeType::label).sorted().toList(), values(properties, choices)));
        }
        return nodes;
    }

    private List<Edge> edges(GraphSchema schema, List<Node> nodes, Choices choices) {
        List<Edge> edges = new ArrayList<>();
        for (int attempt = 0; attempt < settings.edges() && !nodes.isEmpty(); attempt++) {
            EdgeType type = choices.pick(schema.edgeTypes());
            List<Node> sources =
                    nodes.stream().filter(node -> fits(node, type.from())).toList();
            List<Node> targets =
                    nodes.stream().filter(node -> fits(node, type.to())).toList();
            if (!sources.isEmpty() && !targets.isEmpty()) {
                edges.add(edge(edges, type, sources, targets, choices));
            }
        }
        return edges;
    }

    private Edge edge(List<Edge> before, EdgeType type, List<Node> sources, List<Node> targets, Choices choices) {
        long from = end(sources, choices);
        long to = end(targets, choices);
        if (choices.chance(SELF_LOOP) && targets.stream().anyMatch(node -> node.key() == from)) {
            to = from;
        }
        Edge twin = before.isEmpty() ? new Edge(0, type.name(), from, to, Map.of()) : choices.pick(before);
        if (choices.chance(PARALLEL) && twin.type().equals(type.name())) {
            return new Edge(before.size(), type.name(), twin.from(), twin.to(), values(type.properties(), choices));
        }
        return new Edge(before.size(), type.name(), from, to, values(type.properties(), choices));
    }

    /** The first few nodes of their kind are hubs. */
    private static long end(List<Node> nodes, Choices choices) {
        int range = choices.chance(AT_A_HUB) ? Math.min(3, nodes.size()) : nodes.size();
        return nodes.get(choices.below(range)).key();
    }

    private static boolean fits(Node node, java.util.Optional<String> label) {
        return label.isEmpty() || node.labels().contains(label.get());
    }

    private Map<String, Typed> values(List<Property> properties, Choices choices) {
        Map<String, Typed> values = new LinkedHashMap<>();
        for (Property property : properties) {
            if (choices.chance(settings.density().filled())) {
                values.put(property.name(), new Typed(property.type(), choices.pick(property.pool())));
            }
        }
        return values;
    }

    private List<Index> indexes(GraphSchema schema, Choices choices) {
        List<Index> indexes = new ArrayList<>();
        for (NodeType type : schema.nodeTypes()) {
            choices.some(type.properties(), settings.density().indexed())
                    .forEach(property -> indexes.add(new Index(Kind.NODE, type.label(), property.name())));
        }
        for (EdgeType type : dialect.has(Dialect.EDGE_INDEXES) ? schema.edgeTypes() : List.<EdgeType>of()) {
            choices.some(type.properties(), settings.density().indexed() / 2)
                    .forEach(property -> indexes.add(new Index(Kind.EDGE, type.name(), property.name())));
        }
        return indexes;
    }
}

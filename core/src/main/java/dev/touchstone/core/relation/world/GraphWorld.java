package dev.touchstone.core.relation.world;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.Changes;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.GraphSchema.EdgeType;
import dev.touchstone.core.dataset.GraphSchema.NodeType;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet.Matching;
import dev.touchstone.core.relation.question.PropertyTest;
import dev.touchstone.core.relation.question.PropertyTest.Operator;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Element.Kind;
import dev.touchstone.core.value.Value.Int;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A property graph. Its nodes are named by their keys. */
record GraphWorld(PropertyGraph graph) implements World {

    @Override
    public List<Value> nodes() {
        return graph.nodes().stream().<Value>map(node -> new Int(node.key())).toList();
    }

    @Override
    public List<Arc> arcs() {
        return graph.edges().stream()
                .map(edge -> new Arc(new Int(edge.from()), edge.type(), new Int(edge.to())))
                .toList();
    }

    @Override
    public List<Value> edgeNames() {
        return graph.edges().stream().<Value>map(edge -> new Int(edge.key())).toList();
    }

    private Optional<Edge> edge(Value name) {
        return graph.edges().stream()
                .filter(edge -> new Int(edge.key()).equals(name))
                .findFirst();
    }

    @Override
    public Optional<Boolean> isAmong(Value name, Links links) {
        Optional<Edge> edge = edge(name).filter(found -> hasType(found, links));
        return edge.isEmpty()
                ? Optional.of(false)
                : links.test()
                        .map(test -> passes(edge.get().properties(), test))
                        .orElse(Optional.of(true));
    }

    private static boolean hasType(Edge edge, Links links) {
        return links.follows(edge.type());
    }

    @Override
    public Optional<Edit> turn(Value name, Links links, boolean passes) {
        return links.test()
                .flatMap(test -> edge(name)
                        .filter(edge -> hasType(edge, links))
                        .filter(edge -> has(graph.schema().edgeType(edge.type()).properties(), test.key()))
                        .flatMap(edge -> value(test, passes)
                                .map(value -> new Edit.OfGraph(new Change.SetProperty(
                                        Kind.EDGE, edge.key(), test.key(), Optional.of(value))))));
    }

    private static boolean has(List<Property> properties, String key) {
        return properties.stream().anyMatch(property -> property.name().equals(key));
    }

    @Override
    public Optional<PropertyTest> edgeTest(Choices choices) {
        return choices.shuffled(graph.edges()).stream()
                .filter(edge -> !edge.properties().isEmpty())
                .findFirst()
                .map(edge -> test(edge.properties(), choices));
    }

    @Override
    public Optional<Matching> nodeTest(Choices choices) {
        return choices.shuffled(graph.nodes()).stream()
                .filter(node -> !node.properties().isEmpty() && !node.labels().isEmpty())
                .findFirst()
                .map(node -> new Matching(
                        choices.chance(0.8) ? Optional.of(choices.pick(node.labels())) : Optional.empty(),
                        test(node.properties(), choices)));
    }

    private static PropertyTest test(Map<String, Typed> properties, Choices choices) {
        Map.Entry<String, Typed> property = choices.pick(List.copyOf(properties.entrySet()));
        Typed value = property.getValue();
        return new PropertyTest(
                property.getKey(), choices.pickOf(Operator.values()), value.value(), Optional.of(value.type()));
    }

    private Optional<Node> node(Value name) {
        return graph.nodes().stream()
                .filter(node -> new Int(node.key()).equals(name))
                .findFirst();
    }

    @Override
    public Optional<Boolean> passes(Value name, Matching passing) {
        return node(name).flatMap(node -> passes(node, passing));
    }

    private static Optional<Boolean> passes(Node node, Matching passing) {
        boolean labelled = passing.label().isEmpty()
                || node.labels().contains(passing.label().get());
        return labelled ? passes(node.properties(), passing.test()) : Optional.of(false);
    }

    private static Optional<Boolean> passes(Map<String, Typed> properties, PropertyTest test) {
        Optional<Value> value = Optional.ofNullable(properties.get(test.key())).map(Typed::value);
        return value.isEmpty()
                ? Optional.of(false)
                : value.filter(test::settles).map(test::passes);
    }

    @Override
    public Optional<Addition> newcomer(Matching passing) {
        return value(passing.test(), true)
                .flatMap(value -> typeFor(passing)
                        .map(type -> addition(new Node(
                                freshNode(),
                                List.of(type.label()),
                                Map.of(passing.test().key(), value)))));
    }

    private Optional<NodeType> typeFor(Matching passing) {
        return graph.schema().nodeTypes().stream()
                .filter(type -> passing.label().isEmpty()
                        || type.label().equals(passing.label().get()))
                .filter(type -> has(type.properties(), passing.test().key()))
                .findFirst();
    }

    private Addition addition(Node node) {
        return new Addition(new Int(node.key()), List.of(new Edit.OfGraph(new Change.AddNode(node))));
    }

    /** A value with which the test is passed, or not. */
    private Optional<Typed> value(PropertyTest test, boolean passes) {
        return candidates(test)
                .filter(value -> test.settles(value) && test.passes(value) == passes)
                .findFirst()
                .flatMap(value -> test.type().map(type -> new Typed(type, value)));
    }

    /** The values of the property in the schema, and numbers next to the constant. */
    private Stream<Value> candidates(PropertyTest test) {
        Stream<Value> near = test.value() instanceof Int(long number)
                ? Stream.of(new Int(number), new Int(number / 2), new Int(number / 2 + 1), new Int(0), new Int(1))
                : Stream.of(test.value());
        Stream<Value> pooled = Stream.concat(
                        graph.schema().nodeTypes().stream().map(NodeType::properties),
                        graph.schema().edgeTypes().stream().map(EdgeType::properties))
                .flatMap(List::stream)
                .filter(property -> property.name().equals(test.key()))
                .flatMap(property -> property.pool().stream());
        return Stream.concat(pooled, near);
    }

    @Override
    public Optional<Addition> stranger(List<Matching> tests, Choices choices) {
        NodeType type = choices.pick(graph.schema().nodeTypes());
        List<String> asked = keys(tests);
        Map<String, Typed> properties = new java.util.LinkedHashMap<>();
        for (Property property : type.properties()) {
            if (!asked.contains(property.name())) {
                stored(property, choices).ifPresent(value -> properties.put(property.name(), value));
            }
        }
        return Optional.of(addition(new Node(freshNode(), List.of(type.label()), properties)));
    }

    private static List<String> keys(List<Matching> tests) {
        return tests.stream().map(passing -> passing.test().key()).toList();
    }

    private long freshNode() {
        return graph.nodes().stream().mapToLong(Node::key).max().orElse(-1) + 1;
    }

    private long freshEdge() {
        return graph.edges().stream().mapToLong(Edge::key).max().orElse(-1) + 1;
    }

    @Override
    public Optional<Edit> bridge(Value from, Value to, Choices choices) {
        return node(from)
                .flatMap(source -> node(to).flatMap(target -> choices
                        .shuffled(graph.schema().edgeTypes())
                        .stream()
                        .filter(type -> fits(source, type.from()) && fits(target, type.to()))
                        .findFirst()
                        .map(type -> edge(type, source.key(), target.key()))));
    }

    private static boolean fits(Node node, Optional<String> label) {
        return label.isEmpty() || node.labels().contains(label.get());
    }

    private Edit edge(EdgeType type, long from, long to) {
        return new Edit.OfGraph(new Change.AddEdge(new Edge(freshEdge(), type.name(), from, to, Map.of())));
    }

    @Override
    public Optional<Addition> pendant(Value from, Choices choices) {
        return node(from)
                .flatMap(source -> choices.shuffled(graph.schema().edgeTypes()).stream()
                        .filter(type -> fits(source, type.from()))
                        .findFirst()
                        .map(type -> {
                            String label = type.to()
                                    .orElseGet(() -> choices.pick(graph.schema().nodeTypes())
                                            .label());
                            Addition addition = addition(new Node(freshNode(), List.of(label), Map.of()));
                            return new Addition(
                                    addition.node(),
                                    List.of(addition.edits().getFirst(), edge(type, source.key(), freshNode())));
                        }));
    }

    @Override
    public Edit removal(int arc) {
        return new Edit.OfGraph(new Change.DeleteEdge(graph.edges().get(arc).key()));
    }

    @Override
    public List<Edit> removal(Value name) {
        List<Edit> edits = new ArrayList<>();
        IntStream.range(0, graph.edges().size())
                .filter(arc -> touches(graph.edges().get(arc), name))
                .forEach(arc -> edits.add(removal(arc)));
        node(name).ifPresent(node -> edits.add(new Edit.OfGraph(new Change.DeleteNode(node.key()))));
        return edits;
    }

    private static boolean touches(Edge edge, Value name) {
        return new Int(edge.from()).equals(name) || new Int(edge.to()).equals(name);
    }

    @Override
    public Optional<Edit> turn(Value name, Matching passing, boolean passes) {
        PropertyTest test = passing.test();
        return node(name)
                .filter(node -> passing.label().isEmpty()
                        || node.labels().contains(passing.label().get()))
                .filter(node -> mayHave(node, test.key()))
                .flatMap(node -> value(test, passes).map(value -> set(node, test.key(), value)));
    }

    @Override
    public Optional<Edit> strip(Value name, String key) {
        return node(name)
                .filter(node -> node.properties().containsKey(key))
                .map(node -> removal(Kind.NODE, node.key(), key));
    }

    @Override
    public Optional<Edit> stripEdge(Value name, String key) {
        return edge(name)
                .filter(edge -> edge.properties().containsKey(key))
                .map(edge -> removal(Kind.EDGE, edge.key(), key));
    }

    private static Edit removal(Kind on, long element, String key) {
        return new Edit.OfGraph(new Change.SetProperty(on, element, key, Optional.empty()));
    }

    /** Engines with typed tables have no other properties than the schema says. */
    private boolean mayHave(Node node, String key) {
        return node.labels().stream()
                .anyMatch(label -> has(graph.schema().nodeType(label).properties(), key));
    }

    private static Edit set(Node node, String key, Typed value) {
        return new Edit.OfGraph(new Change.SetProperty(Kind.NODE, node.key(), key, Optional.of(value)));
    }

    @Override
    public Optional<Edit> touch(Value name, List<Matching> tests, Choices choices) {
        List<String> asked = keys(tests);
        return node(name)
                .flatMap(node -> choices.shuffled(node.labels()).stream()
                        .flatMap(label -> graph.schema().nodeType(label).properties().stream())
                        .filter(property -> !asked.contains(property.name()))
                        .findFirst()
                        .flatMap(
                                property -> stored(property, choices).map(value -> set(node, property.name(), value))));
    }

    /** A value that a node has under this key. Of another nobody has seen whether the engine gives it back as it is. */
    private Optional<Typed> stored(Property property, Choices choices) {
        List<Typed> values = graph.nodes().stream()
                .map(node -> node.properties().get(property.name()))
                .filter(value -> value != null && value.type() == property.type())
                .distinct()
                .toList();
        return values.isEmpty() ? Optional.empty() : Optional.of(choices.pick(values));
    }

    @Override
    public boolean isPlain() {
        return true;
    }

    @Override
    public boolean allows(List<Edit> edits) {
        List<Change> all = with(edits);
        return Changes.play(graph.schema(), all, false).history().size() == all.size();
    }

    @Override
    public Dataset after(List<Edit> edits) {
        return Changes.play(graph.schema(), with(edits), true);
    }

    private List<Change> with(List<Edit> edits) {
        List<Change> all = new ArrayList<>(Changes.of(graph));
        edits.stream().filter(Edit.OfGraph.class::isInstance).forEach(edit -> all.add(((Edit.OfGraph) edit).change()));
        return all;
    }
}

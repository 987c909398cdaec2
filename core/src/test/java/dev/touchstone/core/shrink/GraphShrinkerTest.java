package dev.touchstone.core.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.Changes;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.GraphSchema.NodeType;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.value.Value.Element;
import dev.touchstone.core.value.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class GraphShrinkerTest {
    private static final EngineId ENGINE = new EngineId("fake", "1.0");
    private static final Fail FAIL = new Fail(Kind.CRASH, ENGINE, "here", "It dies.");
    private static final GraphSchema SCHEMA =
            new GraphSchema(List.of(new NodeType("person", List.of()), new NodeType("city", List.of())), List.of());
    private static final Typed ZERO = new Typed(PropertyType.LONG, Values.of(0));

    @Test
    void whatDoesNotMatterIsLeftOut() {
        assertThat(smallest(
                        circle(12),
                        graph -> graph.edges().stream()
                                .anyMatch(edge -> edge.type().equals("odd"))))
                .isEqualTo(graph(List.of(node(0), node(1)), List.of(new Edge(0, "odd", 0, 1, Map.of())), List.of()));
        assertThat(smallest(circle(12), graph -> graph.nodes().size() >= 3))
                .isEqualTo(graph(List.of(node(0), node(1), node(2)), List.of(), List.of()));
    }

    @Test
    void allValuesUnderAKeyBecomeNumbersTogether() {
        Typed text = new Typed(PropertyType.STRING, Values.of("x"));
        Typed other = new Typed(PropertyType.STRING, Values.of("y"));
        PropertyGraph graph = graph(
                List.of(
                        new Node(0, List.of(), Map.of("k", text)),
                        new Node(1, List.of(), Map.of("k", other)),
                        new Node(2, List.of(), Map.of("k", text))),
                List.of(),
                List.of());
        assertThat(smallest(
                        graph,
                        candidate -> candidate.nodes().stream()
                                                .map(node -> node.properties().get("k"))
                                                .distinct()
                                                .count()
                                        == 2
                                && candidate.nodes().stream()
                                        .allMatch(node -> node.properties().containsKey("k"))))
                .isEqualTo(graph(
                        List.of(
                                new Node(0, List.of(), Map.of("k", ZERO)),
                                new Node(1, List.of(), Map.of("k", new Typed(PropertyType.LONG, Values.of(1))))),
                        List.of(),
                        List.of()));
    }

    @Test
    void labelsPropertiesAndIndexesStayWhereTheyMatter() {
        assertThat(smallest(
                        circle(5),
                        graph -> graph.nodes().stream()
                                        .anyMatch(node -> node.labels().contains("person"))
                                && !graph.indexes().isEmpty()))
                .isEqualTo(graph(
                        List.of(new Node(0, List.of("person"), Map.of())),
                        List.of(),
                        List.of(new Index(Element.Kind.NODE, "person", "name"))));
        assertThat(smallest(
                        circle(5),
                        graph -> graph.nodes().stream()
                                .anyMatch(node -> node.properties().containsKey("name"))))
                .isEqualTo(graph(List.of(new Node(0, List.of(), Map.of("name", ZERO))), List.of(), List.of()));
    }

    @Test
    void aConstraintIsAnIndexWhereThatDoesAsWell() {
        assertThat(smallest(constrained(), graph -> !graph.indexes().isEmpty()).indexes())
                .containsExactly(new Index(Element.Kind.NODE, "person", "name"));
        assertThat(smallest(constrained(), PropertyGraph::hasConstraints).indexes())
                .containsExactly(new Index(Element.Kind.NODE, "person", "name", true));
    }

    /** To make all values the plainest is the first thing that is tried. */
    @Test
    void noSmallerGraphBreaksAConstraint() {
        assertThat(smallest(constrained(), graph -> {
                    assertThat(graph.isConsistent()).isTrue();
                    return graph.hasConstraints() && named(graph) == 2;
                }))
                .isEqualTo(graph(
                        List.of(
                                new Node(0, List.of("person"), Map.of("name", ZERO)),
                                new Node(
                                        1,
                                        List.of("person"),
                                        Map.of("name", new Typed(PropertyType.LONG, Values.of(1))))),
                        List.of(),
                        List.of(new Index(Element.Kind.NODE, "person", "name", true))));
    }

    private static long named(PropertyGraph graph) {
        return graph.nodes().stream()
                .filter(node ->
                        node.labels().contains("person") && node.properties().containsKey("name"))
                .count();
    }

    private static PropertyGraph constrained() {
        PropertyGraph circle = circle(5);
        return new PropertyGraph(
                SCHEMA,
                circle.nodes(),
                circle.edges(),
                List.of(new Index(Element.Kind.NODE, "person", "name", true)),
                List.of());
    }

    @Test
    void aLoopAndParallelEdgesStayOnlyWhereTheyMatter() {
        PropertyGraph odd =
                graph(List.of(node(0), node(1)), List.of(edge(0, 0, 0), edge(1, 0, 1), edge(2, 1, 0)), List.of());
        assertThat(smallest(odd, PropertyGraph::hasLoops))
                .isEqualTo(graph(List.of(node(0)), List.of(edge(0, 0, 0)), List.of()));
        assertThat(smallest(odd, graph -> graph.edges().size() >= 2)).satisfies(small -> {
            assertThat(small.hasLoops()).isFalse();
            assertThat(small.hasParallelEdges()).isFalse();
            assertThat(small.nodes()).hasSize(3);
        });
    }

    @Test
    void oneNodeDoesForTwo() {
        PropertyGraph apart =
                graph(List.of(node(0), node(1), node(2), node(3)), List.of(edge(0, 0, 1), edge(1, 2, 3)), List.of());
        assertThat(smallest(apart, graph -> graph.edges().size() == 2).nodes()).hasSize(3);
    }

    @Test
    void howAGraphGrewIsForgottenWhereItDoesNotMatter() {
        assertThat(smallest(grown(), graph -> graph.nodes().size() == 1).history())
                .isEmpty();
        assertThat(smallest(grown(), graph -> graph.history().stream().anyMatch(Change.DeleteNode.class::isInstance)))
                .satisfies(small -> assertThat(small.history()).hasSize(2));
    }

    @Test
    void everyGraphOnTheWayIsMadeByItsHistory() {
        assertThat(smallest(grown(), graph -> {
                            PropertyGraph made = Changes.play(graph.schema(), graph.history(), false);
                            assertThat(graph.history().isEmpty() || made.equals(graph))
                                    .isTrue();
                            return !graph.history().isEmpty();
                        })
                        .history())
                .hasSize(1);
    }

    @Test
    void theSchemaIsLeftOutUnlessItMatters() {
        assertThat(smallest(circle(3), graph -> true).schema()).isEqualTo(new GraphSchema(List.of(), List.of()));
        assertThat(smallest(
                                circle(3),
                                graph -> graph.schema().nodeTypes().stream()
                                        .anyMatch(type -> type.label().equals("city")))
                        .schema())
                .isEqualTo(new GraphSchema(List.of(new NodeType("city", List.of())), List.of()));
    }

    private static PropertyGraph smallest(PropertyGraph failing, Predicate<PropertyGraph> fails) {
        Riddle riddle = new Riddle(failing, ENGINE, List.of(Riddle.find("it")));
        Shrinker reducer = new Shrinker(
                ShrinkRules.NONE,
                List.of(),
                candidate -> new JudgedRun(
                        Transcript.NONE, fails.test((PropertyGraph) candidate.dataset()) ? FAIL : Verdict.pass()),
                () -> false);
        return (PropertyGraph) reducer.reduce(riddle, FAIL).smallest().dataset();
    }

    /** Persons and cities by turns, one of the edges odd, and an index. */
    private static PropertyGraph circle(int size) {
        List<Node> nodes = new ArrayList<>();
        List<Edge> edges = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            Typed name = new Typed(PropertyType.STRING, Values.of("name " + i));
            nodes.add(new Node(i, List.of(i % 2 == 0 ? "person" : "city"), Map.of("name", name)));
            edges.add(new Edge(i, i == size / 2 ? "odd" : "usual", i, (i + 1) % size, Map.of("name", name)));
        }
        return new PropertyGraph(
                SCHEMA, nodes, edges, List.of(new Index(Element.Kind.NODE, "person", "name")), List.of());
    }

    private static PropertyGraph grown() {
        return Changes.play(
                SCHEMA,
                List.of(
                        new Change.AddNode(node(0)),
                        new Change.AddLabel(0, "person"),
                        new Change.AddNode(node(1)),
                        new Change.AddLabel(1, "city"),
                        new Change.DeleteNode(1)),
                false);
    }

    private static Node node(long key) {
        return new Node(key, List.of(), Map.of());
    }

    private static Edge edge(long key, long from, long to) {
        return new Edge(key, "usual", from, to, Map.of());
    }

    private static PropertyGraph graph(List<Node> nodes, List<Edge> edges, List<Index> indexes) {
        return new PropertyGraph(new GraphSchema(List.of(), List.of()), nodes, edges, indexes, List.of());
    }
}

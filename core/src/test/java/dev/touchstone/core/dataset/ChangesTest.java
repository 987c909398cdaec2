package dev.touchstone.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Change.AddEdge;
import dev.touchstone.core.dataset.Change.AddLabel;
import dev.touchstone.core.dataset.Change.AddNode;
import dev.touchstone.core.dataset.Change.CreateIndex;
import dev.touchstone.core.dataset.Change.DeleteEdge;
import dev.touchstone.core.dataset.Change.DeleteNode;
import dev.touchstone.core.dataset.Change.DropIndex;
import dev.touchstone.core.dataset.Change.RemoveLabel;
import dev.touchstone.core.dataset.Change.SetProperty;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Node;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.generate.GraphGenerator;
import dev.touchstone.core.generate.GraphStyle;
import dev.touchstone.core.value.Value.Element.Kind;
import dev.touchstone.core.value.Values;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChangesTest {
    private static final GraphSchema SCHEMA = new GraphSchema(List.of(), List.of());
    private static final Typed ONE = new Typed(PropertyType.LONG, Values.of(1));
    private static final Index INDEX = new Index(Kind.NODE, "A", "k");
    private static final Index CONSTRAINT = new Index(Kind.NODE, "A", "k", true);
    private static final Node A = new Node(0, List.of("A"), Map.of("k", ONE));
    private static final Node B = new Node(1, List.of("B"), Map.of());
    private static final Edge EDGE = new Edge(0, "R", 0, 1, Map.of());

    @Test
    void aGraphIsMadeByAChangeForEveryPartOfIt() {
        PropertyGraph graph = new PropertyGraph(SCHEMA, List.of(A, B), List.of(EDGE), List.of(INDEX), List.of());
        assertThat(Changes.of(graph))
                .containsExactly(new AddNode(A), new AddNode(B), new AddEdge(EDGE), new CreateIndex(INDEX));
        assertThat(Changes.play(SCHEMA, Changes.of(graph), true)).isEqualTo(graph);
    }

    @Test
    void aGraphWithAHistoryIsMadeByThat() {
        List<Change> history = List.of(new AddNode(A), new AddNode(B), new DeleteNode(0));
        PropertyGraph graph = new PropertyGraph(SCHEMA, List.of(B), List.of(), List.of(), history);
        assertThat(Changes.of(graph)).isEqualTo(history);
        assertThat(Changes.play(SCHEMA, history, false)).isEqualTo(graph);
    }

    @Test
    void theHistoryIsForgottenWhereTheGraphIsMadeAtOnce() {
        List<Change> history = List.of(new AddNode(A), new AddNode(B), new DeleteNode(0));
        assertThat(Changes.play(SCHEMA, history, true)).isEqualTo(graph(B));
    }

    @Test
    void anEdgeWithoutOneOfItsNodesFallsAway() {
        assertThat(made(new AddNode(A), new AddEdge(EDGE))).containsExactly(new AddNode(A));
        assertThat(made(new AddNode(B), new AddEdge(EDGE))).containsExactly(new AddNode(B));
        assertThat(made(new AddEdge(EDGE), new AddNode(A), new AddNode(B)))
                .as("its nodes come too late")
                .containsExactly(new AddNode(A), new AddNode(B));
    }

    @Test
    void aChangeOfWhatIsGoneFallsAway() {
        assertThat(made(
                        new SetProperty(Kind.NODE, 0, "k", Optional.of(ONE)),
                        new SetProperty(Kind.EDGE, 0, "k", Optional.of(ONE)),
                        new AddLabel(0, "C"),
                        new RemoveLabel(0, "A"),
                        new DeleteNode(0),
                        new DeleteEdge(0),
                        new DropIndex(INDEX)))
                .isEmpty();
    }

    @Test
    void whatIsThereAlreadyIsNotAddedAgain() {
        assertThat(made(
                        new AddNode(A),
                        new AddNode(new Node(0, List.of("C"), Map.of())),
                        new AddLabel(0, "A"),
                        new CreateIndex(INDEX),
                        new CreateIndex(INDEX)))
                .containsExactly(new AddNode(A), new CreateIndex(INDEX));
    }

    @Test
    void whatAConstraintForbidsFallsAway() {
        CreateIndex constrained = new CreateIndex(CONSTRAINT);
        Node twin = new Node(2, List.of("A"), Map.of("k", ONE));
        assertThat(made(new AddNode(A), constrained, new AddNode(twin))).containsExactly(new AddNode(A), constrained);
        assertThat(made(new AddNode(A), new AddNode(twin), constrained))
                .as("one that does not hold")
                .containsExactly(new AddNode(A), new AddNode(twin));
        assertThat(made(
                        new AddNode(A),
                        new AddNode(new Node(2, List.of("A", "B"), Map.of())),
                        constrained,
                        new SetProperty(Kind.NODE, 2, "k", Optional.of(ONE)),
                        new RemoveLabel(2, "A"),
                        new SetProperty(Kind.NODE, 2, "k", Optional.of(ONE)),
                        new AddLabel(2, "A"),
                        new DropIndex(CONSTRAINT),
                        new AddLabel(2, "A")))
                .containsExactly(
                        new AddNode(A),
                        new AddNode(new Node(2, List.of("A", "B"), Map.of())),
                        constrained,
                        new RemoveLabel(2, "A"),
                        new SetProperty(Kind.NODE, 2, "k", Optional.of(ONE)),
                        new DropIndex(CONSTRAINT),
                        new AddLabel(2, "A"));
    }

    @Test
    void aConstraintAndAnIndexDoNotStandBesideEachOther() {
        assertThat(made(new CreateIndex(INDEX), new CreateIndex(CONSTRAINT))).containsExactly(new CreateIndex(INDEX));
        assertThat(made(new CreateIndex(CONSTRAINT), new CreateIndex(INDEX)))
                .containsExactly(new CreateIndex(CONSTRAINT));
    }

    @Test
    void aGraphIsConsistentIfNoConstraintForbidsAnyOfItsChanges() {
        Node twin = new Node(2, List.of("A"), Map.of("k", ONE));
        assertThat(graph(A, twin).isConsistent()).isTrue();
        assertThat(constrained(List.of(), A, B).isConsistent()).isTrue();
        assertThat(constrained(List.of(), A, twin).isConsistent()).isFalse();
        assertThat(constrained(
                                List.of(
                                        new AddNode(A),
                                        new CreateIndex(CONSTRAINT),
                                        new AddNode(twin),
                                        new DeleteNode(2)),
                                A)
                        .isConsistent())
                .as("not at any time")
                .isFalse();
    }

    @Test
    void whereAnythingMayBeWrittenConstraintsAreIndexes() {
        PropertyGraph graph = constrained(List.of(new AddNode(A), new CreateIndex(CONSTRAINT)), A);
        assertThat(graph.hasConstraints()).isTrue();
        assertThat(graph.withoutConstraints())
                .isEqualTo(new PropertyGraph(
                        SCHEMA,
                        List.of(A),
                        List.of(),
                        List.of(INDEX),
                        List.of(new AddNode(A), new CreateIndex(INDEX))));
        assertThat(graph.withoutConstraints().hasConstraints()).isFalse();
        assertThat(graph.withoutIndexes().hasConstraints()).isFalse();
    }

    private static PropertyGraph constrained(List<Change> history, Node... nodes) {
        return new PropertyGraph(SCHEMA, List.of(nodes), List.of(), List.of(CONSTRAINT), history);
    }

    @Test
    void aNodeWithEdgesIsNotDeleted() {
        List<Change> both = List.of(new AddNode(A), new AddNode(B), new AddEdge(EDGE));
        assertThat(Changes.play(SCHEMA, plus(both, new DeleteNode(1)), true).nodes())
                .containsExactly(A, B);
        assertThat(Changes.play(SCHEMA, plus(plus(both, new DeleteEdge(0)), new DeleteNode(1)), true))
                .isEqualTo(graph(A));
    }

    @Test
    void labelsAndPropertiesComeAndGo() {
        assertThat(Changes.play(
                        SCHEMA,
                        List.of(
                                new AddNode(A),
                                new AddLabel(0, "C"),
                                new RemoveLabel(0, "A"),
                                new SetProperty(Kind.NODE, 0, "l", Optional.of(ONE)),
                                new SetProperty(Kind.NODE, 0, "k", Optional.empty())),
                        true))
                .isEqualTo(graph(new Node(0, List.of("C"), Map.of("l", ONE))));
        assertThat(Changes.play(
                                SCHEMA,
                                List.of(
                                        new AddNode(A),
                                        new AddNode(B),
                                        new AddEdge(EDGE),
                                        new SetProperty(Kind.EDGE, 0, "k", Optional.of(ONE))),
                                true)
                        .edges())
                .containsExactly(new Edge(0, "R", 0, 1, Map.of("k", ONE)));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1})
    void everyRandomGraphIsWhatItsChangesMake(double grown) {
        for (long seed = 0; seed < 100; seed++) {
            PropertyGraph graph = random(seed, grown);
            PropertyGraph made = Changes.play(
                    graph.schema(), Changes.of(graph), graph.history().isEmpty());
            assertThat(made.history()).as("seed %d", seed).isEqualTo(graph.history());
            assertThat(sorted(made)).as("seed %d", seed).isEqualTo(sorted(graph));
        }
    }

    private static PropertyGraph random(long seed, double grown) {
        DatasetSettings settings =
                new DatasetSettings(20, 30, 0, 4, 3, 5, new DatasetSettings.Density(grown, 0.7, 0.1, 0.2));
        Dialect dialect = new Dialect(
                "any", List.of(PropertyType.values()), List.of(Dialect.EDGE_INDEXES, Dialect.UNIQUENESS_CONSTRAINTS));
        Choices choices = new Choices(seed);
        return new GraphGenerator(settings, new GraphStyle(0, 3, false), dialect)
                .generate(choices.split("schema"), choices.split("dataset"));
    }

    /** In the order of keys and names, because the order in which a graph grew is another. */
    private static PropertyGraph sorted(PropertyGraph graph) {
        return new PropertyGraph(
                graph.schema(),
                graph.nodes().stream()
                        .map(node -> new Node(
                                node.key(), node.labels().stream().sorted().toList(), node.properties()))
                        .sorted(Comparator.comparingLong(Node::key))
                        .toList(),
                graph.edges().stream()
                        .sorted(Comparator.comparingLong(Edge::key))
                        .toList(),
                graph.indexes().stream()
                        .sorted(Comparator.comparing(Index::toString))
                        .toList(),
                List.of());
    }

    private static List<Change> made(Change... changes) {
        return Changes.play(SCHEMA, List.of(changes), false).history();
    }

    private static List<Change> plus(List<Change> changes, Change last) {
        return Stream.concat(changes.stream(), Stream.of(last)).toList();
    }

    private static PropertyGraph graph(Node... nodes) {
        return new PropertyGraph(SCHEMA, List.of(nodes), List.of(), List.of(), List.of());
    }
}

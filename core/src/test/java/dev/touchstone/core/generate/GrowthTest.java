package dev.touchstone.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

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
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Edge;
import dev.touchstone.core.value.Value.Element.Kind;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.DoublePredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GrowthTest {

    static List<GraphStyle> styles() {
        return List.of(Graphs.LOOSE, Graphs.STRICT);
    }

    @ParameterizedTest
    @MethodSource("styles")
    void aHistoryLeadsExactlyToItsGraph(GraphStyle style) {
        Graphs.each(Graphs.grown(style), graph -> {
            Replay replay = Replay.of(graph.history());
            assertThat(replay.nodes()).as("nodes").isEqualTo(graph.nodes());
            assertThat(replay.edges()).as("edges").isEqualTo(graph.edges());
            assertThat(replay.indexes()).as("indexes").isEqualTo(new LinkedHashSet<>(graph.indexes()));
        });
    }

    @ParameterizedTest
    @MethodSource("styles")
    void aGrownGraphIsTheOneThatWouldHaveBeenLoadedAtOnce(GraphStyle style) {
        for (int seed = 0; seed < Graphs.SEEDS; seed++) {
            PropertyGraph grown = Graphs.grown(style).get(seed);
            PropertyGraph loaded = Graphs.of(style).get(seed);
            assertThat(grown.nodes()).as("seed %d", seed).isEqualTo(loaded.nodes());
            assertThat(grown.edges()).as("seed %d", seed).isEqualTo(loaded.edges());
        }
    }

    @ParameterizedTest
    @MethodSource("styles")
    void elementsComeAndGoAndPropertiesComeLate(GraphStyle style) {
        Graphs.each(Graphs.grown(style), graph -> {
            assertThat(graph.history()).hasAtLeastOneElementOfType(DeleteNode.class);
            assertThat(graph.history()).hasAtLeastOneElementOfType(DeleteEdge.class);
            assertThat(graph.history()).anyMatch(change -> isSet(change, Kind.NODE));
            assertThat(graph.history()).anyMatch(change -> isSet(change, Kind.EDGE));
        });
    }

    @Test
    void labelsPropertiesAndIndexesPassBy() {
        List<Change> all = Graphs.grown(Graphs.LOOSE).stream()
                .flatMap(graph -> graph.history().stream())
                .toList();
        assertThat(all).hasAtLeastOneElementOfType(RemoveLabel.class);
        assertThat(all).hasAtLeastOneElementOfType(DropIndex.class);
        assertThat(all)
                .anyMatch(change ->
                        change instanceof SetProperty set && set.value().isEmpty());
    }

    private static boolean isSet(Change change, Kind kind) {
        return change instanceof SetProperty set && set.on() == kind;
    }

    @ParameterizedTest
    @MethodSource("styles")
    void someLatePropertiesAreNewAndOthersReplaceAnotherValue(GraphStyle style) {
        Graphs.each(Graphs.grown(style), graph -> {
            List<Boolean> replacing = graph.history().stream()
                    .filter(change -> isSet(change, Kind.NODE))
                    .map(change -> replaces((SetProperty) change, graph.history()))
                    .toList();
            assertThat(replacing).contains(true, false);
        });
    }

    private static boolean replaces(SetProperty set, List<Change> history) {
        return history.stream()
                .anyMatch(change -> change instanceof AddNode add
                        && add.node().key() == set.key()
                        && add.node().properties().containsKey(set.name()));
    }

    @Test
    void labelsComeLateWhereTheyMay() {
        Graphs.each(
                Graphs.grown(Graphs.LOOSE),
                graph -> assertThat(graph.history()).hasAtLeastOneElementOfType(AddLabel.class));
        Graphs.each(
                Graphs.grown(Graphs.STRICT),
                graph -> assertThat(graph.history()).doesNotHaveAnyElementsOfTypes(AddLabel.class));
    }

    @ParameterizedTest
    @MethodSource("styles")
    void indexesAreCreatedBeforeBetweenAndAfterTheData(GraphStyle style) {
        List<PropertyGraph> graphs = Graphs.grown(style);
        assertThat(Graphs.count(graphs, graph -> createsIndex(graph, at -> at < 0.1)))
                .isPositive();
        assertThat(Graphs.count(graphs, graph -> createsIndex(graph, at -> at > 0.4 && at < 0.6)))
                .isPositive();
        assertThat(Graphs.count(graphs, graph -> createsIndex(graph, at -> at > 0.9)))
                .isPositive();
    }

    /** Whether an index is created at such a point between the beginning, 0, and the end, 1. */
    private static boolean createsIndex(PropertyGraph graph, DoublePredicate point) {
        List<Change> history = graph.history();
        for (int i = 0; i < history.size(); i++) {
            if (history.get(i) instanceof CreateIndex && point.test((double) i / history.size())) {
                return true;
            }
        }
        return false;
    }

    @Test
    void theEdgesThatPassByLookLikeOthers() {
        Graphs.each(Graphs.grown(Graphs.STRICT), graph -> {
            List<Edge> passing = graph.history().stream()
                    .filter(change ->
                            change instanceof AddEdge add && add.edge().key() >= 200)
                    .map(change -> ((AddEdge) change).edge())
                    .toList();
            assertThat(passing)
                    .isNotEmpty()
                    .allMatch(edge -> graph.edges().stream()
                            .anyMatch(model -> model.type().equals(edge.type())
                                    && model.to() == edge.to()
                                    && model.properties().equals(edge.properties())));
        });
    }

    @Test
    void theSameChoicesGiveTheSameHistory() {
        assertThat(Graphs.differing(Graphs.grow(Graphs.LOOSE), Graphs.grown(Graphs.LOOSE)))
                .as("seeds that lead to two histories")
                .isEmpty();
    }
}

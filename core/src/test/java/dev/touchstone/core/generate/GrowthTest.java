package dev.touchstone.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.Change;
import dev.touchstone.core.dataset.Change.AddEdge;
import dev.touchstone.core.dataset.Change.AddLabel;
import dev.touchstone.core.dataset.Change.AddNode;
import dev.touchstone.core.dataset.Change.CreateIndex;
import dev.touchstone.core.dataset.Change.DeleteEdge;
import dev.touchstone.core.dataset.Change.DeleteNode;
import dev.touchstone.core.dataset.Change.SetProperty;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.value.Value.Element.Kind;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Predicate;
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
        List<PropertyGraph> graphs = Graphs.grown(style);
        for (int seed = 0; seed < graphs.size(); seed++) {
            PropertyGraph graph = graphs.get(seed);
            Replay replay = Replay.of(graph.history());
            assertThat(replay.nodes()).as("nodes of seed %d", seed).isEqualTo(graph.nodes());
            assertThat(replay.edges()).as("edges of seed %d", seed).isEqualTo(graph.edges());
            assertThat(replay.indexes()).as("indexes of seed %d", seed).isEqualTo(new LinkedHashSet<>(graph.indexes()));
        }
    }

    @ParameterizedTest
    @MethodSource("styles")
    void aGrownGraphIsTheOneThatWouldHaveBeenLoadedAtOnce(GraphStyle style) {
        List<PropertyGraph> grown = Graphs.grown(style);
        List<PropertyGraph> loaded = Graphs.of(style);
        for (int seed = 0; seed < Graphs.SEEDS; seed++) {
            assertThat(grown.get(seed).nodes())
                    .as("seed %d", seed)
                    .isEqualTo(loaded.get(seed).nodes());
            assertThat(grown.get(seed).edges())
                    .as("seed %d", seed)
                    .isEqualTo(loaded.get(seed).edges());
        }
    }

    @ParameterizedTest
    @MethodSource("styles")
    void elementsComeAndGoAndPropertiesComeLate(GraphStyle style) {
        assertThat(Graphs.grown(style)).extracting(PropertyGraph::history).allSatisfy(history -> {
            assertThat(history).hasAtLeastOneElementOfType(DeleteNode.class);
            assertThat(history).hasAtLeastOneElementOfType(DeleteEdge.class);
            assertThat(history).anyMatch(change -> change instanceof SetProperty set && set.on() == Kind.NODE);
            assertThat(history).anyMatch(change -> change instanceof SetProperty set && set.on() == Kind.EDGE);
        });
    }

    @Test
    void someLatePropertiesReplaceAnotherValue() {
        assertThat(Graphs.grown(Graphs.LOOSE))
                .anySatisfy(graph -> assertThat(graph.history())
                        .anyMatch(change -> change instanceof SetProperty set
                                && set.on() == Kind.NODE
                                && graph.history().stream().anyMatch(add -> replacedBy(add, set))));
    }

    private static boolean replacedBy(Change change, SetProperty set) {
        return change instanceof AddNode add
                && add.node().key() == set.key()
                && add.node().properties().containsKey(set.name());
    }

    @Test
    void labelsComeLateWhereTheyMay() {
        assertThat(Graphs.grown(Graphs.LOOSE))
                .allSatisfy(graph -> assertThat(graph.history()).hasAtLeastOneElementOfType(AddLabel.class));
        assertThat(Graphs.grown(Graphs.STRICT))
                .allSatisfy(graph -> assertThat(graph.history()).doesNotHaveAnyElementsOfTypes(AddLabel.class));
    }

    @ParameterizedTest
    @MethodSource("styles")
    void indexesAreCreatedBeforeBetweenAndAfterTheData(GraphStyle style) {
        assertThat(Graphs.grown(style)).anyMatch(graph -> relative(graph, at -> at < 0.1));
        assertThat(Graphs.grown(style)).anyMatch(graph -> relative(graph, at -> at > 0.4 && at < 0.6));
        assertThat(Graphs.grown(style)).anyMatch(graph -> relative(graph, at -> at > 0.9));
    }

    /** Whether an index is created at such a point between the beginning, 0, and the end, 1. */
    private static boolean relative(PropertyGraph graph, Predicate<Double> point) {
        List<Change> history = graph.history();
        for (int i = 0; i < history.size(); i++) {
            if (history.get(i) instanceof CreateIndex && point.test((double) i / history.size())) {
                return true;
            }
        }
        return false;
    }

    @Test
    void thePassingElementsLookLikeTheirModels() {
        assertThat(Graphs.grown(Graphs.STRICT))
                .allSatisfy(graph -> assertThat(graph.history())
                        .filteredOn(change ->
                                change instanceof AddEdge add && add.edge().key() >= 200)
                        .isNotEmpty()
                        .allSatisfy(change -> assertThat(graph.edges())
                                .anyMatch(edge -> edge.properties()
                                                .equals(((AddEdge) change)
                                                        .edge()
                                                        .properties())
                                        && edge.to()
                                                == ((AddEdge) change).edge().to())));
    }

    @Test
    void theSameChoicesGiveTheSameHistory() {
        assertThat(Graphs.grow(Graphs.LOOSE)).isEqualTo(Graphs.grown(Graphs.LOOSE));
    }
}

package dev.touchstone.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Change.CreateIndex;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.dataset.DatasetSettings.Density;
import dev.touchstone.core.dataset.GraphSchema.Property;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.dataset.PropertyGraph.Index;
import dev.touchstone.core.dataset.PropertyGraph.Typed;
import dev.touchstone.core.dataset.PropertyType;
import dev.touchstone.core.dataset.Uniqueness;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.value.Value;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Uniqueness constraints of random graphs, which are small: in large ones values meet. */
class ConstraintsTest {
    private static final int SEEDS = 1000;

    private static final Set<PropertyType> COMPARABLE = EnumSet.complementOf(EnumSet.of(
            PropertyType.STRINGS, PropertyType.TIME, PropertyType.DATETIME, PropertyType.DURATION, PropertyType.POINT));

    private static List<PropertyGraph> graphs(double grown, String... features) {
        DatasetSettings settings = new DatasetSettings(6, 8, 0, 3, 3, 8, new Density(grown, 0.7, 0.1, 0.5));
        Dialect dialect = new Dialect("any", List.of(PropertyType.values()), Arrays.asList(features));
        return LongStream.range(0, SEEDS)
                .mapToObj(Choices::new)
                .map(choices -> new GraphGenerator(settings, Graphs.LOOSE, dialect)
                        .generate(choices.split("schema"), choices.split("dataset")))
                .toList();
    }

    private static Stream<Index> constraints(PropertyGraph graph) {
        return graph.indexes().stream().filter(Index::unique);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1})
    void aConstraintHoldsAtEveryTime(double grown) {
        List<PropertyGraph> graphs = graphs(grown, Dialect.UNIQUENESS_CONSTRAINTS, Dialect.EDGE_INDEXES);
        Graphs.each(graphs, graph -> {
            assertThat(constraints(graph)).allMatch(constraint -> Uniqueness.holds(constraint, graph.nodes()));
            assertThat(graph.isConsistent()).isTrue();
        });
        assertThat(Graphs.count(graphs, PropertyGraph::hasConstraints)).isGreaterThan(SEEDS / 4);
    }

    @Test
    void aThirdOfTheIndexesThatCanBeAreConstraints() {
        List<PropertyGraph> graphs = graphs(0, Dialect.UNIQUENESS_CONSTRAINTS);
        long possible = graphs.stream()
                .flatMap(graph -> graph.indexes().stream()
                        .filter(index ->
                                COMPARABLE.contains(property(graph, index).type())))
                .count();
        long constraints = graphs.stream().flatMap(ConstraintsTest::constraints).count();
        assertThat((double) constraints / possible).isBetween(0.28, 0.36);
    }

    private static Property property(PropertyGraph graph, Index index) {
        return graph.schema().nodeType(index.label()).properties().stream()
                .filter(property -> property.name().equals(index.property()))
                .findFirst()
                .orElseThrow();
    }

    /** Otherwise it would forbid nothing that anybody could see. */
    @Test
    void mostConstraintsAreOnSeveralNodes() {
        List<Long> nodes = graphs(0, Dialect.UNIQUENESS_CONSTRAINTS).stream()
                .flatMap(graph -> constraints(graph)
                        .map(constraint -> values(graph, constraint).count()))
                .toList();
        assertThat(nodes.stream().filter(number -> number > 1)).hasSizeGreaterThan(nodes.size() / 2);
    }

    @Test
    void theValuesAreThoseOfThePool() {
        Graphs.each(
                graphs(0, Dialect.UNIQUENESS_CONSTRAINTS),
                graph -> assertThat(constraints(graph))
                        .allSatisfy(constraint -> assertThat(values(graph, constraint))
                                .isSubsetOf(property(graph, constraint).pool())));
    }

    private static Stream<Value> values(PropertyGraph graph, Index constraint) {
        return graph.nodes().stream()
                .filter(node -> node.labels().contains(constraint.label()))
                .flatMap(node -> Stream.ofNullable(node.properties().get(constraint.property())))
                .map(Typed::value);
    }

    /** The place of an index is drawn; a constraint may have to wait until what breaks it has passed by. */
    @Test
    void aConstraintOfAGrownGraphComesOnTheWayOrAtTheEnd() {
        List<PropertyGraph> graphs = graphs(1, Dialect.UNIQUENESS_CONSTRAINTS);
        assertThat(Graphs.count(graphs, graph -> isEarly(graph))).isGreaterThan(SEEDS / 20);
        assertThat(Graphs.count(
                        graphs,
                        graph -> graph.history().getLast() instanceof CreateIndex(Index index) && index.unique()))
                .isGreaterThan(SEEDS / 20);
    }

    private static boolean isEarly(PropertyGraph graph) {
        return graph.history().subList(0, graph.history().size() / 2).stream()
                .anyMatch(change -> change instanceof CreateIndex(Index index) && index.unique());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1})
    void anEngineWithoutConstraintsGetsTheSameGraphWithIndexes(double grown) {
        List<PropertyGraph> with = graphs(grown, Dialect.UNIQUENESS_CONSTRAINTS);
        List<PropertyGraph> without = graphs(grown);
        for (int seed = 0; seed < SEEDS; seed++) {
            PropertyGraph plain = with.get(seed).withoutConstraints();
            assertThat(without.get(seed).hasConstraints()).isFalse();
            assertThat(plain.edges()).isEqualTo(without.get(seed).edges());
            assertThat(plain.indexes()).isEqualTo(without.get(seed).indexes());
        }
    }
}

package dev.touchstone.core.relation.world;

import static dev.touchstone.core.relation.Replies.GRAPH;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.RdfGraph;
import dev.touchstone.core.dataset.RdfGraph.Named;
import dev.touchstone.core.dataset.RdfGraph.Triple;
import dev.touchstone.core.relation.question.Edit;
import dev.touchstone.core.relation.question.NodeSet.Matching;
import dev.touchstone.core.relation.world.World.Addition;
import dev.touchstone.core.relation.world.World.Arc;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Value.Iri;
import dev.touchstone.core.value.Value.Literal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Both sorts of datasets keep the promises that relations rely on. */
class WorldTest {
    private static final String INTEGER = "http://www.w3.org/2001/XMLSchema#integer";

    /** The same graph as the other: a → b → c, a → c, with numbers. */
    private static final RdfGraph TRIPLES = new RdfGraph(
            Map.of(),
            List.of(
                    edge("a", "b"),
                    edge("b", "c"),
                    edge("a", "c"),
                    number("a", "10"),
                    number("b", "20"),
                    number("c", "30")));

    private static Triple edge(String from, String to) {
        return new Triple(new Iri("u:" + from), new Iri("u:t"), new Iri("u:" + to));
    }

    private static Triple number(String of, String number) {
        return new Triple(new Iri("u:" + of), new Iri("u:k"), new Literal(number, INTEGER, ""));
    }

    /** What is in a named graph is no part of the world. */
    private static final RdfGraph NAMED = new RdfGraph(
            Map.of(),
            TRIPLES.triples(),
            List.of(new Named(new Iri("u:a"), List.of(edge("c", "a"), number("a", "40")))));

    static Stream<Dataset> datasets() {
        return Stream.of(GRAPH, TRIPLES, NAMED);
    }

    @Test
    void anEditLeavesNamedGraphsAsTheyAre() {
        World world = World.of(NAMED);
        assertThat(world.arcs()).isEqualTo(World.of(TRIPLES).arcs());
        assertThat(world.after(List.of(world.removal(0))))
                .isEqualTo(NAMED.with(NAMED.triples().subList(1, NAMED.triples().size())));
    }

    private static Matching test(World world, long seed) {
        return world.nodeTest(new Choices(seed)).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("datasets")
    void aNewcomerPassesAndNobodyElseChanges(Dataset dataset) {
        World world = World.of(dataset);
        for (long seed = 0; seed < 50; seed++) {
            Matching test = test(world, seed);
            Optional<Addition> added = world.newcomer(test);
            added.ifPresent(addition -> {
                World after = World.of(world.after(addition.edits()));
                assertThat(world.allows(addition.edits())).isTrue();
                assertThat(world.nodes()).doesNotContain(addition.node());
                assertThat(after.passes(addition.node(), test)).contains(true);
                assertThat(world.nodes())
                        .allSatisfy(node -> assertThat(after.passes(node, test)).isEqualTo(world.passes(node, test)));
            });
        }
    }

    @ParameterizedTest
    @MethodSource("datasets")
    void aNodeIsTurnedAsIsAskedFor(Dataset dataset) {
        World world = World.of(dataset);
        int turned = 0;
        for (long seed = 0; seed < 50; seed++) {
            Matching test = test(world, seed);
            for (boolean passes : List.of(true, false)) {
                Value node = world.nodes().getFirst();
                Optional<Edit> edit = world.turn(node, test, passes);
                turned += edit.isPresent() ? 1 : 0;
                edit.ifPresent(change -> assertThat(
                                World.of(world.after(List.of(change))).passes(node, test))
                        .contains(passes));
            }
        }
        assertThat(turned).isGreaterThan(50);
    }

    @ParameterizedTest
    @MethodSource("datasets")
    void aBridgeIsOneEdgeMoreAndARemovalOneLess(Dataset dataset) {
        World world = World.of(dataset);
        Value from = world.nodes().getLast();
        Value to = world.nodes().getFirst();
        List<Arc> longer = World.of(world.after(
                        List.of(world.bridge(from, to, new Choices(1)).orElseThrow())))
                .arcs();
        assertThat(longer).hasSize(4).startsWith(world.arcs().toArray(new Arc[0]));
        assertThat(longer.getLast().from()).isEqualTo(from);
        assertThat(longer.getLast().to()).isEqualTo(to);
        assertThat(World.of(world.after(List.of(world.removal(1)))).arcs())
                .containsExactly(world.arcs().get(0), world.arcs().get(2));
    }

    @ParameterizedTest
    @MethodSource("datasets")
    void aNodeGoesWithItsEdges(Dataset dataset) {
        World world = World.of(dataset);
        Value node = world.nodes().get(1);
        World after = World.of(world.after(world.removal(node)));
        assertThat(after.nodes()).hasSize(2).doesNotContain(node);
        assertThat(after.arcs()).hasSize(1);
    }
}

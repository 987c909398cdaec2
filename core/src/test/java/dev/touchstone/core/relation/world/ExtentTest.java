package dev.touchstone.core.relation.world;

import static dev.touchstone.core.relation.Replies.GRAPH;
import static dev.touchstone.core.relation.Replies.ONE;
import static dev.touchstone.core.relation.Replies.SCHEMA;
import static dev.touchstone.core.relation.Replies.THREE;
import static dev.touchstone.core.relation.Replies.edge;
import static dev.touchstone.core.relation.Replies.node;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.relation.FakeSpeech;
import dev.touchstone.core.relation.question.Links;
import dev.touchstone.core.relation.question.NodeSet;
import dev.touchstone.core.relation.question.NodeSet.Heading;
import dev.touchstone.core.relation.question.NodeSet.Hops;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.relation.question.Question;
import dev.touchstone.core.relation.question.Question.Count;
import dev.touchstone.core.relation.question.Question.Nodes;
import dev.touchstone.core.relation.question.Question.Stretch;
import dev.touchstone.core.relation.question.Question.Uniqueness;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ExtentTest {
    private static final Extent SMALL = new Extent(World.of(GRAPH));

    /** Each of six nodes has an edge to each: 6 to the power of the length are the walks. */
    private static final Extent DENSE = new Extent(World.of(new PropertyGraph(
            SCHEMA,
            LongStream.range(0, 6).mapToObj(key -> node(key, key)).toList(),
            LongStream.range(0, 36).mapToObj(key -> edge(key, key / 6, key % 6)).toList(),
            List.of(),
            List.of())));

    private static boolean bounds(Extent extent, Question question) {
        return extent.bounds(question, new FakeSpeech(false));
    }

    private static Question hops(int count, Links links) {
        return new Nodes(new Hops(ONE, Heading.ONWARD, count, links));
    }

    private static Question count(int most, Uniqueness uniqueness) {
        return count(most, uniqueness, Links.ANY);
    }

    private static Question count(int most, Uniqueness uniqueness, Links links) {
        return new Count(new Stretch(ONE, THREE, most, links), Optional.empty(), uniqueness);
    }

    @Test
    void waysWithoutABoundAreFollowedWhereThereAreFewThatRepeatNothing() {
        assertThat(bounds(SMALL, count(NodeSet.ANY_NUMBER, Uniqueness.EDGES))).isTrue();
        assertThat(bounds(SMALL, count(NodeSet.ANY_NUMBER, Uniqueness.NONE))).isFalse();
        assertThat(bounds(DENSE, count(NodeSet.ANY_NUMBER, Uniqueness.EDGES))).isFalse();
        assertThat(bounds(SMALL, hops(NodeSet.ANY_NUMBER, Links.ANY))).isFalse();
    }

    @Test
    void whatTheLanguageDoesNotCountIsNotAskedWhereItMatters() {
        Phrasing simple = new FakeSpeech(false, List.of(Uniqueness.NODES));
        assertThat(SMALL.bounds(count(2, Uniqueness.EDGES), simple)).isTrue();
        assertThat(SMALL.bounds(count(2, Uniqueness.EDGES, Links.ANY.bothWays()), simple))
                .isFalse();
        assertThat(SMALL.bounds(count(NodeSet.ANY_NUMBER, Uniqueness.EDGES), simple))
                .isFalse();
        assertThat(SMALL.bounds(count(2, Uniqueness.NODES, Links.ANY.bothWays()), simple))
                .isTrue();
    }

    @Test
    void waysWithABoundAreAsManyAsWalks() {
        assertThat(bounds(DENSE, hops(5, Links.ANY))).isTrue();
        assertThat(bounds(DENSE, hops(6, Links.ANY))).isFalse();
        assertThat(bounds(DENSE, hops(5, Links.ANY.bothWays()))).isFalse();
        assertThat(bounds(SMALL, hops(0, Links.ANY))).isFalse();
    }

    /** 1 → 2 → 3 and 1 → 3: four trails with the edges, and against them as well a good deal more. */
    @Test
    void trailsAreCountedInTheDirectionsThatMayBeTaken() {
        assertThat(SMALL.hasFewTrails(Links.ANY)).isTrue();
        assertThat(SMALL.hasFewTrails(Links.ANY.bothWays())).isTrue();
        assertThat(DENSE.hasFewTrails(Links.ANY)).isFalse();
        assertThat(DENSE.hasFewTrails(new Links(List.of("U"), Optional.empty())))
                .isTrue();
    }
}

package dev.touchstone.gremlin.shape;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.gremlin.generate.Samples;
import dev.touchstone.gremlin.text.GremlinReader;
import dev.touchstone.gremlin.text.GremlinText;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeterminedTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "g.V().order().by('uid').limit(2L)",
                "g.V().order().by('uid', Order.desc).range(0L, 4L).limit(1L)",
                "g.V().limit(Scope.local, 1L)",
                "g.V().dedup()",
                "g.V().dedup().by('uid')",
                "g.V().dedup().by(T.label).label()",
                "g.V().fold().count(Scope.local)",
                "g.V().order().by('uid').values('uid').fold()",
                "g.V().group().by(T.label).by(__.count())",
                "g.V().aggregate('x').cap('x').unfold()",
                "g.V().path()",
                "g.V().elementMap('a').select('a')",
                "g.V().outE().where(__.inV().has('a')).as('x').inV().select('x').outV()",
                "g.V().map(__.out().order().by('uid').limit(2L))",
                "g.V().project('a').by(__.out().count())",
                "g.V().flatMap(__.out().order().by('uid').limit(1L)).path()"
            })
    void isDetermined(String text) {
        assertThat(Determined.is(GremlinReader.traversal(text))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "g.V().limit(2L)",
                "g.V().order().by('k').limit(2L)",
                "g.V().order().by('uid').out().limit(1L)",
                "g.V().out().dedup().path()",
                "g.V().dedup().by('k')",
                "g.V().dedup().by(T.label)",
                "g.V().fold()",
                "g.V().group().by(T.label)",
                "g.V().aggregate('x').cap('x')",
                "g.V().sample(1)",
                "g.V().where(__.out().limit(1L).values('k'))",
                "g.V().elementMap('a')",
                "g.V().filter(__.outV()).has('a', 1)",
                "g.E().union(__.identity(), __.out())",
                "g.V().map(__.out())",
                "g.V().project('a').by(__.out())",
                "g.V().choose(__.out().label()).option('a', __.in())",
                "g.V().both().local(__.out().count())",
                "g.V().both().optional(__.dedup())",
                "g.V().both().dedup().where(__.simplePath())",
                "g.V().repeat(__.both().dedup()).times(2).path()",
                "g.V().as('a').out().as('b').dedup('a').select('b')",
                "g.V().order(Scope.local).by('uid').limit(1L)",
                "g.E().map(__.outV().out().values('uid').fold())"
            })
    void isLeftOpen(String text) {
        assertThat(Determined.is(GremlinReader.traversal(text))).isFalse();
    }

    @Test
    void whatTheGeneratorWritesIsDetermined() {
        assertThat(Samples.generators(4_000)
                        .flatMap(generator -> Stream.of(generator.reading(), generator.daring()))
                        .filter(traversal -> !Determined.is(traversal))
                        .map(GremlinText::of))
                .isEmpty();
    }
}

package dev.touchstone.gremlin.shape;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.gremlin.text.GremlinReader;
import dev.touchstone.gremlin.text.GremlinText;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoneConditionsTest {
    @Test
    void eachIsAskedOfAllThatItCouldMeet() {
        assertThat(alone("g.V().has('a', P.gt(1)).as('x').outE('T').hasLabel('T', 'U').inV().hasNot('b')"))
                .containsExactly(
                        "g.V().barrier().has('a', P.gt(1))",
                        "g.E().barrier().hasLabel('T', 'U')",
                        "g.V().barrier().hasNot('b')");
    }

    @Test
    void thoseWithinOthersAreAskedByThemselves() {
        assertThat(alone("g.V().and(__.has('a'), __.not(__.has('b', 1))).where(__.outE().has('c').has('d'))"))
                .containsExactly(
                        "g.V().barrier().has('a')",
                        "g.V().barrier().has('b', 1)",
                        "g.E().barrier().has('c')",
                        "g.E().barrier().has('d')");
        assertThat(alone("g.V().repeat(__.out().has('a')).until(__.or(__.loops().is(2), __.has('b'))).has('c')"))
                .containsExactly("g.V().barrier().has('a')", "g.V().barrier().has('b')", "g.V().barrier().has('c')");
    }

    @Test
    void aConditionOnAValueIsAskedFromTheElementOn() {
        assertThat(alone("g.V().where(__.out().values('a').is(P.gt(1))).has('b')"))
                .containsExactly("g.V().barrier().values('a').is(P.gt(1))", "g.V().barrier().has('b')");
        assertThat(alone("g.V().where(__.out().count().is(P.gt(1L))).has('b')"))
                .containsExactly("g.V().barrier().count().is(P.gt(1L))", "g.V().barrier().has('b')");
    }

    @Test
    void toSortByAPropertyIsACondition() {
        assertThat(alone("g.V().order().by('a').has('b').order().by('uid').limit(2L)"))
                .containsExactly("g.V().barrier().order().by('a')", "g.V().barrier().has('b')");
    }

    @Test
    void whatIsNeverAnErrorIsNotAsked() {
        assertThat(alone("g.V().as('x').out().where(P.neq('x')).simplePath().dedup().order().by('uid').limit(2L)"))
                .isEmpty();
        assertThat(alone("g.V().as('x').out().where(P.lt('x')).by('uid')")).isEmpty();
    }

    /** Of the largest, or of what has a name, nobody knows without the whole. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "g.V().has('a').where(__.out().values('b').max().is(P.gt(1)))",
                "g.V().as('x').out().where(P.lt('x')).by('a')",
                "g.V().match(__.as('x').has('a').as('y'), __.as('y').out().as('z'))",
                "g.V().values('a').fold().unfold().is(P.gt(1))"
            })
    void someCannotBeAskedAlone(String text) {
        assertThat(LoneConditions.of(GremlinReader.traversal(text))).isEmpty();
    }

    private static List<String> alone(String text) {
        return LoneConditions.of(GremlinReader.traversal(text)).orElseThrow().stream()
                .map(GremlinText::of)
                .toList();
    }
}

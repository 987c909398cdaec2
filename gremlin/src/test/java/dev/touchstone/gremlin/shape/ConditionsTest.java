package dev.touchstone.gremlin.shape;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.gremlin.text.GremlinReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConditionsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "g.V().has('k', P.gt(1).and(P.lt(3)))",
                "g.V().where(__.values('k').is(P.gt(1))).out()",
                "g.V().not(__.not(__.has('k')))",
                "g.V().out().count()"
            })
    void isOneOrNone(String text) {
        assertThat(Conditions.areSeveral(GremlinReader.traversal(text))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "g.V().has('k').has('l')",
                "g.V().has('k', P.gt(1)).order().by('uid').range(0L, 1L)",
                "g.V().and(__.has('k'), __.has('l'))",
                "g.V().where(__.out().has('k')).hasLabel('a')"
            })
    void areSeveral(String text) {
        assertThat(Conditions.areSeveral(GremlinReader.traversal(text))).isTrue();
    }
}

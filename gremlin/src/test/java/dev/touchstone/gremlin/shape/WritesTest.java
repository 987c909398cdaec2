package dev.touchstone.gremlin.shape;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.AgreeOracle;
import dev.touchstone.core.oracle.CrashOracle;
import dev.touchstone.core.oracle.OptionsOracle;
import dev.touchstone.core.oracle.Step;
import dev.touchstone.gremlin.GremlinLanguage;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.text.GremlinReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WritesTest {
    private static final EngineId ENGINE = new EngineId("tinkergraph", "3.8.1");

    private static GremlinStatement statement(String text) {
        return new GremlinStatement(GremlinReader.traversal(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "g.addV('a')",
                "g.V().property('k', 1)",
                "g.V().drop()",
                "g.V().sideEffect(__.drop())",
                "g.V().coalesce(__.out(), __.addV('a'))",
                "g.V().choose(__.out(), __.sideEffect(__.properties('k').drop()))",
                "g.mergeV([(T.label): 'a'])",
                "g.io('x.json').read()",
                "g.call('service')",
                "g.V().pageRank()",
                "g.V().shiny()"
            })
    void whatMayChangeTheGraphWrites(String text) {
        assertThat(statement(text).writes()).isTrue();
        assertThat(Step.read(ENGINE, statement(text)).changes()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"g.V().out().count()", "g.V().sideEffect(__.aggregate('x')).cap('x')"})
    void whatOnlyReadsDoesNot(String text) {
        assertThat(statement(text).writes()).isFalse();
    }

    @Test
    void oraclesThatOnlyReadDoNotGetWhatWrites() {
        GremlinLanguage gremlin = new GremlinLanguage();
        GremlinStatement drop = statement("g.V().drop()");
        assertThat(gremlin.allows(new AgreeOracle(gremlin), drop)).isFalse();
        assertThat(gremlin.allows(new OptionsOracle(gremlin), drop)).isFalse();
        assertThat(gremlin.allows(new CrashOracle(gremlin), drop)).isTrue();
    }
}

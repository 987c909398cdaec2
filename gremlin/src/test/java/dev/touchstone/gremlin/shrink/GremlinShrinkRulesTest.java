package dev.touchstone.gremlin.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.JudgedRun;
import dev.touchstone.core.oracle.OptionsCase;
import dev.touchstone.core.oracle.OptionsCase.Way;
import dev.touchstone.core.oracle.PreludeCase;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.shrink.Shrinker;
import dev.touchstone.gremlin.statement.GremlinStatement;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GremlinShrinkRulesTest {
    private static final EngineId ENGINE = EngineId.parse("tinkergraph@3.6.1");
    private static final Fail FAIL = new Fail(Kind.WRONG_RESULT, ENGINE, "extra", "It differs.");

    @Test
    void theOneStrategyThatMattersTakesThePlaceOfItsGroup() {
        assertThat(reduced("all", "CountStrategy")).isEqualTo(without("CountStrategy"));
        assertThat(reduced("core", "CountStrategy")).isEqualTo(without("CountStrategy"));
        assertThat(reduced("provider", "CountStrategy")).isEqualTo(without("provider"));
    }

    @Test
    void whatWentBeforeStays() {
        assertThat(new GremlinShrinkRules().simplifications(new PreludeCase(List.of(without("core")), without("core"))))
                .contains(new PreludeCase(List.of(without("core")), without("CountStrategy")));
    }

    private static Case reduced(String group, String culprit) {
        return new Shrinker(
                        new GremlinShrinkRules(),
                        List.of(),
                        tried -> new JudgedRun(Transcript.NONE, tried.equals(without(culprit)) ? FAIL : Verdict.pass()),
                        () -> false)
                .reduce(without(group), FAIL)
                .smallest();
    }

    private static Case without(String choice) {
        return new OptionsCase(
                new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of()),
                ENGINE,
                new GremlinStatement(Traversal.of(Call.of("V"))),
                List.of(new Way(Map.of("withoutStrategies", choice), false)));
    }
}

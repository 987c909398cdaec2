package dev.touchstone.gremlin.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.SameAnyway;
import dev.touchstone.core.oracle.SameAnyway.Way;
import dev.touchstone.core.oracle.Sequel;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.reduce.Reducer;
import dev.touchstone.gremlin.syntax.Call;
import dev.touchstone.gremlin.syntax.GremlinStatement;
import dev.touchstone.gremlin.syntax.Traversal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GremlinHintsTest {
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
        assertThat(new GremlinHints().plainer(new Sequel(List.of(without("core")), without("core"))))
                .contains(new Sequel(List.of(without("core")), without("CountStrategy")));
    }

    private static Case reduced(String group, String culprit) {
        return new Reducer(
                        new GremlinHints(),
                        List.of(),
                        tried -> tried.equals(without(culprit)) ? FAIL : Verdict.pass(),
                        () -> false)
                .reduce(without(group), FAIL)
                .smallest();
    }

    private static Case without(String choice) {
        return new SameAnyway(
                new PropertyGraph(new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of()),
                ENGINE,
                new GremlinStatement(Traversal.of(Call.of("V"))),
                List.of(new Way(Map.of("withoutStrategies", choice), false)));
    }
}

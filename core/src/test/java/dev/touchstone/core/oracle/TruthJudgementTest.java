package dev.touchstone.core.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.answer.Difference;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.value.Value;
import dev.touchstone.core.value.Values;
import java.util.List;
import org.junit.jupiter.api.Test;

class TruthJudgementTest {
    private static final TruthJudgement JUDGEMENT = new TruthJudgement(EngineId.parse("fake@1"));
    private static final List<Value> ROW = List.of(Values.of(1));
    private static final Difference MISSING = new Difference(List.of(ROW), List.of(), false);
    private static final Difference EXTRA = new Difference(List.of(), List.of(ROW), false);

    @Test
    void aGraphIsRightWhereNoLookDiffers() {
        assertThat(JUDGEMENT.graph(List.of(Difference.NONE, Difference.NONE))).isEqualTo(Verdict.pass());
    }

    @Test
    void theClaimNamesEveryLookThatDiffersAndTheMarkTheFirst() {
        assertThat(JUDGEMENT.graph(List.of(Difference.NONE, MISSING))).isInstanceOfSatisfying(Fail.class, fail -> {
            assertThat(fail.mark()).isEqualTo("graph: edges");
            assertThat(fail.claim()).isEqualTo("The graph after the statement is wrong (edges: 1 missing).");
        });
        assertThat(JUDGEMENT.graph(List.of(EXTRA, MISSING))).isInstanceOfSatisfying(Fail.class, fail -> {
            assertThat(fail.mark()).isEqualTo("graph: nodes");
            assertThat(fail.claim())
                    .isEqualTo("The graph after the statement is wrong (nodes: 1 extra; edges: 1 missing).");
        });
    }
}

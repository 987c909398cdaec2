package dev.touchstone.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.round.Turns;
import dev.touchstone.campaign.workbench.Workbench;
import dev.touchstone.core.oracle.Case;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class PhaseTest {
    private static final String TEXT = "dev.touchstone.cypher.text.CypherText.of";
    private static final String BENCH = "dev.touchstone.campaign.workbench.Workbench.run";
    private static final String REDUCE = "dev.touchstone.campaign.examine.Examiner.reduce";

    @Test
    void whatIsDoneForACandidateBelongsToReducing() {
        assertThat(Phase.of(List.of(TEXT, BENCH, REDUCE))).isEqualTo(Phase.REDUCING);
        assertThat(Phase.of(List.of(TEXT, BENCH))).isEqualTo(Phase.WRITING);
        assertThat(Phase.of(List.of("java.lang.Thread.run"))).isEqualTo(Phase.OTHER);
    }

    @Test
    void theFramesThatItLooksForExist() throws ClassNotFoundException {
        assertThat(methods("dev.touchstone.campaign.examine.Examiner")).contains("reduce");
        assertThat(methods(Case.class.getName())).contains("verdict");
        assertThat(methods(Workbench.class.getName())).contains("run");
        assertThat(methods(Turns.class.getName())).contains("get");
    }

    private static List<String> methods(String type) throws ClassNotFoundException {
        return Arrays.stream(Class.forName(type).getDeclaredMethods())
                .map(method -> method.getName())
                .toList();
    }
}

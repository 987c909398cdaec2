package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.campaign.Score;
import dev.touchstone.core.campaign.Score.Fates;
import dev.touchstone.core.campaign.Tally;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExitCodeTest {
    private static final Tally TALLY = new Tally(10, 10, 10, 5, 8, 2, Map.of());

    @Test
    void failingCasesThatNobodyHasLookedAtAreNotNothing() {
        assertThat(ExitCode.of(score(0, 0, 0, 2))).isEqualTo(ExitCode.INCONCLUSIVE);
        assertThat(ExitCode.of(score(1, 0, 0, 1))).isEqualTo(ExitCode.FINDINGS);
    }

    @Test
    void whatIsKnownOrDoesNotFailAgainIsNothing() {
        assertThat(ExitCode.of(score(0, 1, 1, 0))).isEqualTo(ExitCode.NOTHING_FOUND);
    }

    @Test
    void aRunOfWhichMostCasesWereNotLoadedIsInconclusiveAndSaysWhy() {
        Tally tally =
                new Tally(10, 4, 4, 4, 4, 0, Map.of("dataset not loaded: Refused: it is full", 6L, "time ran out", 0L));
        Score score = new Score(1, tally, new Fates(0, 0, 0, 0, 0), new Fates(0, 0, 0, 0, 0), 0, 0, 0, 0, 0, 0);
        assertThat(ExitCode.of(score)).isEqualTo(ExitCode.INCONCLUSIVE);
        assertThat(new LastWords(score, Path.of("out"), false).lines())
                .contains("inconclusive: most cases could not be tried; dataset not loaded: Refused: it is full");
    }

    private static Score score(long findings, long flaky, long known, long later) {
        Fates failed = new Fates(findings, 0, known, flaky, later);
        return new Score(1, TALLY, failed, new Fates(0, 0, 0, 0, 0), 0, 0, 0, 0, 0, 0);
    }
}

package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.CampaignTotals;
import dev.touchstone.campaign.event.CampaignTotals.Fates;
import dev.touchstone.campaign.event.CampaignTotals.Time;
import dev.touchstone.campaign.event.CampaignTotals.Troubles;
import dev.touchstone.campaign.event.Counts;
import dev.touchstone.campaign.event.StatementCounts;
import dev.touchstone.cli.console.ExitCode;
import dev.touchstone.cli.console.SummaryLines;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExitCodeTest {
    private static final Counts TALLY = new Counts(10, new StatementCounts(10, 10, 5), 8, 2, Map.of(), Map.of());

    @Test
    void failingCasesThatNobodyHasLookedAtAreNotNothing() {
        assertThat(ExitCode.of(totals(0, 0, 0, 2))).isEqualTo(ExitCode.INCONCLUSIVE);
        assertThat(ExitCode.of(totals(1, 0, 0, 1))).isEqualTo(ExitCode.FINDINGS);
    }

    @Test
    void whatIsKnownOrDoesNotFailAgainIsNothing() {
        assertThat(ExitCode.of(totals(0, 1, 1, 0))).isEqualTo(ExitCode.NOTHING_FOUND);
    }

    @Test
    void aRunOfWhichMostCasesWereNotLoadedIsInconclusiveAndSaysWhy() {
        Counts counts = new Counts(
                10,
                new StatementCounts(4, 4, 4),
                4,
                0,
                Map.of("dataset not loaded: Refused: it is full", 6L, "time ran out", 0L),
                Map.of());
        CampaignTotals totals = totals(counts, Fates.NONE);
        assertThat(ExitCode.of(totals)).isEqualTo(ExitCode.INCONCLUSIVE);
        assertThat(new SummaryLines(totals, Path.of("out"), false).lines())
                .contains("inconclusive: most cases could not be run; dataset not loaded: Refused: it is full");
    }

    private static CampaignTotals totals(long findings, long flaky, long known, long later) {
        Fates failed = new Fates(findings, 0, known, flaky, later);
        return totals(TALLY, failed);
    }

    private static CampaignTotals totals(Counts counts, Fates failed) {
        return new CampaignTotals(1, counts, failed, Fates.NONE, Map.of(), Troubles.NONE, Time.NONE);
    }
}

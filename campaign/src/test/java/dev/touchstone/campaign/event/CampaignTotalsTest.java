package dev.touchstone.campaign.event;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.CampaignTotals.Fates;
import dev.touchstone.campaign.event.CampaignTotals.Time;
import dev.touchstone.campaign.event.CampaignTotals.Troubles;
import dev.touchstone.campaign.event.Counts.Verdicts;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.EngineRestarted;
import dev.touchstone.campaign.event.Event.EngineStarted;
import dev.touchstone.campaign.event.Event.GroupFinished;
import dev.touchstone.campaign.event.Event.GroupGivenUp;
import dev.touchstone.campaign.event.Event.GroupStarted;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.RoundBroke;
import dev.touchstone.campaign.event.Event.RoundFinished;
import dev.touchstone.campaign.event.Event.RoundLeft;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.engine.Outcome.Crashed;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@link Counts} and {@link Statistics} add up. */
class CampaignTotalsTest {
    private static final EngineId ENGINE = EngineId.parse("fake@1.0");
    private static final Fail FAIL = new Fail(Kind.CRASH, ENGINE, "here", "It dies.");
    private static final Counts PASSED =
            Counts.of("fake", "crash", List.of(FakeEngine.ONE_ROW, FakeEngine.NO_ROW), Verdict.pass());
    private static final Counts FAILED = Counts.of("fake", "crash", List.of(new Crashed("exit 1", List.of())), FAIL);
    private static final Counts UNKNOWN =
            Counts.of("fake", "crash", List.of(FakeEngine.ONE_ROW), new Unknown("rejected"));
    private static final Counts LATE = Counts.of("fake", "crash", List.of(), new Unknown("time ran out"));

    private static final Counts SEVEN = new Counts(7, new StatementCounts(7, 0, 0), 0, 7, Map.of(), Map.of());

    @Test
    void aTallyCountsOneCase() {
        assertThat(PASSED).isEqualTo(new Counts(1, new StatementCounts(2, 2, 1), 1, 0, Map.of(), verdicts(1, 0, 0)));
        assertThat(FAILED).isEqualTo(new Counts(1, new StatementCounts(1, 0, 0), 0, 1, Map.of(), verdicts(0, 1, 0)));
        assertThat(UNKNOWN)
                .isEqualTo(
                        new Counts(1, new StatementCounts(1, 1, 1), 0, 0, Map.of("rejected", 1L), verdicts(0, 0, 1)));
    }

    @Test
    void talliesAddUp() {
        Counts sum = PASSED.plus(FAILED).plus(UNKNOWN).plus(LATE).plus(UNKNOWN);
        assertThat(sum)
                .isEqualTo(new Counts(
                        5,
                        new StatementCounts(5, 4, 3),
                        1,
                        1,
                        Map.of("rejected", 2L, "time ran out", 1L),
                        verdicts(1, 1, 3)));
        assertThat(sum.plus(Counts.NONE)).isEqualTo(sum);
        assertThat(Counts.NONE.plus(sum)).isEqualTo(sum);
    }

    @Test
    void addingTalliesLeavesThemAsTheyWere() {
        Counts sum = UNKNOWN.plus(LATE);
        assertThat(UNKNOWN.plus(sum).unknown()).containsEntry("rejected", 2L);
        assertThat(UNKNOWN.unknown()).isEqualTo(Map.of("rejected", 1L));
        assertThat(sum.unknown()).isEqualTo(Map.of("rejected", 1L, "time ran out", 1L));
    }

    @Test
    void anEmptyScoreboardShowsNothing() {
        assertThat(new Statistics().totals())
                .isEqualTo(
                        new CampaignTotals(0, Counts.NONE, Fates.NONE, Fates.NONE, Map.of(), Troubles.NONE, Time.NONE));
    }

    @Test
    void theScoreboardAddsUpAllEvents() {
        Statistics board = new Statistics();
        List.of(
                        new GroupStarted("fake", List.of(ENGINE), Map.of("general", List.of("crash"))),
                        new EngineStarted(ENGINE, "1.0"),
                        judged(PASSED, Verdict.pass(), PASSED),
                        judged(FAILED, FAIL, PASSED.plus(FAILED)),
                        judged(FAILED, FAIL, PASSED.plus(SEVEN)),
                        considered(Standing.FLAKY),
                        considered(Standing.NEW),
                        considered(Standing.KNOWN),
                        considered(Standing.LATER),
                        considered(Standing.LATER),
                        considered(Standing.SEEN),
                        considered(Standing.SEEN),
                        met("here", Standing.NEW),
                        met("there", Standing.LATER),
                        met("there", Standing.SEEN),
                        met("elsewhere", Standing.LATER),
                        new EngineRestarted(ENGINE, "crashed"),
                        new EngineRestarted(ENGINE, "crashed"),
                        new RoundFinished("fake", 0, "abc", PASSED.plus(SEVEN)),
                        new RoundFinished("fake", 1, "def", Counts.NONE),
                        new RoundBroke("fake", 2, "evidence"),
                        new GroupGivenUp("fake", "does not start"),
                        new GroupFinished("fake", 100, 200, 40),
                        new GroupFinished("fake", 10, 20, 4))
                .forEach(board::on);
        assertThat(board.totals())
                .isEqualTo(new CampaignTotals(
                        2,
                        PASSED.plus(SEVEN),
                        new Fates(1, 2, 1, 1, 2),
                        new Fates(1, 1, 0, 0, 1),
                        Map.of(),
                        new Troubles(2, 1, 1),
                        new Time(110, 220, 44)));
    }

    @Test
    void aRoundThatWasLeftCountsUntilItIsPlayedToItsEnd() {
        Statistics board = new Statistics();
        board.on(judged(PASSED, Verdict.pass(), PASSED));
        board.on(new RoundLeft("fake", 0, 3, PASSED.plus(UNKNOWN)));
        assertThat(board.totals().counts()).isEqualTo(PASSED.plus(UNKNOWN));
        board.on(new RoundFinished("fake", 0, "abc", PASSED.plus(UNKNOWN).plus(FAILED)));
        assertThat(board.totals().counts()).isEqualTo(PASSED.plus(UNKNOWN).plus(FAILED));
        assertThat(board.totals().failed())
                .as("nobody has said what became of it")
                .isEqualTo(new Fates(0, 0, 0, 0, 1));
    }

    @Test
    void ourOwnErrorsAreCounted() {
        Counts ours = Counts.of("fake", "crash", List.of(), Unknown.ours("an adapter threw"));
        assertThat(ours.plus(UNKNOWN).ours()).isEqualTo(1);
        assertThat(ours.plus(UNKNOWN).unknowns()).isEqualTo(2);
    }

    private static Map<String, Verdicts> verdicts(long passed, long failed, long unknown) {
        return Map.of("fake crash", new Verdicts(passed, failed, unknown));
    }

    private static Considered met(String mark, Standing standing) {
        Script script = new Script(FakeLanguage.graph(1), ENGINE, List.of("find"));
        Fail fail = new Fail(FAIL.kind(), ENGINE, mark, "It dies.");
        return new Considered(
                new Finding("crash", "why", script, fail, Transcript.NONE, new Finding.Origin("fake", 1, 0, 0)),
                standing,
                true);
    }

    private static Judged judged(Counts counts, Verdict verdict, Counts soFar) {
        return new Judged("fake", 0, 0, "crash", verdict, counts, soFar);
    }

    private static Considered considered(Standing standing) {
        Script script = new Script(FakeLanguage.graph(1), ENGINE, List.of("find"));
        return new Considered(
                new Finding("crash", "why", script, FAIL, Transcript.NONE, new Finding.Origin("fake", 1, 0, 0)),
                standing);
    }
}

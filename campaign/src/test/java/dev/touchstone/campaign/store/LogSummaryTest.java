package dev.touchstone.campaign.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.CampaignTotals;
import dev.touchstone.campaign.event.Counts;
import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.GroupFinished;
import dev.touchstone.campaign.event.Event.GroupStarted;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.RoundBroke;
import dev.touchstone.campaign.event.Event.RoundFinished;
import dev.touchstone.campaign.event.Event.RoundLeft;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.event.StatementCounts;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@link EventLog} wrote, read back. */
class LogSummaryTest {
    private static final EngineId ENGINE = new EngineId("fake", "1.0");
    private static final Fail FAIL = new Fail(Kind.CRASH, ENGINE, "here", "It dies.");

    private final Json json = new Json(new Languages(List.of(new FakeLanguage(List.of()))));

    @TempDir
    Path folder = Path.of("");

    @Test
    void aRoundThatWasFinishedWasPlayed() throws IOException {
        log(10, finished("fake", 0));
        log(20, finished("fake", 2));
        log(30, finished("other", 1));
        log(40, new RoundBroke("fake", 3, "evidence"));
        ResumeState resume = log().resume();
        assertThat(List.of(0L, 1L, 2L, 3L))
                .filteredOn(round -> resume.hasPlayed("fake", round))
                .containsExactly(0L, 2L);
        assertThat(resume.hasPlayed("other", 1)).isTrue();
    }

    @Test
    void everyTurnThatWasLookedAtOrPutOffWasConsidered() throws IOException {
        for (Standing standing : Standing.values()) {
            log(10, considered(standing.ordinal(), "here", standing));
        }
        log(10, judged(99));
        assertThat(log().resume().considered())
                .containsExactlyInAnyOrder(origin(0), origin(1), origin(2), origin(3), origin(4));
    }

    @Test
    void onlyWhatIsNewHasAFolder() throws IOException {
        log(10, considered(1, "here", Standing.NEW));
        log(20, considered(2, "here", Standing.SEEN));
        log(30, considered(3, "there", Standing.FLAKY));
        assertThat(log().findings()).containsExactly(finding(1, "here").signature());
        assertThat(log().sorts())
                .isEqualTo(Map.of(
                        finding(1, "here").coarse(), 2, finding(3, "there").coarse(), 1));
    }

    @Test
    void theTimeOfALanguageBeginsWithItsGroupAndEndsWithItsLastEvent() throws IOException {
        log(100, started("fake"));
        log(300, judged(1));
        log(700, finished("fake", 0));
        log(900, considered(1, "here", Standing.NEW));
        assertThat(log().resume().spent("fake")).isEqualTo(Duration.ofMillis(600));
        assertThat(log().resume().spent("other")).isZero();
        assertThat(log().millis()).isEqualTo(900);
    }

    @Test
    void theTimeBetweenTwoPartsOfACampaignDoesNotCount() throws IOException {
        log(100, started("fake"));
        log(300, finished("fake", 0));
        log(5_000, started("fake"));
        log(5_500, finished("fake", 1));
        assertThat(log().resume().spent("fake")).isEqualTo(Duration.ofMillis(700));
    }

    @Test
    void languagesThatFollowEachOtherHaveTimesOfTheirOwn() throws IOException {
        log(100, started("fake"));
        log(300, finished("fake", 0));
        log(400, started("other"));
        log(1_000, finished("other", 0));
        assertThat(log().resume().spent("fake")).isEqualTo(Duration.ofMillis(200));
        assertThat(log().resume().spent("other")).isEqualTo(Duration.ofMillis(600));
    }

    @Test
    void theScoreIsThatOfTheWholeCampaign() throws IOException {
        Counts counts = new Counts(5, new StatementCounts(6, 6, 4), 4, 1, Map.of(), Map.of());
        Counts cutOff = new Counts(7, new StatementCounts(7, 7, 4), 5, 2, Map.of(), Map.of());
        log(10, new RoundFinished("fake", 0, "digest", counts));
        log(20, judged(1, new Counts(2, new StatementCounts(2, 2, 2), 1, 1, Map.of(), Map.of())));
        log(30, considered(1, "here", Standing.LATER));
        log(35, judged(4, new Counts(5, new StatementCounts(5, 5, 2), 3, 2, Map.of(), Map.of())));
        log(40, considered(4, "here", Standing.LATER));
        log(45, new RoundLeft("fake", 3, 7, cutOff));
        log(50, new GroupFinished("fake", 40, 80, 70));
        log(60, considered(1, "here", Standing.NEW));
        log(70, new RoundFinished("fake", 1, "digest", counts));
        CampaignTotals totals = log().statistics().totals();
        assertThat(totals.counts())
                .as("the cases of a round that was cut off count, too")
                .isEqualTo(counts.plus(counts).plus(cutOff));
        assertThat(totals.rounds()).isEqualTo(2);
        assertThat(totals.findings()).isEqualTo(1);
        assertThat(totals.failed())
                .as("one was looked at; of three nothing more is known")
                .isEqualTo(new CampaignTotals.Fates(1, 0, 0, 0, 3));
        assertThat(totals.time().busyMillis()).isEqualTo(70);
        assertThat(log().resume().begun("fake", 3)).isEqualTo(new ResumeState.RoundProgress(7, cutOff, Set.of()));
    }

    @Test
    void aFailingCaseOfWhichNothingBecameIsLeftOpen() throws IOException {
        Counts two = new Counts(2, new StatementCounts(2, 2, 2), 0, 2, Map.of(), Map.of());
        log(10, judged(1, two));
        log(20, considered(1, "here", Standing.SEEN));
        log(30, judged(4, two));
        assertThat(log().resume().begun("fake", 3)).isEqualTo(new ResumeState.RoundProgress(5, two, Set.of(4)));
    }

    @Test
    void aPartThatEndedSaysHowLongItWas() throws IOException {
        log(100, started("fake"));
        log(300, new Event.EngineStarted(ENGINE, "1.0"));
        log(700, finished("fake", 0));
        assertThat(log().resume().spent("fake")).isEqualTo(Duration.ofMillis(400));
        log(1_300, new GroupFinished("fake", 1_000, 1_000, 0));
        assertThat(log().resume().spent("fake")).isEqualTo(Duration.ofSeconds(1));
    }

    @Test
    void aLastLineThatWasCutOffIsTakenAway() throws IOException {
        log(10, finished("fake", 0));
        List<String> whole = Files.readAllLines(file());
        Files.writeString(file(), whole.getFirst().substring(0, 40), StandardOpenOption.APPEND);
        assertThat(log().resume().hasPlayed("fake", 0)).isTrue();
        assertThat(file()).content().isEqualTo(whole.getFirst() + "\n");
        log(20, finished("fake", 1));
        assertThat(log().resume().hasPlayed("fake", 1)).isTrue();
    }

    @Test
    void aLogOfNothingButACutOffLineIsEmpty() throws IOException {
        Files.writeString(file(), "{\"at\":1,\"ev");
        assertThat(log().resume()).isEqualTo(new ResumeState(Map.of(), Map.of("", Duration.ZERO), Set.of(), Map.of()));
        assertThat(log().millis()).isZero();
        assertThat(file()).isEmptyFile();
    }

    private void log(long at, Event event) throws IOException {
        try (EventLog log = new EventLog(file(), json, () -> at)) {
            log.on(event);
        }
    }

    private LogSummary log() throws IOException {
        return LogSummary.open(file(), json);
    }

    private Path file() {
        return folder.resolve("events.ndjson");
    }

    private static GroupStarted started(String language) {
        return new GroupStarted(language, List.of(ENGINE), Map.of("general", List.of("crash")));
    }

    private static RoundFinished finished(String language, long round) {
        return new RoundFinished(language, round, "digest", Counts.NONE);
    }

    private static Judged judged(int turn) {
        return judged(turn, Counts.NONE);
    }

    private static Judged judged(int turn, Counts soFar) {
        return new Judged("fake", 3, turn, "crash", FAIL, Counts.NONE, soFar);
    }

    private static Considered considered(int turn, String mark, Standing standing) {
        return new Considered(finding(turn, mark), standing);
    }

    private static Finding finding(int turn, String mark) {
        return new Finding(
                "crash",
                "why",
                new Script(FakeLanguage.graph(1), ENGINE, List.of("find it")),
                new Fail(Kind.CRASH, ENGINE, mark, "It dies."),
                Transcript.NONE,
                origin(turn));
    }

    private static Finding.Origin origin(int turn) {
        return new Finding.Origin("fake", 42, 3, turn);
    }
}

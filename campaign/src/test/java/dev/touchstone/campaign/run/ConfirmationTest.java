package dev.touchstone.campaign.run;

import static dev.touchstone.campaign.run.Stage.only;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.EngineRestarted;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.RoundBroke;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.core.dataset.GraphSchema;
import dev.touchstone.core.dataset.PropertyGraph;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.fake.FakeOracle;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.oracle.PreludeCase;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What becomes of a case that fails. The engine answers {@code find 3}, the fourth case of a round, with no row. */
@Timeout(30)
class ConfirmationTest {
    private static final Outcome KILLED = new Outcome.Killed("signal 9");
    private static final Outcome BROKEN = new Failed(new Thrown("Error", "oops", "Error", List.of("a.B.c")));

    @Test
    void aFailureIsConfirmedOnAFreshEngine() {
        FakeEngine engine =
                new FakeEngine((diary, text) -> text.equals("find 3") ? FakeEngine.NO_ROW : FakeEngine.ONE_ROW);
        List<Event> events = play(engine);
        assertThat(standings(events))
                .as("the third of a sort is put off, and the fourth would not be")
                .containsExactly(Standing.NEW, Standing.SEEN, Standing.LATER);
        assertThat(only(EngineRestarted.class, events)).isEmpty();
        assertThat(engine.sessions()).hasSize(3);
        assertThat(engine.sessions().getLast()).hasToString("closed after [load, find 3]");
    }

    @Test
    void aFailureThatIsGoneOnAFreshEngineIsFlaky() {
        FakeEngine engine = new FakeEngine(
                (diary, text) -> text.equals("find 3") && !isSpare(diary) ? FakeEngine.NO_ROW : FakeEngine.ONE_ROW);
        assertThat(standings(play(engine))).containsExactly(Standing.FLAKY, Standing.FLAKY, Standing.LATER);
    }

    @Test
    void aFailureThatIsAnotherOneOnAFreshEngineIsFlakyToo() {
        FakeEngine engine = new FakeEngine((diary, text) -> {
            if (!text.equals("find 3")) {
                return FakeEngine.ONE_ROW;
            }
            return isSpare(diary) ? BROKEN : FakeEngine.NO_ROW;
        });
        assertThat(standings(play(engine))).containsExactly(Standing.FLAKY, Standing.FLAKY, Standing.LATER);
    }

    @Test
    void anEngineKilledFromOutsideIsAskedOnceMoreWhileAFailureIsConfirmed() {
        AtomicInteger fresh = new AtomicInteger();
        FakeEngine engine = new FakeEngine((diary, text) -> {
            boolean killed = isSpare(diary) && text.equals("find 3") && fresh.incrementAndGet() == 1;
            return killed ? KILLED : text.equals("find 3") ? FakeEngine.NO_ROW : FakeEngine.ONE_ROW;
        });
        assertThat(standings(play(engine))).containsExactly(Standing.NEW, Standing.SEEN, Standing.LATER);
    }

    @Test
    void aFailureWhoseEngineIsKilledFromOutsideWheneverItIsConfirmedIsPutOff() {
        FakeEngine engine = new FakeEngine((diary, text) -> {
            boolean failing = text.equals("find 3");
            return failing && isSpare(diary) ? KILLED : failing ? FakeEngine.NO_ROW : FakeEngine.ONE_ROW;
        });
        assertThat(standings(play(engine))).containsExactly(Standing.LATER, Standing.LATER, Standing.LATER);
    }

    @Test
    void anEngineKilledFromOutsideIsCountedAsThatWhateverTheOtherAnswersSay() {
        FakeEngine engine = new FakeEngine((diary, text) -> text.equals("find 3") ? KILLED : FakeEngine.ONE_ROW);
        List<Event> events = play(engine);
        assertThat(standings(events)).isEmpty();
        assertThat(only(Event.Judged.class, events).stream()
                        .map(judged -> judged.counts().unknown())
                        .filter(unknown -> !unknown.isEmpty()))
                .hasSize(3)
                .containsOnly(Map.of("killed from outside: signal 9", 1L));
    }

    @Test
    void aFlakyFailureMayBeConfirmedLater() {
        AtomicInteger fresh = new AtomicInteger();
        FakeEngine engine = new FakeEngine((diary, text) -> {
            boolean first = isSpare(diary) && text.equals("find 3") && fresh.incrementAndGet() <= 2;
            return text.equals("find 3") && !first ? FakeEngine.NO_ROW : FakeEngine.ONE_ROW;
        });
        assertThat(standings(play(engine))).containsExactly(Standing.FLAKY, Standing.NEW, Standing.LATER);
    }

    @Test
    void differentFailuresAreDifferentFindings() {
        FakeEngine engine = new FakeEngine((diary, text) -> switch (text) {
            case "find 2" -> BROKEN;
            case "find 3" -> FakeEngine.NO_ROW;
            default -> FakeEngine.ONE_ROW;
        });
        List<Event> events = play(engine);
        assertThat(standings(events))
                .containsExactly(
                        Standing.NEW, Standing.NEW, Standing.SEEN, Standing.SEEN, Standing.LATER, Standing.LATER);
        assertThat(only(Considered.class, events).stream()
                        .map(considered -> considered.finding().signature())
                        .distinct())
                .hasSize(2);
    }

    @Test
    void aFindingSaysWhereItCameFrom() {
        List<Event> events =
                play(new FakeEngine((diary, text) -> text.equals("find 3") ? FakeEngine.NO_ROW : FakeEngine.ONE_ROW));
        Finding finding = only(Considered.class, events).get(1).finding();
        assertThat(finding.origin()).isEqualTo(new Finding.Origin("fake", 1, 1, 3));
        assertThat(finding.oracle()).isEqualTo("counting");
        assertThat(finding.proposed())
                .isInstanceOfSatisfying(
                        Script.class, script -> assertThat(script.lines()).containsExactly("find 3"));
        int considered = events.indexOf(only(Considered.class, events).get(1));
        assertThat(events.get(considered - 2))
                .isInstanceOfSatisfying(
                        Judged.class, judged -> assertThat(judged.verdict()).isEqualTo(finding.fail()));
    }

    @Test
    void whatTheRoundAskedBeforeJoinsACaseThatTakesIt() {
        FakeEngine engine = new FakeEngine(
                (diary, text) -> text.equals("find 3") && sinceTheStart(diary).contains("find 1")
                        ? FakeEngine.NO_ROW
                        : FakeEngine.ONE_ROW);
        List<Event> events = play(engine, new Effort(Duration.ofSeconds(10), 100, 1));
        Finding finding = only(Considered.class, events).getFirst().finding();
        assertThat(finding.proposed()).isInstanceOfSatisfying(PreludeCase.class, sequel -> {
            assertThat(sequel.earlier())
                    .singleElement()
                    .isInstanceOfSatisfying(
                            Script.class, script -> assertThat(script.lines()).containsExactly("find 1"));
            assertThat(sequel.dataset())
                    .isEqualTo(new PropertyGraph(
                            new GraphSchema(List.of(), List.of()), List.of(), List.of(), List.of(), List.of()));
        });
        assertThat(standings(events)).containsExactly(Standing.NEW, Standing.SEEN, Standing.LATER);
    }

    @Test
    void whereOurReductionBreaksTheFindingIsKeptAndTheRoundIsGivenUp() {
        FakeEngine engine = new FakeEngine((diary, text) -> {
            if (diary.get(1).equals("find 3") && diary.size() > 2) {
                throw new IllegalStateException("ours");
            }
            return text.equals("find 3") ? FakeEngine.NO_ROW : FakeEngine.ONE_ROW;
        });
        List<Event> events = play(engine, new Effort(Duration.ofSeconds(10), 100, 1));
        assertThat(standings(events)).startsWith(Standing.NEW);
        assertThat(only(RoundBroke.class, events).getFirst().evidence()).contains("IllegalStateException: ours");
    }

    /** The worker's own engine has seen other cases, and is never started again. */
    private static boolean isSpare(List<String> diary) {
        return diary.equals(List.of("load", "find 3")) || diary.contains("restart");
    }

    private static List<String> sinceTheStart(List<String> diary) {
        return diary.subList(diary.lastIndexOf("restart") + 1, diary.size());
    }

    private static List<Standing> standings(List<Event> events) {
        return only(Considered.class, events).stream().map(Considered::standing).toList();
    }

    /** Three rounds of {@code find 0} to {@code find 4}. */
    private static List<Event> play(FakeEngine engine) {
        return play(engine, Effort.TO_CONFIRM);
    }

    private static List<Event> play(FakeEngine engine, Effort effort) {
        AtomicInteger turn = new AtomicInteger();
        FakeOracle counting = new FakeOracle("counting", (round, choices) -> {
            String line = "find " + turn.getAndIncrement() % Stage.CASES;
            return Optional.of(new Script(round.dataset(), FakeEngine.TARGET.engine(), List.of(line)));
        });
        return Stage.with(engine, counting).with(effort).play();
    }
}

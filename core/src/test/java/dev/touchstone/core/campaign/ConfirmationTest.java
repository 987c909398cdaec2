package dev.touchstone.core.campaign;

import static dev.touchstone.core.campaign.Stage.only;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.campaign.Event.Considered;
import dev.touchstone.core.campaign.Event.EngineRestarted;
import dev.touchstone.core.campaign.Event.Judged;
import dev.touchstone.core.campaign.Event.Standing;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Outcome.Failed;
import dev.touchstone.core.engine.Outcome.Thrown;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.fake.FakeOracle;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.finding.Finding;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What becomes of a case that fails. The engine answers {@code find 3}, the fourth case of a round, with no row. */
@Timeout(30)
class ConfirmationTest {
    private static final Outcome BROKEN = new Failed(new Thrown("Error", "oops", "Error", List.of("a.B.c")));

    @Test
    void aFailureIsConfirmedOnceOnAFreshEngineAndThenKnown() {
        FakeEngine engine =
                new FakeEngine((diary, text) -> text.equals("find 3") ? FakeEngine.NO_ROW : FakeEngine.ONE_ROW);
        List<Event> events = play(engine);
        assertThat(standings(events)).containsExactly(Standing.NEW, Standing.SEEN, Standing.SEEN);
        assertThat(only(EngineRestarted.class, events)).isEmpty();
        assertThat(engine.sessions()).hasSize(2);
        assertThat(engine.sessions().getLast()).hasToString("closed after [load, find 3]");
    }

    @Test
    void aFailureThatIsGoneOnAFreshEngineIsFlaky() {
        FakeEngine engine = new FakeEngine((diary, text) ->
                text.equals("find 3") && !freshlyStarted(diary) ? FakeEngine.NO_ROW : FakeEngine.ONE_ROW);
        assertThat(standings(play(engine))).containsExactly(Standing.FLAKY, Standing.FLAKY, Standing.FLAKY);
    }

    @Test
    void aFailureThatIsAnotherOneOnAFreshEngineIsFlakyToo() {
        FakeEngine engine = new FakeEngine((diary, text) -> {
            if (!text.equals("find 3")) {
                return FakeEngine.ONE_ROW;
            }
            return freshlyStarted(diary) ? BROKEN : FakeEngine.NO_ROW;
        });
        assertThat(standings(play(engine))).containsExactly(Standing.FLAKY, Standing.FLAKY, Standing.FLAKY);
    }

    @Test
    void aFlakyFailureMayBeConfirmedLater() {
        AtomicInteger fresh = new AtomicInteger();
        FakeEngine engine = new FakeEngine((diary, text) -> {
            boolean first = freshlyStarted(diary) && text.equals("find 3") && fresh.incrementAndGet() == 1;
            return text.equals("find 3") && !first ? FakeEngine.NO_ROW : FakeEngine.ONE_ROW;
        });
        assertThat(standings(play(engine))).containsExactly(Standing.FLAKY, Standing.NEW, Standing.SEEN);
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
                        Standing.NEW, Standing.NEW, Standing.SEEN, Standing.SEEN, Standing.SEEN, Standing.SEEN);
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
        assertThat(events.get(considered - 1))
                .isInstanceOfSatisfying(
                        Judged.class, judged -> assertThat(judged.verdict()).isEqualTo(finding.fail()));
    }

    private static boolean freshlyStarted(List<String> diary) {
        return diary.equals(List.of("load", "find 3"));
    }

    private static List<Standing> standings(List<Event> events) {
        return only(Considered.class, events).stream().map(Considered::standing).toList();
    }

    /** Three rounds of {@code find 0} to {@code find 4}. */
    private static List<Event> play(FakeEngine engine) {
        AtomicInteger turn = new AtomicInteger();
        FakeOracle counting = new FakeOracle("counting", (round, choices) -> {
            String line = "find " + turn.getAndIncrement() % Stage.CASES;
            return Optional.of(new Script(round.dataset(), FakeEngine.TARGET.engine(), List.of(line)));
        });
        return Stage.with(engine, counting).play();
    }
}

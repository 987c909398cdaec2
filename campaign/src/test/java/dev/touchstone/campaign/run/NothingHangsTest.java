package dev.touchstone.campaign.run;

import static dev.touchstone.campaign.run.Stage.only;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.Considering;
import dev.touchstone.campaign.event.Event.EngineLost;
import dev.touchstone.campaign.event.Event.GroupFinished;
import dev.touchstone.campaign.event.Event.GroupGivenUp;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.Overtime;
import dev.touchstone.campaign.event.Event.RoundFinished;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.examine.FindingIntake;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.settings.Extent;
import dev.touchstone.campaign.settings.RoundSize;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.engine.EngineTime;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.engine.Session;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.engine.Target;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.FakeOracle;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whatever an engine does not do, a campaign ends. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class NothingHangsTest {
    private static final FakeOracle ORACLE = new FakeOracle(
            "any",
            (round, choices) ->
                    Optional.of(new Script(round.dataset(), FakeEngine.TARGET.engine(), List.of("find a", "find it"))));

    private final FakeLanguage language = new FakeLanguage(List.of(ORACLE));
    private final List<Event> events = new CopyOnWriteArrayList<>();

    /** An engine that does what it is told to, and may wait until it is closed. */
    private static final class Waiting implements Session {
        private final Function<Waiting, Outcome> behaviour;
        private final CountDownLatch closed = new CountDownLatch(1);

        Waiting(Function<Waiting, Outcome> behaviour) {
            this.behaviour = behaviour;
        }

        Outcome waitUntilClosed() {
            boolean interrupted = false;
            while (closed.getCount() > 0) {
                try {
                    closed.await();
                } catch (InterruptedException e) {
                    // As one that waits for a connection does, it does not listen.
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            return new Outcome.Crashed("taken away", List.of());
        }

        @Override
        public Target target() {
            return FakeEngine.TARGET;
        }

        @Override
        public void start() {}

        @Override
        public String reportedVersion() {
            return "1.0";
        }

        @Override
        public Optional<Outcome> load(Dataset dataset) {
            return Optional.empty();
        }

        @Override
        public Outcome run(Statement statement, String text, Map<String, String> options, Duration limit) {
            return behaviour.apply(this);
        }

        @Override
        public void restart() {}

        @Override
        public EngineTime time() {
            return EngineTime.NONE;
        }

        @Override
        public void close() {
            closed.countDown();
        }
    }

    @Test
    void anEngineThatNeverAnswersIsTakenAwayATenthAfterTimeIsUp() {
        campaign((target, watcher) -> new Waiting(Waiting::waitUntilClosed), 2, Optional.of(Duration.ofSeconds(1)))
                .run(List.of(group()));
        assertThat(only(Judged.class, events))
                .as("what it says then is not judged")
                .isEmpty();
        assertThat(only(GroupFinished.class, events)).hasSize(1);
        assertThat(only(GroupGivenUp.class, events)).isEmpty();
    }

    @Test
    void aCaseThatIsBeingLookedAtThenIsPutOffAndThatIsTold() {
        AtomicInteger opened = new AtomicInteger();
        Launcher launcher = (target, watcher) -> opened.incrementAndGet() == 1
                ? new Waiting(session -> FakeEngine.NO_ROW)
                : new Waiting(Waiting::waitUntilClosed);
        campaign(launcher, 1, Optional.of(Duration.ofSeconds(2))).run(List.of(group()));
        assertThat(only(Considering.class, events)).hasSize(1);
        assertThat(only(Overtime.class, events)).isNotEmpty().allSatisfy(runsOn -> {
            assertThat(runsOn.failing()).isEqualTo(1);
            assertThat(runsOn.millisLeft()).isBetween(0L, 200L);
        });
        assertThat(only(Considered.class, events))
                .singleElement()
                .satisfies(considered -> assertThat(considered.standing()).isEqualTo(Standing.LATER));
        assertThat(only(GroupFinished.class, events))
                .singleElement()
                .satisfies(end -> assertThat(end.millis()).isBetween(2_200L, 20_000L));
    }

    @Test
    void afterAnInterruptItEnds() throws InterruptedException {
        CountDownLatch asked = new CountDownLatch(2);
        Launcher launcher = (target, watcher) -> new Waiting(session -> {
            asked.countDown();
            return session.waitUntilClosed();
        });
        Campaign campaign = campaign(launcher, 2, Optional.empty());
        Thread thread = Thread.ofPlatform().start(() -> campaign.run(List.of(group())));
        asked.await();
        thread.interrupt();
        thread.join();
        assertThat(campaign.isStopped()).isTrue();
        assertThat(only(Judged.class, events)).isEmpty();
    }

    @Test
    void aWorkerThatLosesItsEngineEndsAndTheOthersGoOn() {
        for (int loser = 1; loser <= 2; loser++) {
            events.clear();
            AtomicInteger opened = new AtomicInteger();
            int lost = loser;
            Launcher launcher = (target, watcher) -> opened.incrementAndGet() == lost
                    ? new Waiting(session -> {
                        throw new EngineUnavailable("it does not start any more");
                    })
                    : new Waiting(session -> FakeEngine.ONE_ROW);
            campaign(launcher, 2, Optional.empty()).run(List.of(group()));
            assertThat(events).contains(new EngineLost("fake", "it does not start any more", 1));
            assertThat(only(RoundFinished.class, events))
                    .as("all rounds but its own")
                    .hasSize(19);
            assertThat(only(GroupGivenUp.class, events)).isEmpty();
        }
    }

    @Test
    void aGroupThatIsLeftMakesRoomForTheNext() {
        AtomicInteger opened = new AtomicInteger();
        CopyOnWriteArrayList<Campaign> running = new CopyOnWriteArrayList<>();
        Launcher launcher = (target, watcher) -> opened.incrementAndGet() == 1
                ? new Waiting(session -> {
                    running.forEach(Campaign::leaveGroup);
                    return session.waitUntilClosed();
                })
                : new Waiting(session -> FakeEngine.ONE_ROW);
        Campaign campaign = campaign(launcher, 1, Optional.empty());
        running.add(campaign);
        campaign.run(List.of(group(), group()));
        assertThat(campaign.isStopped()).isFalse();
        assertThat(only(RoundFinished.class, events)).as("those of the second").hasSize(20);
        assertThat(only(GroupGivenUp.class, events)).isEmpty();
    }

    @Test
    void withoutAnyWorkerTheGroupIsGivenUp() {
        Launcher launcher = (target, watcher) -> new Waiting(session -> {
            throw new EngineUnavailable("it does not start any more");
        });
        campaign(launcher, 2, Optional.empty()).run(List.of(group()));
        assertThat(only(EngineLost.class, events)).hasSize(1);
        assertThat(only(GroupFinished.class, events)).hasSize(1);
        assertThat(events).last().isEqualTo(new GroupGivenUp("fake", "it does not start any more"));
    }

    private Group group() {
        return new Group(language, List.of(FakeEngine.TARGET));
    }

    private Campaign campaign(Launcher launcher, int workers, Optional<Duration> time) {
        Settings settings = new Settings(
                1,
                new Extent(time.isPresent() ? Optional.empty() : Optional.of(20), time, workers),
                new RoundSize(1, 3),
                Stage.LIMIT,
                List.of("any"),
                Effort.DEFAULT);
        return new Campaign(
                settings, launcher, new Json(new Languages(List.of(language))), new FindingIntake(), events::add);
    }
}

package dev.touchstone.campaign.run;

import static dev.touchstone.campaign.run.Stage.only;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.GroupFinished;
import dev.touchstone.campaign.event.Event.GroupGivenUp;
import dev.touchstone.campaign.event.Event.GroupStarted;
import dev.touchstone.campaign.event.Event.RoundFinished;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.examine.FindingIntake;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.settings.Extent;
import dev.touchstone.campaign.settings.RoundSize;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.core.engine.EngineUnavailable;
import dev.touchstone.core.engine.Launcher;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.fake.FakeEngine.FakeSession;
import dev.touchstone.core.fake.FakeOracle;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How a campaign ends. */
@Timeout(30)
class CampaignEndTest {

    @Test
    void stoppingEndsACampaignThatWouldGoOn() {
        List<Campaign> running = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        Stage stage = Stage.withCrashOracle(1, 2, Integer.MAX_VALUE);
        Campaign campaign = stage.campaign(event -> {
            events.add(event);
            if (event instanceof RoundFinished finished && finished.round() == 10) {
                running.forEach(Campaign::stop);
            }
        });
        running.add(campaign);
        campaign.run(List.of(stage.group(), stage.group()));
        assertThat(campaign.isStopped()).isTrue();
        assertThat(only(GroupStarted.class, events))
                .as("the second group does not begin")
                .hasSize(1);
        assertThat(events).last().isInstanceOf(GroupFinished.class);
        assertThat(stage.engine().sessions()).allMatch(FakeSession::isClosed);
    }

    @Test
    void whatAnEngineSaysAfterTheStopIsNotHeldAgainstIt() {
        List<Campaign> running = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        FakeEngine dying = new FakeEngine((diary, text) -> {
            running.forEach(Campaign::stop);
            return new Outcome.Crashed("taken away", List.of());
        });
        Stage stage = new Stage(dying, List.of(), 1, 1, 3, Effort.TO_CONFIRM);
        Campaign campaign = stage.campaign(events::add);
        running.add(campaign);
        campaign.run(List.of(stage.group()));
        assertThat(events.stream().map(event -> event.getClass().getSimpleName()))
                .containsExactly("GroupStarted", "EngineStarted", "RoundStarted", "GroupFinished");
    }

    @Test
    void aFailingCaseThatIsBeingLookedAtWhenItEndsIsPutOff() {
        List<Campaign> running = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        AtomicInteger asked = new AtomicInteger();
        FakeEngine dying = new FakeEngine((diary, text) -> {
            if (asked.incrementAndGet() == 1) {
                return FakeEngine.NO_ROW;
            }
            running.forEach(Campaign::stop);
            return new Outcome.Crashed("taken away", List.of());
        });
        FakeOracle oracle = new FakeOracle(
                "any",
                (round, choices) ->
                        Optional.of(new Script(round.dataset(), FakeEngine.TARGET.engine(), List.of("find it"))));
        Stage stage = Stage.with(dying, oracle);
        Campaign campaign = stage.campaign(events::add);
        running.add(campaign);
        campaign.run(List.of(stage.group()));
        assertThat(only(Considered.class, events)).singleElement().satisfies(considered -> {
            assertThat(considered.standing()).isEqualTo(Standing.LATER);
            assertThat(considered.finding().fail().kind()).isEqualTo(Kind.WRONG_RESULT);
        });
    }

    @Test
    void timeThatIsUpEndsACampaign() {
        FakeEngine engine = new FakeEngine();
        List<Event> events = new ArrayList<>();
        Settings shortly = settings(1, Optional.empty(), Optional.of(Duration.ofSeconds(2)));
        Stage stage = Stage.withCrashOracle(1, 1, 1);
        new Campaign(shortly, engine, json(stage), new FindingIntake(), events::add).run(List.of(stage.group()));
        assertThat(only(RoundFinished.class, events)).isNotEmpty();
        assertThat(only(GroupFinished.class, events))
                .singleElement()
                .satisfies(end -> assertThat(end.millis()).isBetween(2_000L, 60_000L));
    }

    @Test
    void whereAnEngineIsNotToBeHadTheOthersAreClosed() {
        FakeEngine engine = new FakeEngine();
        AtomicInteger opened = new AtomicInteger();
        Launcher launcher = (target, watcher) -> {
            if (opened.incrementAndGet() == 2) {
                throw new EngineUnavailable("no second engine");
            }
            return engine.session(target, watcher);
        };
        Stage stage = Stage.withCrashOracle(1, 2, 1);
        List<Event> events = new ArrayList<>();
        new Campaign(
                        settings(2, Optional.of(1), Optional.empty()),
                        launcher,
                        json(stage),
                        new FindingIntake(),
                        events::add)
                .run(List.of(stage.group()));
        assertThat(events).contains(new GroupGivenUp("fake", "no second engine"));
        assertThat(engine.sessions())
                .as("a process would be left behind")
                .hasSize(1)
                .allMatch(FakeSession::isClosed);
    }

    private static Settings settings(int workers, Optional<Integer> rounds, Optional<Duration> time) {
        return new Settings(
                1, new Extent(rounds, time, workers), new RoundSize(1, 1), Stage.LIMIT, List.of(), Effort.TO_CONFIRM);
    }

    private static Json json(Stage stage) {
        return new Json(new Languages(List.of(stage.group().language())));
    }
}

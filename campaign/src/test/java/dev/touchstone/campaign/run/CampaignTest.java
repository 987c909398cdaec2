package dev.touchstone.campaign.run;

import static dev.touchstone.campaign.run.Stage.only;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.EngineStarted;
import dev.touchstone.campaign.event.Event.GroupFinished;
import dev.touchstone.campaign.event.Event.GroupStarted;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.RoundBroke;
import dev.touchstone.campaign.event.Event.RoundFinished;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.fake.FakeEngine.FakeSession;
import dev.touchstone.core.fake.FakeOracle;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class CampaignTest {

    @Test
    void eventsComeInTheOrderOfTheWork() {
        List<Event> events = Stage.withCrashOracle(1, 1, 2).play();
        assertThat(events.stream().map(event -> event.getClass().getSimpleName()))
                .containsExactly(
                        "GroupStarted",
                        "EngineStarted",
                        "RoundStarted",
                        "Judged",
                        "Judged",
                        "Judged",
                        "Judged",
                        "Judged",
                        "RoundFinished",
                        "RoundStarted",
                        "Judged",
                        "Judged",
                        "Judged",
                        "Judged",
                        "Judged",
                        "RoundFinished",
                        "GroupFinished");
        assertThat(only(Judged.class, events).stream().map(judged -> judged.round() + "." + judged.turn()))
                .containsExactly("0.0", "0.1", "0.2", "0.3", "0.4", "1.0", "1.1", "1.2", "1.3", "1.4");
        assertThat(events.getFirst())
                .isEqualTo(new GroupStarted(
                        "fake", List.of(FakeEngine.TARGET.engine()), Map.of("general", List.of("crash"))));
    }

    @Test
    void everyProposedCaseIsRunAndJudgedOnce() {
        List<String> proposed = new ArrayList<>();
        FakeEngine engine = new FakeEngine();
        List<Event> events = Stage.with(engine, oracle((round, number) -> {
                    String line = "find " + round.number() + "." + number;
                    proposed.add(line);
                    return number % 2 == 0 ? Optional.empty() : Optional.of(script(round, line));
                }))
                .play();
        assertThat(proposed).hasSize(3 * Stage.CASES);
        assertThat(engine.diary().stream().filter(line -> line.startsWith("find")))
                .hasSize(only(Judged.class, events).size())
                .hasSizeGreaterThan(5)
                .doesNotHaveDuplicates()
                .isSubsetOf(proposed);
        assertThat(only(RoundFinished.class, events).stream()
                        .mapToLong(round -> round.counts().cases())
                        .sum())
                .isEqualTo(only(Judged.class, events).size());
    }

    @Test
    void theNumberOfWorkersChangesNoCase() {
        Map<Long, String> alone = digests(Stage.withCrashOracle(1, 1, 20).play());
        assertThat(alone).hasSize(20).doesNotContainValue("");
        assertThat(alone.values()).as("every round is another one").doesNotHaveDuplicates();
        assertThat(digests(Stage.withCrashOracle(1, 2, 20).play())).isEqualTo(alone);
        assertThat(digests(Stage.withCrashOracle(2, 1, 20).play()).values())
                .doesNotContainAnyElementsOf(alone.values());
    }

    @Test
    void everyWorkerHasAnEngineOfItsOwn() {
        Stage stage = Stage.withCrashOracle(1, 2, 20);
        assertThat(only(EngineStarted.class, stage.play())).hasSize(2);
        assertThat(stage.engine().sessions()).hasSize(2).allMatch(FakeSession::isClosed);
    }

    @Test
    void ourOwnBugEndsTheRoundAndNotTheCampaign() {
        FakeOracle careless = oracle((round, number) -> {
            if (round.number() == 1) {
                throw new IllegalStateException("our own bug");
            }
            return Optional.of(script(round, "find"));
        });
        List<Event> events = Stage.with(new FakeEngine(), careless).play();
        assertThat(only(RoundBroke.class, events)).singleElement().satisfies(broke -> {
            assertThat(broke.round()).isEqualTo(1);
            assertThat(broke.evidence()).contains("our own bug", "CampaignTest");
        });
        assertThat(only(RoundFinished.class, events).stream().map(RoundFinished::round))
                .containsExactly(0L, 2L);
        assertThat(events).last().isInstanceOf(GroupFinished.class);
    }

    private static Map<Long, String> digests(List<Event> events) {
        Map<Long, String> digests = new TreeMap<>();
        only(RoundFinished.class, events).forEach(round -> digests.put(round.round(), round.digest()));
        return digests;
    }

    private interface Proposal {
        Optional<Case> propose(Round round, long number);
    }

    private static FakeOracle oracle(Proposal proposal) {
        return new FakeOracle("fake", (round, choices) -> proposal.propose(round, choices.bits()));
    }

    private static Script script(Round round, String line) {
        return new Script(round.dataset(), FakeEngine.TARGET.engine(), List.of(line));
    }
}

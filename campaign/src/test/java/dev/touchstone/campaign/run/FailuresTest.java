package dev.touchstone.campaign.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.examine.Examiner.Examination;
import dev.touchstone.campaign.examine.FindingIntake;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.settings.Extent;
import dev.touchstone.campaign.settings.RoundSize;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.campaign.store.ResumeState;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

class FailuresTest {
    private final FakeLanguage language = new FakeLanguage(List.of());
    private final FindingIntake intake = new FindingIntake();
    private final List<Event> events = new ArrayList<>();

    @Test
    void withoutTimeAFindingIsDeferred() {
        failures(0, (raw, earlier) -> {
                    throw new AssertionError("there is no time to examine it");
                })
                .consider(finding(), List.of(), false);
        assertThat(standings()).containsExactly(Standing.LATER);
        assertThat(intake.isNew(finding().coarse())).isFalse();
    }

    @Test
    void whatDoesNotFailAgainIsFlaky() {
        failures(1, (raw, earlier) -> Examination.NOTHING).consider(finding(), List.of(), false);
        assertThat(standings()).containsExactly(Standing.FLAKY);
    }

    @Test
    void aFindingOnWhichTouchstoneBreaksIsDeferredAndTheErrorIsThrown() {
        Failures breaking = failures(1, (raw, earlier) -> {
            throw new IllegalStateException("broken");
        });
        assertThatThrownBy(() -> breaking.consider(finding(), List.of(), false)).hasMessage("broken");
        assertThat(standings()).containsExactly(Standing.LATER);
    }

    private List<Standing> standings() {
        return events.stream()
                .filter(Considered.class::isInstance)
                .map(event -> ((Considered) event).standing())
                .toList();
    }

    private Failures failures(double share, BiFunction<Finding, List<Case>, Examination> examine) {
        Settings settings = new Settings(
                1,
                new Extent(Optional.of(1), Optional.empty(), 1),
                new RoundSize(1, 1),
                Duration.ofSeconds(1),
                List.of("crash"),
                Effort.DEFAULT);
        GroupRun run = new GroupRun(
                settings,
                new Group(language, List.of(FakeEngine.TARGET)),
                List.of(),
                new Json(new Languages(List.of(language))),
                ResumeState.NONE,
                events::add,
                new Rounds(settings, language.name(), ResumeState.NONE, () -> false));
        return new Failures(run, intake, new ShrinkBudget(share, 1, () -> Duration.ZERO), examine);
    }

    private static Finding finding() {
        return new Finding(
                "crash",
                "why",
                new Script(FakeLanguage.graph(1), FakeEngine.TARGET.engine(), List.of("find it")),
                new Fail(Kind.CRASH, FakeEngine.TARGET.engine(), "here", "It dies."),
                Transcript.NONE,
                new Finding.Origin("fake", 1, 1, 1));
    }
}

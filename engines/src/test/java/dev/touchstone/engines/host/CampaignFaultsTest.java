package dev.touchstone.engines.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.EngineRestarted;
import dev.touchstone.campaign.event.Event.EngineStarted;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.RoundFinished;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.examine.FindingIntake;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.run.Campaign;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.settings.Extent;
import dev.touchstone.campaign.settings.RoundSize;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.core.choice.Choices;
import dev.touchstone.core.dataset.Dataset;
import dev.touchstone.core.dataset.DatasetSettings;
import dev.touchstone.core.engine.Dialect;
import dev.touchstone.core.engine.Probe;
import dev.touchstone.core.engine.References;
import dev.touchstone.core.engine.Statement;
import dev.touchstone.core.generate.Limits;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Language;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.language.StatementReader;
import dev.touchstone.core.oracle.Case;
import dev.touchstone.core.oracle.Oracle;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.relation.question.Phrasing;
import dev.touchstone.core.report.LanguageReport;
import dev.touchstone.core.shrink.ShrinkRules;
import dev.touchstone.engines.statement.Text;
import dev.touchstone.gremlin.report.GremlinReport;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** A campaign on an engine that breaks in every way goes on to its end, and tells of everything. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CampaignFaultsTest {
    /** Played once for all tests, because limits must run out in it. */
    private final List<Event> byTwo = play(2);

    /** Asks the fake engine for good and bad things. */
    private static final class Trouble implements Language {
        @Override
        public String name() {
            return "fake";
        }

        @Override
        public Dataset dataset(DatasetSettings settings, Dialect dialect, Choices schema, Choices content) {
            return FakeSessions.graph(content.between(1, 5));
        }

        @Override
        public Statement query(Dataset dataset, Dialect dialect, Limits limits, Choices choices) {
            return new Text(
                    choices.chance(0.6)
                            ? "nodes"
                            : choices.pickOf("exit", "spin", "memory", "overflow", "break", "reject"));
        }

        @Override
        public List<String> ingredients() {
            return List.of();
        }

        @Override
        public List<Oracle> oracles() {
            return List.of();
        }

        @Override
        public List<Probe> probes() {
            return List.of();
        }

        @Override
        public List<Class<? extends Statement>> statements() {
            return List.of(Text.class);
        }

        @Override
        public List<Class<? extends Case>> cases() {
            return List.of();
        }

        @Override
        public List<Class<? extends Phrasing>> phrasings() {
            return List.of();
        }

        @Override
        public Optional<StatementReader> statementReader() {
            return Optional.empty();
        }

        @Override
        public LanguageReport report() {
            return new GremlinReport();
        }

        @Override
        public ShrinkRules shrinkRules() {
            return ShrinkRules.NONE;
        }

        @Override
        public Optional<References> references() {
            return Optional.empty();
        }
    }

    private static List<Event> play(int workers) {
        Settings settings = new Settings(
                3,
                new Extent(Optional.of(4), Optional.empty(), workers),
                new RoundSize(2, 10),
                Duration.ofMillis(500),
                List.of("crash"),
                Effort.TO_CONFIRM);
        Trouble language = new Trouble();
        List<Event> events = new ArrayList<>();
        new Campaign(
                        settings,
                        (target, watcher) -> FakeSessions.session(watcher),
                        new Json(new Languages(List.of(language))),
                        new FindingIntake(),
                        events::add)
                .run(List.of(new Group(language, List.of(FakeSessions.TARGET))));
        return events;
    }

    @Test
    void everyCaseIsJudgedAndEveryDeathIsFollowedByARestart() {
        List<Event> events = byTwo;
        assertThat(events.stream().filter(Judged.class::isInstance)).hasSize(40);
        assertThat(events.stream().filter(RoundFinished.class::isInstance)).hasSize(4);
        assertThat(events.stream().filter(EngineStarted.class::isInstance)).hasSize(2);
        assertThat(events.stream().filter(EngineRestarted.class::isInstance)).isNotEmpty();
        assertThat(events.stream()
                        .filter(Considered.class::isInstance)
                        .map(Considered.class::cast)
                        .filter(considered -> considered.standing() == Standing.NEW)
                        .map(considered -> considered.finding().fail().kind()))
                .contains(Kind.CRASH, Kind.HANG, Kind.INTERNAL_ERROR);
        assertThat(failures(events))
                .as("every failing case was considered")
                .isEqualTo(events.stream().filter(Considered.class::isInstance).count());
    }

    @Test
    void theRoundsAreTheSameWithOneAndWithTwoWorkers() {
        assertThat(digests(play(1))).containsExactlyInAnyOrderElementsOf(digests(byTwo));
    }

    private static long failures(List<Event> events) {
        return events.stream()
                .filter(event -> event instanceof Judged judged && judged.verdict() instanceof Fail)
                .count();
    }

    private static List<String> digests(List<Event> events) {
        return events.stream()
                .filter(RoundFinished.class::isInstance)
                .map(RoundFinished.class::cast)
                .map(round -> round.round() + " " + round.digest())
                .toList();
    }
}

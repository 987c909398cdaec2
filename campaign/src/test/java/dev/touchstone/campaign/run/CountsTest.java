package dev.touchstone.campaign.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.CampaignTotals;
import dev.touchstone.campaign.event.CampaignTotals.Fates;
import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.Considering;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.RoundBroke;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.event.Listener;
import dev.touchstone.campaign.examine.FindingIntake;
import dev.touchstone.campaign.round.Group;
import dev.touchstone.campaign.settings.Effort;
import dev.touchstone.campaign.settings.Extent;
import dev.touchstone.campaign.settings.RoundSize;
import dev.touchstone.campaign.settings.Settings;
import dev.touchstone.campaign.store.EventLog;
import dev.touchstone.campaign.store.LogSummary;
import dev.touchstone.core.engine.Outcome;
import dev.touchstone.core.fake.FakeEngine;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.FakeOracle;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The numbers of a campaign add up, however often it is stopped, and are those of one that was not. */
@Timeout(120)
class CountsTest {
    private static final int ROUNDS = 3;
    private static final int CASES = 6;

    /** Asks for a number; some fail, and making those small meets another failure. */
    private static final FakeOracle ORACLE = new FakeOracle("asks", (round, choices) -> {
        int number = choices.below(6);
        List<String> lines = number == 5 ? List.of() : List.of("find calm", "find boom", "find " + number);
        return lines.isEmpty()
                ? Optional.empty()
                : Optional.of(new Script(round.dataset(), FakeEngine.TARGET.engine(), lines));
    });

    private static Outcome answer(List<String> diary, String text) {
        boolean calm = before(diary, 1).equals("find calm");
        if (text.equals("find boom") && !calm) {
            return new Outcome.Failed(new Outcome.Thrown("Boom", "boom", "Boom", List.of("engine.Boom.run")));
        }
        boolean calmed = before(diary, 2).equals("find calm");
        boolean wrong = text.equals("find 0") || text.equals("find 1");
        return calmed && wrong ? FakeEngine.NO_ROW : FakeEngine.ONE_ROW;
    }

    private static String before(List<String> diary, int back) {
        return diary.size() > back ? diary.get(diary.size() - 1 - back) : "";
    }

    @TempDir
    Path folder = Path.of("");

    private final FakeLanguage language = new FakeLanguage(List.of(ORACLE));
    private final Json json = new Json(new Languages(List.of(language)));

    @Test
    void whatFailedIsReportedOrSeenAgainOrKnownOrFlakyOrPutOff() throws IOException {
        List<Event> events = new ArrayList<>();
        CampaignTotals totals = part("one", 1, event -> {
            events.add(event);
            return false;
        });
        assertThat(events).noneMatch(RoundBroke.class::isInstance);
        assertThat(totals.counts().failed()).isGreaterThan(3);
        assertThat(totals.failed().all()).isEqualTo(totals.counts().failed());
        assertThat(totals.failed()).isEqualTo(fates(events, false));
        assertThat(totals.others()).isEqualTo(fates(events, true));
        assertThat(totals.others().reported())
                .as("the failure that was met while cases were made small")
                .isEqualTo(1);
        assertThat(totals.counts().oracles())
                .hasEntrySatisfying(
                        "fake asks",
                        verdicts -> assertThat(verdicts.cases())
                                .isEqualTo(totals.counts().cases()));
        assertThat(LogSummary.read(log("one"), json).statistics().totals())
                .as("what the log says")
                .isEqualTo(totals);
    }

    private static Fates fates(List<Event> events, boolean onTheWay) {
        return new Fates(
                count(events, Standing.NEW, onTheWay),
                count(events, Standing.SEEN, onTheWay),
                count(events, Standing.KNOWN, onTheWay),
                count(events, Standing.FLAKY, onTheWay),
                events.stream()
                        .filter(event -> event instanceof Considered considered && considered.onTheWay() == onTheWay)
                        .map(event -> ((Considered) event).finding().origin())
                        .distinct()
                        .filter(origin -> isPutOff(events, origin))
                        .count());
    }

    private static boolean isPutOff(List<Event> events, Finding.Origin origin) {
        return events.stream()
                .noneMatch(event -> event instanceof Considered considered
                        && considered.standing() != Standing.LATER
                        && considered.finding().origin().equals(origin));
    }

    private static long count(List<Event> events, Standing standing, boolean onTheWay) {
        return events.stream()
                .filter(event -> event instanceof Considered considered
                        && considered.standing() == standing
                        && considered.onTheWay() == onTheWay)
                .count();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void howOftenItIsStoppedDoesNotMatter(int workers) throws IOException {
        CampaignTotals whole = part("whole", workers, event -> false);
        int stops = 0;
        for (int after = 1; after <= 4; after++) {
            String name = "stopped-" + after;
            CampaignTotals totals = stopAfter(name, workers, after);
            while (totals.rounds() < ROUNDS) {
                stops++;
                assertThat(totals.failed().all())
                        .as(name)
                        .isEqualTo(totals.counts().failed());
                assertThat(totals.counts().cases()).isGreaterThan(0);
                CampaignTotals next = stopAfter(name, workers, after);
                assertThat(next.counts().cases())
                        .as("%s: what was counted stays counted", name)
                        .isGreaterThanOrEqualTo(totals.counts().cases());
                totals = next;
            }
            assertThat(totals.counts()).as(name).isEqualTo(whole.counts());
            assertThat(totals.failed().all()).as(name).isEqualTo(whole.counts().failed());
        }
        assertThat(stops).isGreaterThan(10);
    }

    /** Plays a part of a campaign that ends after so many new cases, wherever that is. */
    private CampaignTotals stopAfter(String name, int workers, int more) throws IOException {
        int[] seen = {0};
        return part(name, workers, event -> {
            boolean counts = event instanceof Judged || event instanceof Considering || event instanceof Considered;
            return counts && ++seen[0] >= more;
        });
    }

    @Test
    void aCaseThatWasBeingLookedAtInAKilledCampaignIsPutOffUntilItGoesOn() throws IOException {
        Map<String, Finding> met = new HashMap<>();
        CampaignTotals whole = part("whole", 1, event -> {
            if (event instanceof Considered considered && considered.standing() == Standing.LATER) {
                considered.finding().origin().met().ifPresent(sort -> met.put(sort, considered.finding()));
            }
            return false;
        });
        assertThat(met).as("what was met while another was made small").isNotEmpty();
        List<String> lines = Files.readAllLines(log("whole"));
        for (int kept = 1; kept < lines.size(); kept++) {
            String name = "killed-" + kept;
            Files.write(log(name), lines.subList(0, kept));
            CampaignTotals killed =
                    LogSummary.read(log(name), json).statistics().totals();
            assertThat(killed.failed().all()).isEqualTo(killed.counts().failed());
            assertThat(killed.failed().putOff()).isNotNegative();
            List<Finding> open = met.entrySet().stream()
                    .filter(entry -> standings(log(name), entry.getKey()).equals(Set.of("LATER")))
                    .map(Map.Entry::getValue)
                    .toList();
            CampaignTotals totals = part(name, 1, open, event -> false);
            assertThat(totals.counts()).as(name).isEqualTo(whole.counts());
            assertThat(totals.failed()).as(name).isEqualTo(whole.failed());
            assertThat(totals.others()).as(name).isEqualTo(whole.others());
        }
    }

    private Set<String> standings(Path log, String met) {
        try {
            return Files.readAllLines(log).stream()
                    .map(line -> json.read(line, JsonNode.class).path("event"))
                    .filter(line -> line.path("origin").path("met").asString("").equals(met))
                    .map(line -> line.path("standing").asString(""))
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path log(String name) {
        return folder.resolve(name + ".ndjson");
    }

    /** Plays on where the log of that name ends, until {@code end} holds of an event; how the campaign stands then. */
    private CampaignTotals part(String name, int workers, Predicate<Event> end) throws IOException {
        return part(name, workers, List.of(), end);
    }

    private CampaignTotals part(String name, int workers, List<Finding> met, Predicate<Event> end) throws IOException {
        Path file = log(name);
        LogSummary before = (Files.exists(file) ? LogSummary.open(file, json) : LogSummary.none()).with(met);
        FindingIntake intake = new FindingIntake();
        intake.remember(before.findings(), before.sorts());
        List<Campaign> running = new ArrayList<>();
        try (EventLog log = new EventLog(file, json, () -> 1)) {
            Campaign campaign = new Campaign(
                    settings(workers),
                    new FakeEngine(CountsTest::answer),
                    json,
                    intake,
                    before.resume(),
                    Listener.all(before.statistics(), log, event -> {
                        if (end.test(event)) {
                            running.forEach(Campaign::stop);
                        }
                    }));
            running.add(campaign);
            campaign.run(List.of(new Group(language, List.of(FakeEngine.TARGET))));
        }
        return before.statistics().totals();
    }

    private static Settings settings(int workers) {
        return new Settings(
                7,
                new Extent(Optional.of(ROUNDS), Optional.empty(), workers),
                new RoundSize(1, CASES),
                Stage.LIMIT,
                List.of("asks"),
                new Effort(Duration.ofSeconds(20), 200, 1));
    }
}

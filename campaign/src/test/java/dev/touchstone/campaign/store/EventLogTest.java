package dev.touchstone.campaign.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.Counts;
import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.event.Event.Considered;
import dev.touchstone.campaign.event.Event.EngineRestarted;
import dev.touchstone.campaign.event.Event.EngineStarted;
import dev.touchstone.campaign.event.Event.GroupFinished;
import dev.touchstone.campaign.event.Event.GroupStarted;
import dev.touchstone.campaign.event.Event.Judged;
import dev.touchstone.campaign.event.Event.RoundBroke;
import dev.touchstone.campaign.event.Event.RoundFinished;
import dev.touchstone.campaign.event.Event.Standing;
import dev.touchstone.campaign.event.StatementCounts;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.fake.FakeLanguage;
import dev.touchstone.core.fake.Script;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Transcript;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.core.oracle.Verdict.Unknown;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EventLogTest {
    private static final EngineId ENGINE = EngineId.parse("fake@1.0");
    private static final Fail FAIL = new Fail(Kind.CRASH, ENGINE, "here", "It dies.");
    private static final Counts TALLY =
            new Counts(1, new StatementCounts(2, 2, 1), 1, 0, Map.of("rejected", 3L), Map.of());

    private final Json json = new Json(new Languages(List.of(new FakeLanguage(List.of()))));

    @TempDir
    private Path folder;

    @Test
    void casesThatDoNotFailLeaveNoLine() throws IOException {
        assertThat(logged(judged(Verdict.pass()), judged(new Unknown("rejected"))))
                .isEmpty();
    }

    @Test
    void casesThatFailLeaveALine() throws IOException {
        assertThat(logged(judged(Verdict.pass()), judged(FAIL))).singleElement().satisfies(line -> {
            assertThat(line).startsWith("{\"format\":1,\"at\":7,\"event\":{\"is\":\"judged\",");
            assertThat(EventLog.Logged.parse(line, json)).isEqualTo(new EventLog.Logged(7, judged(FAIL)));
        });
    }

    @Test
    void everyLineIsJsonAndSaysWhatItIs() throws IOException {
        List<Event> events = List.of(
                new GroupStarted("fake", List.of(ENGINE), Map.of("general", List.of("crash"))),
                new EngineStarted(ENGINE, "1.0 \"final\"\n"),
                judged(FAIL),
                considered(),
                new EngineRestarted(ENGINE, "asked to"),
                new RoundFinished("fake", 3, "abc", TALLY),
                new RoundBroke("fake", 4, "java.lang.Error\n\tat a.B.c"),
                new GroupFinished("fake", 10, 10, 5));
        assertThat(logged(events.toArray(new Event[0])))
                .map(line -> EventLog.Logged.parse(line, json).event())
                .containsExactlyElementsOf(events.stream()
                        .map(event -> event instanceof Event.Considered considered
                                ? Event.Consideration.of(considered)
                                : event)
                        .toList());
    }

    @Test
    void aFindingIsNamedWithoutItsCase() throws IOException {
        assertThat(logged(considered()))
                .singleElement()
                .satisfies(line -> assertThat(line)
                        .contains(considered().finding().signature().text(), "\"standing\":\"NEW\"", "\"seed\":42")
                        .doesNotContain("dataset", "find it"));
    }

    @Test
    void anEarlierLogIsContinued() throws IOException {
        logged(judged(FAIL));
        assertThat(logged(new GroupFinished("fake", 10, 10, 5))).hasSize(2);
    }

    @Test
    void aLineCanBeReadWhileTheCampaignRuns() throws IOException {
        try (EventLog log = new EventLog(folder.resolve("events.ndjson"), json, () -> 7)) {
            log.on(judged(FAIL));
            assertThat(Files.readAllLines(folder.resolve("events.ndjson"))).hasSize(1);
        }
    }

    private List<String> logged(Event... events) throws IOException {
        Path file = folder.resolve("events.ndjson");
        try (EventLog log = new EventLog(file, json, () -> 7)) {
            for (Event event : events) {
                log.on(event);
            }
        }
        return Files.readAllLines(file);
    }

    private static Judged judged(Verdict verdict) {
        return new Judged("fake", 3, 7, "crash", verdict, TALLY, TALLY);
    }

    private static Considered considered() {
        Script script = new Script(FakeLanguage.graph(1), ENGINE, List.of("find it"));
        return new Considered(
                new Finding("crash", "why", script, FAIL, Transcript.NONE, new Finding.Origin("fake", 42, 3, 7)),
                Standing.NEW);
    }
}

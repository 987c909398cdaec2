package dev.touchstone.triage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.campaign.event.Counts;
import dev.touchstone.campaign.event.Event;
import dev.touchstone.campaign.store.EventLog;
import dev.touchstone.core.engine.EngineId;
import dev.touchstone.core.finding.Finding;
import dev.touchstone.core.json.Json;
import dev.touchstone.core.language.Languages;
import dev.touchstone.core.oracle.Verdict;
import dev.touchstone.core.oracle.Verdict.Fail;
import dev.touchstone.core.oracle.Verdict.Kind;
import dev.touchstone.triage.Curves.Point;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class CurvesTest {
    private static final Json JSON = new Json(new Languages(List.of()));

    private static String failed(long at, int turn) {
        Fail fail = new Fail(Kind.CRASH, EngineId.parse("fake@1"), "m", "c");
        return line(at, new Event.Judged("fake", 2, turn, "crash", fail, Counts.NONE, Counts.NONE));
    }

    private static String considered(long at, String signature, Event.Standing standing) {
        return line(
                at,
                new Event.Consideration(
                        signature,
                        signature,
                        standing,
                        Optional.empty(),
                        "crash",
                        new Finding.Origin("fake", 1, 2, 0),
                        false));
    }

    private static String line(long at, Event event) {
        return JSON.storedLine(new EventLog.Logged(at, event));
    }

    private static final List<String> LINES = List.of(
            line(0, new Event.GroupStarted("fake", List.of(), Map.of())),
            failed(1000, 0),
            considered(1500, "a", Event.Standing.NEW),
            failed(61_000, 1),
            considered(61_500, "a", Event.Standing.SEEN),
            failed(200_000, 2),
            considered(200_000, "b", Event.Standing.NEW),
            failed(300_000, 3),
            considered(300_000, "c", Event.Standing.FLAKY),
            line(
                    300_005,
                    new Event.Judged("fake", 2, 4, "crash", new Verdict.Unknown("rejected"), Counts.NONE, Counts.NONE)),
            "{\"format\":1,\"at\":5,\"eve");

    private static final CampaignLog LOG = log(LINES);

    /** A log whose last line may be cut off. */
    private static CampaignLog log(List<String> lines) {
        try {
            Path file = Files.createTempFile("events", ".ndjson");
            try {
                Files.writeString(
                        file, String.join("\n", lines) + (lines.getLast().endsWith("}") ? "\n" : ""));
                return CampaignLog.read(file, JSON);
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Curves curves(Map<String, List<String>> versions) {
        return new Curves(LOG.discrepancies(), LOG.firstSeen(), versions);
    }

    @Test
    void theLogIsReadUpToWhereItWasCutOff() {
        assertThat(LOG.discrepancies()).containsExactly(1000L, 61_000L, 200_000L, 300_000L);
        assertThat(LOG.firstSeen()).containsExactly(Map.entry("a", 1500L), Map.entry("b", 200_000L));
        assertThat(LOG.count(Event.Standing.FLAKY)).isEqualTo(1);
    }

    @Test
    void aTurnThatWasPlayedAgainIsCountedOnce() {
        CampaignLog resumed = log(List.of(failed(100, 1), failed(200, 2), failed(300, 1)));
        assertThat(resumed.discrepancies()).containsExactly(100L, 200L);
    }

    @Test
    void ofTwoLogsTheEarlierTimeCounts() {
        CampaignLog old = log(List.of(considered(7, "b", Event.Standing.NEW)));
        assertThat(LOG.and(old).firstSeen()).containsEntry("b", 7L);
    }

    @Test
    void findingsWithTheSameVersionsCountOnce() {
        Curves same = curves(Map.of("a", List.of("fake", "1", "2"), "b", List.of("fake", "1", "2")));
        assertThat(same.at(61_000)).isEqualTo(new Point(61_000, 2, 1, 1));
        assertThat(same.at(same.end())).isEqualTo(new Point(300_000, 4, 2, 1));
        Curves distinct = curves(Map.of("a", List.of("fake", "1"), "b", List.of("other", "1")));
        assertThat(distinct.at(distinct.end()).versionDistinct()).isEqualTo(2);
    }

    @Test
    void theTableHasRoundTimes() {
        assertThat(CurveTable.of(curves(Map.of("a", List.of("fake", "1")))))
                .as("b was not tried, so that the last number is not known")
                .containsExactly(
                        " minutes       N_D  findings     N_VDD",
                        "       0         0         0         -",
                        "       1         1         1         -  #######",
                        "       2         2         1         -  ###############",
                        "       3         2         1         -  ###############",
                        "       4         3         2         -  ######################",
                        "       5         4         2         -  ##############################");
    }

    @Test
    void thePictureIsXmlWithALegend() throws Exception {
        String svg = CurvePicture.of(curves(Map.of("a", List.of("fake", "1"), "b", List.of("fake", "2"))), "a < b & c");
        assertThat(DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new InputSource(new StringReader(svg)))
                        .getDocumentElement()
                        .getTextContent())
                .contains("a < b & c", "discrepancies (N_D)", "findings", "version-distinct (N_VDD)", "minutes");
        assertThat(CurvePicture.of(new Curves(List.of(), Map.of(), Map.of()), "nothing"))
                .doesNotContain("NaN");
    }
}

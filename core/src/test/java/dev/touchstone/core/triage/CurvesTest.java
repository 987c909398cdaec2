package dev.touchstone.core.triage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.core.json.Json;
import dev.touchstone.core.oracle.Languages;
import dev.touchstone.core.triage.Curves.Point;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class CurvesTest {
    private static final Json JSON = new Json(new Languages(List.of()));

    private static final String FAIL = """
            {"event":"Judged","at":%d,"oracle":"crash","tally":{},"verdict":
            {"is":"Fail","kind":"CRASH","engine":"fake@1","mark":"m","claim":"c"}}""".replace("\n", "");

    private static String considered(long at, String signature, String standing) {
        return "{\"event\":\"Considered\",\"at\":" + at + ",\"signature\":\"" + signature + "\",\"standing\":\""
                + standing + "\",\"new\":1}";
    }

    private static final List<String> LINES = List.of(
            "{\"event\":\"GroupStarted\",\"language\":\"fake\"}",
            String.format(FAIL, 1000),
            considered(1500, "a", "NEW"),
            String.format(FAIL, 61_000),
            considered(61_500, "a", "SEEN"),
            String.format(FAIL, 200_000),
            considered(200_000, "b", "NEW"),
            String.format(FAIL, 300_000),
            considered(300_000, "c", "FLAKY"),
            "{\"event\":\"Judged\",\"at\":5,\"verdict\":{\"is\":\"Unknown\",\"reason\":\"rejected\"}}",
            "{\"event\":\"Jud");

    private static final CampaignLog LOG = CampaignLog.read(LINES, JSON);

    private static Curves curves(Map<String, List<String>> versions) {
        return new Curves(LOG.discrepancies(), LOG.firstSeen(), versions);
    }

    @Test
    void theLogIsReadUpToWhereItWasCutOff() {
        assertThat(LOG.discrepancies()).containsExactly(1000L, 61_000L, 200_000L, 300_000L);
        assertThat(LOG.firstSeen()).containsExactly(Map.entry("a", 1500L), Map.entry("b", 200_000L));
        assertThat(LOG.count("FLAKY")).isEqualTo(1);
    }

    @Test
    void aTurnThatWasPlayedAgainIsCountedOnce() {
        String turn = FAIL.replace("\"oracle\"", "\"language\":\"fake\",\"round\":2,\"turn\":%d,\"oracle\"");
        CampaignLog resumed = CampaignLog.read(
                List.of(String.format(turn, 100, 1), String.format(turn, 200, 2), String.format(turn, 300, 1)), JSON);
        assertThat(resumed.discrepancies()).containsExactly(100L, 200L);
    }

    @Test
    void aLineWithoutATimeIsOfTheBeginning() {
        CampaignLog old =
                CampaignLog.read(List.of("{\"event\":\"Considered\",\"signature\":\"b\",\"standing\":\"NEW\"}"), JSON);
        assertThat(old.firstSeen()).containsExactly(Map.entry("b", 0L));
        assertThat(LOG.and(old).firstSeen()).as("of both, the earlier").containsEntry("b", 0L);
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
